import type {
  Deposit,
  DepositMethod,
  DepositId,
  InputOf,
  MemberId,
  OutputOf,
  PaymentNotice,
  PayoutNotice,
  TransferNotice,
  calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { queryPendingPayments } from './query-pending-payments.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { createCashierAdmin, type CashierAdmin } from './cashier-admin.ts';
import { shownDeposits, shownMethod } from './deposit.ts';
import { insertMethod, methodsOf } from './deposit-methods.store.ts';
import { depositsOf, type DepositRow } from './deposits.store.ts';
import { rulesOf, type BrandRules } from './brand-rules.ts';
import { receiveTransferNotice, proveDeposit } from './match-deposit.ts';
import type { NoticeOutcome } from './notices.store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { insertPayoutMethod } from './payout-accounts.store.ts';
import { dropAbandonedProofs, proofBytes, uploadProof } from './proofs.ts';
import { openDepositPage, requestDeposit, type RequestFailure } from './request-deposit.ts';
import { insertSettings } from './settings.store.ts';
import { receiveDepositNotice, type NoticeFailure } from './settle-deposit.ts';
import { receivePayoutNotice } from './settle-payout.ts';
import { createWithdrawing, type Withdrawing } from './withdrawing.ts';
import type { CashierUses } from './cashier-uses.ts';

interface Sender {
  readonly provider: string;
  readonly nonce: string;
}

type NoticeResult = Promise<Outcome<Exclude<NoticeOutcome, 'mismatch'>, NoticeFailure>>;

export interface Cashier extends Withdrawing {
  /** Operator actions on deposits and withdrawals that wait for a decision. */
  readonly admin: CashierAdmin;
  methods(brand: string): Promise<Outcome<readonly DepositMethod[]>>;
  /** Adds a brand's methods and rules; existing rows are not changed. */
  addRules(rules: BrandRules): Promise<void>;
  /** Opens a deposit and its payment. The same key and input always give the same deposit. */
  request(
    member: Member,
    input: InputOf<typeof calls.requestDeposit>,
    visit: { readonly key: string; readonly origin: string },
  ): Promise<Outcome<Deposit, RequestFailure>>;
  deposits(
    member: Member,
    input: InputOf<typeof calls.deposits>,
  ): Promise<Outcome<OutputOf<typeof calls.deposits>>>;
  openPage(member: Member, id: DepositId): ReturnType<typeof openDepositPage>;
  cancelDeposit(member: Member, id: DepositId): ReturnType<typeof cancelDeposit>;
  prove(member: Member, input: InputOf<typeof calls.proveDeposit>): ReturnType<typeof proveDeposit>;
  uploadProof(member: Member, base64: string): ReturnType<typeof uploadProof>;
  /** JPEG of a proof, for its owner or (`null`) for an operator; `null` for any other member. */
  proofBytes(id: string, owner: MemberId | null): Promise<Buffer | null>;
  provider(code: string): PaymentProvider | null;
  /** Process a provider's notice whose signature is verified. Repeated and late notices change nothing. */
  receiveDepositNotice(notice: PaymentNotice, from: Sender): NoticeResult;
  receivePayoutNotice(notice: PayoutNotice, from: Sender): NoticeResult;
  receiveTransferNotice(
    notice: TransferNotice,
    from: Sender,
  ): ReturnType<typeof receiveTransferNotice>;
  /** Asks the providers about deposits without a notice. */
  queryPending(): Promise<void>;
  dropForgottenProofs(): Promise<void>;
}

const pageSize = 20;

export function createCashier(core: Core, uses: CashierUses): Cashier {
  const { db } = core;
  const provider = (code: string) => uses.providers.find((one) => one.code === code) ?? null;

  return {
    ...createWithdrawing(core, uses, provider),
    admin: createCashierAdmin(core, uses),
    provider,
    methods: async (brand) => done((await methodsOf(db.read, brand)).map(shownMethod)),
    addRules: (rules) =>
      db.transaction(async (tx) => {
        const { settings, deposits, payouts } = rulesOf(rules);
        await insertSettings(tx, settings);
        for (const row of deposits) await insertMethod(tx, row);
        for (const row of payouts) await insertPayoutMethod(tx, row);
      }),
    request: (member, input, visit) =>
      requestDeposit(
        core,
        { providerOf: provider, protection: uses.protection },
        { member, input, ...visit },
      ),
    async deposits(member, { before = null, limit = pageSize }) {
      const rows = await depositsOf(db.read, member.id, { before, limit: limit + 1 });
      return done({
        rows: await shownDeposits(db.read, rows.slice(0, limit)),
        next: nextOf(rows, limit),
      });
    },
    openPage: (member, id) => openDepositPage(core, provider, { member, id }),
    cancelDeposit: (member, id) => cancelDeposit(core, uses, { member, id, providerOf: provider }),
    prove: (member, input) => proveDeposit(core, member, input),
    uploadProof: (member, base64) => uploadProof(core, member, base64),
    proofBytes: (id, owner) => proofBytes(core, id, owner),
    receiveDepositNotice: (notice, from) => receiveDepositNotice(core, uses, notice, from),
    receivePayoutNotice: (notice, from) => receivePayoutNotice(core, uses, notice, from),
    receiveTransferNotice: (notice, from) => receiveTransferNotice(core, uses, notice, from),
    queryPending: () => queryPendingPayments(core, uses, provider),
    dropForgottenProofs: () => dropAbandonedProofs(core),
  };
}

/** Cursor after a page that was read with one extra row. */
function nextOf(rows: readonly DepositRow[], limit: number): DepositId | null {
  return rows.length > limit ? (rows[limit - 1]?.id ?? null) : null;
}
