import type {
  AdminDeposit,
  AdminMember,
  AdminWithdrawal,
  Dispute,
  MemberId,
  ParkedNotice,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { CashierUses } from './cashier-uses.ts';
import { shownDeposits } from './deposit.ts';
import type { DepositRow } from './deposits.store.ts';
import { paymentNotices, payoutNotices, type NoticeRow } from './notices.store.ts';
import { payoutMethodsOf, type PayoutMethodRow } from './payout-accounts.store.ts';
import { adminProof } from './proof-image.ts';
import { proofsOf } from './proofs.store.ts';
import { shownStep, withdrawalFacts } from './withdrawal.ts';
import { approvalsOf, disputesOf, stepsOf } from './withdrawal-story.store.ts';
import type { WithdrawalRow } from './withdrawals.store.ts';

/** Withdrawals with everything an operator needs for the decision, in the order of the input. */
export async function shownAdminWithdrawals(
  { db: { read } }: Core,
  uses: CashierUses,
  rows: readonly WithdrawalRow[],
): Promise<AdminWithdrawal[]> {
  const ids = rows.map(({ id }) => id);
  const brands = [...new Set(rows.map(({ brand }) => brand))];
  const methods = (await Promise.all(brands.map((brand) => payoutMethodsOf(read, brand)))).flat();
  const [members, steps, approvals, disputes, parked, proofs] = await Promise.all([
    adminMembers(uses, rows),
    stepsOf(read, ids),
    approvalsOf(read, ids),
    disputesOf(read, ids),
    payoutNotices.parked(read, ids),
    proofsOf(read, ids),
  ]);
  return rows.map((row) => {
    const own = <Part extends { readonly withdrawal_id: string }>(parts: readonly Part[]) =>
      parts.filter(({ withdrawal_id }) => withdrawal_id === row.id);
    const [dispute] = own(disputes);
    const word = parked.find(({ subject }) => subject === row.id);
    const images = proofs.filter(({ subject }) => subject === row.id).map(adminProof);
    return {
      ...facts(row, methodOf(methods, row)),
      member: memberOf(members, row.member_id),
      steps: own(steps).map(shownStep),
      approvals: own(approvals).map(({ operator, at }) => ({ operator, at: at.toISOString() })),
      dispute: dispute ? shownDispute(dispute.opened_at, dispute.remark, images) : null,
      parked: word ? shownWord(word) : null,
    };
  });
}

/** Deposits with their member and the parked notice, in the order of the input. */
export async function shownAdminDeposits(
  { db: { read } }: Core,
  uses: CashierUses,
  rows: readonly DepositRow[],
): Promise<AdminDeposit[]> {
  const ids = rows.map(({ id }) => id);
  const [members, deposits, parked] = await Promise.all([
    adminMembers(uses, rows),
    shownDeposits(read, rows, adminProof),
    paymentNotices.parked(read, ids),
  ]);
  return rows.flatMap((row, index) => {
    const deposit = deposits[index];
    const word = parked.find(({ subject }) => subject === row.id);
    if (!deposit) return [];
    return {
      deposit,
      member: memberOf(members, row.member_id),
      currency: row.currency,
      parked: word ? shownWord(word) : null,
    };
  });
}

function facts(row: WithdrawalRow, method: PayoutMethodRow | undefined) {
  return {
    ...withdrawalFacts(row, method),
    payee: row.payee,
    fields: (method?.fields ?? []).map(({ name, label }) => ({
      label,
      text: row.fields[name] ?? '',
    })),
    currency: row.currency,
    approvalsNeeded: row.approvals_needed,
  };
}

function methodOf(methods: readonly PayoutMethodRow[], row: WithdrawalRow) {
  return methods.find(({ brand, code }) => brand === row.brand && code === row.method);
}

function shownDispute(openedAt: Date, remark: string, images: Dispute['images']): Dispute {
  return { openedAt: openedAt.toISOString(), remark, images };
}

function shownWord(word: NoticeRow): ParkedNotice {
  return {
    provider: word.provider,
    eventId: word.event_id,
    state: word.state,
    amount: word.amount,
    receivedAt: word.received_at.toISOString(),
  };
}

/** The members of a page, in one statement. */
async function adminMembers(
  { identity }: CashierUses,
  rows: readonly { readonly member_id: MemberId }[],
): Promise<ReadonlyMap<MemberId, AdminMember>> {
  const ids = [...new Set(rows.map(({ member_id }) => member_id))];
  const members = await identity.byIds(ids);
  return new Map(
    members.map(({ id, account, brand, joinedAt }) => [
      id,
      { id, account, brand, joinedAt: joinedAt.toISOString() },
    ]),
  );
}

function memberOf(members: ReadonlyMap<MemberId, AdminMember>, id: MemberId): AdminMember {
  const member = members.get(id);
  if (!member) throw new Error(`the member ${id} of a booking is unknown`);
  return member;
}
