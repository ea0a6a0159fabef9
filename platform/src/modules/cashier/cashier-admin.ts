import {
  formatAmount,
  type BankTransfer,
  type ErrorCode,
  type InputOf,
  type MemberId,
  type StatementEntry,
  type WithdrawalFile,
  type WithdrawalId,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { accounts } from '../ledger/index.ts';
import { shownEntry } from '../wallet/index.ts';
import type { CashierUses } from './cashier-uses.ts';
import { approve, reject, unknown } from './decide-withdrawal.ts';
import { shownAdminDeposits, shownAdminWithdrawals } from './admin-rows.ts';
import { brandsOf, queuedDeposits, queuedWithdrawals, totalsOf } from './cashier-admin.store.ts';
import { allMethods } from './deposit-methods.store.ts';
import { depositsOf, type DepositRow } from './deposits.store.ts';
import { settleDispute, settleParked } from './disputes.ts';
import { matchDeposit, refuseDeposit } from './match-deposit.ts';
import { settingsOf } from './settings.store.ts';
import { unmatchedTransfers } from './transfers.store.ts';
import { adminMethod, setTurnover } from './turnover-admin.ts';
import { withdrawalById, withdrawalsOf, type WithdrawalRow } from './withdrawals.store.ts';

export type CashierAdmin = ReturnType<typeof createCashierAdmin>;

type WithdrawalsInput = InputOf<typeof calls.adminWithdrawals>;
type DepositsInput = InputOf<typeof calls.adminDeposits>;

export interface MemberPage {
  readonly before?: string;
  readonly limit?: number;
}

const pageSize = 20;
const firstPage = { brand: null, before: null, limit: pageSize };
const latestEntries = 20;
const transfersShown = 100;

/** The operators' queues of deposits and withdrawals, and the actions on them. */
export function createCashierAdmin(core: Core, uses: CashierUses) {
  const { read } = core.db;
  const withdrawalOf = (row: WithdrawalRow) => onlyRow(shownAdminWithdrawals(core, uses, [row]));
  const depositOf = (row: DepositRow) => onlyRow(shownAdminDeposits(core, uses, [row]));

  return {
    async withdrawals(query: WithdrawalsInput) {
      const { queue, brand, before, limit } = { ...firstPage, ...query };
      const rows = await queuedWithdrawals(read, { queue, brand, before, limit: limit + 1 });
      const shown = await shownAdminWithdrawals(core, uses, rows.slice(0, limit));
      return done({ rows: shown, next: nextOf(rows, limit) });
    },
    async file(id: WithdrawalId): Promise<Outcome<WithdrawalFile, 'not-found'>> {
      const row = await withdrawalById(read, id);
      if (!row) return unknown;
      const totals = await totalsOf(read, row.member_id);
      return done({
        withdrawal: await withdrawalOf(row),
        depositedTotal: formatAmount(totals.depositedUnits),
        withdrawnTotal: formatAmount(totals.withdrawnUnits),
        entries: await latestOf(uses, row),
      });
    },
    /** A withdrawal above this amount needs two operators; `null` if the brand has no such setting. */
    twoPersonUnitsOf: async (brand: string) =>
      (await settingsOf(read, brand))?.two_person_units ?? null,
    /** Brand of a subject, so that operators of other brands are denied access. */
    brandOf: (subject: keyof typeof brandsOf, id: string) => brandsOf[subject](read, id),
    approve: async (operator: Operator, input: InputOf<typeof calls.approveWithdrawal>) =>
      shownAs(await approve(core, uses, operator, input), withdrawalOf),
    reject: async (operator: Operator, input: InputOf<typeof calls.rejectWithdrawal>) =>
      shownAs(await reject(core, uses, operator, input), withdrawalOf),
    settleDispute: async (operator: Operator, input: InputOf<typeof calls.settleDispute>) =>
      shownAs(await settleDispute(core, uses, operator, input), withdrawalOf),
    settleParked: async (operator: Operator, input: InputOf<typeof calls.settleParkedPayout>) =>
      shownAs(await settleParked(core, uses, operator, input), withdrawalOf),
    async deposits(query: DepositsInput) {
      const { queue, brand, before, limit } = { ...firstPage, ...query };
      const rows = await queuedDeposits(read, { queue, brand, before, limit: limit + 1 });
      const shown = await shownAdminDeposits(core, uses, rows.slice(0, limit));
      return done({ rows: shown, next: nextOf(rows, limit) });
    },
    async depositsOf(member: MemberId, { before, limit = pageSize }: MemberPage) {
      const rows = await depositsOf(read, member, { before: before ?? null, limit: limit + 1 });
      const shown = await shownAdminDeposits(core, uses, rows.slice(0, limit));
      return done({ rows: shown, next: nextOf(rows, limit) });
    },
    async withdrawalsOf(member: MemberId, { before, limit = pageSize }: MemberPage) {
      const rows = await withdrawalsOf(read, member, { before: before ?? null, limit: limit + 1 });
      const shown = await shownAdminWithdrawals(core, uses, rows.slice(0, limit));
      return done({ rows: shown, next: nextOf(rows, limit) });
    },
    async unmatchedTransfers(): Promise<Outcome<readonly BankTransfer[]>> {
      const rows = await unmatchedTransfers(read, transfersShown);
      return done(
        rows.map((row) => ({
          provider: row.provider,
          bankReference: row.bank_reference,
          transferCode: row.transfer_code,
          payer: row.payer,
          amount: formatAmount(row.amount_units),
          currency: row.currency,
          receivedAt: row.received_at.toISOString(),
        })),
      );
    },
    async depositMethods({ brand = null }: { brand?: string | null }) {
      return done((await allMethods(read, brand)).map(adminMethod));
    },
    setTurnover: (operator: Operator, input: InputOf<typeof calls.setDepositTurnover>) =>
      setTurnover(core, operator, input),
    match: async (operator: Operator, input: InputOf<typeof calls.matchDeposit>) =>
      shownAs(await matchDeposit(core, uses, operator, input), depositOf),
    refuse: async (operator: Operator, input: InputOf<typeof calls.refuseDeposit>) =>
      shownAs(await refuseDeposit(core, uses, operator, input), depositOf),
  };
}

async function latestOf(
  { ledger }: CashierUses,
  { member_id }: WithdrawalRow,
): Promise<StatementEntry[]> {
  const page = { before: null, limit: latestEntries };
  const { entries } = await ledger.statement(accounts.cash(member_id), page);
  return entries.map((entry) => shownEntry(entry));
}

/** Shows the row that an operator's action changed, as on the admin page; passes a refusal through. */
async function shownAs<Row, Shown, Failure extends ErrorCode>(
  outcome: Outcome<Row, Failure>,
  show: (row: Row) => Promise<Shown>,
): Promise<Outcome<Shown, Failure>> {
  return outcome.ok ? done(await show(outcome.value)) : outcome;
}

async function onlyRow<Shown>(rows: Promise<readonly Shown[]>): Promise<Shown> {
  const [row] = await rows;
  if (row === undefined) throw new Error('the decided row cannot be shown');
  return row;
}

/** Cursor after a page that was read with one extra row. */
function nextOf(rows: readonly { readonly id: string }[], limit: number): string | null {
  return rows.length > limit ? (rows[limit - 1]?.id ?? null) : null;
}
