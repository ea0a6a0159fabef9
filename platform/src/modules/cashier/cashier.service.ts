import type {
  Deposit,
  DepositMethod,
  InputOf,
  Localized,
  OutputOf,
  PaymentNotice,
  calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import { askPending } from './ask-pending.ts';
import { depositsOf, insertMethod, methodsOf } from './cashier.store.ts';
import { shownDeposit, shownMethod } from './deposit.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { requestDeposit, type RequestFailure } from './request-deposit.ts';
import { hearNotice, type NoticeFailure } from './settle-deposit.ts';

export interface CashierUses {
  readonly ledger: Ledger;
  readonly live: Live;
  readonly providers: readonly PaymentProvider[];
}

export interface DepositMethodDraft {
  readonly brand: string;
  readonly code: string;
  readonly provider: string;
  readonly name: Localized;
  readonly minUnits: bigint;
  readonly maxUnits: bigint;
  readonly suggestedUnits: readonly bigint[];
  readonly position: number;
}

export interface Cashier {
  methods(brand: string): Promise<Outcome<readonly DepositMethod[]>>;
  /** Adds a method; one that is there already stays as it is. */
  addMethod(draft: DepositMethodDraft): Promise<void>;
  /** Opens a deposit and its payment. The same key and input is the same deposit, at any time. */
  request(
    member: Member,
    input: InputOf<typeof calls.requestDeposit>,
    visit: { readonly key: string; readonly origin: string },
  ): Promise<Outcome<Deposit, RequestFailure>>;
  deposits(
    member: Member,
    input: InputOf<typeof calls.deposits>,
  ): Promise<Outcome<OutputOf<typeof calls.deposits>>>;
  provider(code: string): PaymentProvider | null;
  /** Takes a provider's word whose signature holds. Doubled and late notices change nothing. */
  hear(
    notice: PaymentNotice,
    from: { readonly provider: string; readonly nonce: string },
  ): Promise<Outcome<'applied' | 'late', NoticeFailure>>;
  /** Asks the providers what became of deposits that they have not spoken about. */
  askPending(): Promise<void>;
}

const pageSize = 20;

export function createCashier(core: Core, uses: CashierUses): Cashier {
  const { db } = core;
  const provider = (code: string) => uses.providers.find((one) => one.code === code) ?? null;

  return {
    provider,
    methods: async (brand) => done((await methodsOf(db.read, brand)).map(shownMethod)),
    addMethod: (draft) => db.transaction((tx) => insertMethod(tx, rowOf(draft))),
    request: (member, input, visit) => requestDeposit(core, provider, { member, input, ...visit }),
    async deposits(member, { before = null, limit = pageSize }) {
      const rows = await depositsOf(db.read, member.id, { before, limit: limit + 1 });
      const shown = rows.slice(0, limit).map(shownDeposit);
      return done({ rows: shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null });
    },
    hear: (notice, from) => hearNotice(core, uses, notice, from),
    askPending: () => askPending(core, uses, provider),
  };
}

const rowOf = ({ minUnits, maxUnits, suggestedUnits, ...draft }: DepositMethodDraft) => ({
  ...draft,
  min_units: minUnits,
  max_units: maxUnits,
  suggested_units: [...suggestedUnits],
  is_enabled: true,
});
