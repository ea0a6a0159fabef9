import type { DepositId, PaymentNotice, PayoutNotice, WithdrawalId } from '@croupier/contracts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export interface NoticeTables {
  payment_notices: {
    provider: string;
    event_id: string;
    deposit_id: string;
    state: string;
    amount: string;
    currency: string;
    outcome: NoticeOutcome;
    received_at: Date;
    /** When an operator said what becomes of a parked word's money. */
    settled_at: Date | null;
  };
  payout_notices: {
    provider: string;
    event_id: string;
    withdrawal_id: string;
    state: string;
    amount: string;
    currency: string;
    outcome: NoticeOutcome;
    received_at: Date;
    settled_at: Date | null;
  };
}

/** What came of a provider's word: only `applied` changed anything; `parked` waits for an operator. */
export type NoticeOutcome = 'applied' | 'late' | 'mismatch' | 'parked';
export type PaymentNoticeRow = Selectable<NoticeTables['payment_notices']>;
export type PayoutNoticeRow = Selectable<NoticeTables['payout_notices']>;

type Read = Db['read'];

/** Writes a notice down; the key on its event holds it to once. */
export async function insertNotice(
  tx: Tx,
  provider: string,
  notice: PaymentNotice,
  { outcome, at }: { outcome: NoticeOutcome; at: Date },
): Promise<void> {
  await tx
    .insertInto('payment_notices')
    .values({
      provider,
      event_id: notice.event_id,
      deposit_id: notice.reference,
      state: notice.state,
      amount: notice.amount,
      currency: notice.currency,
      outcome,
      received_at: at,
      settled_at: null,
    })
    .execute();
}

export async function noticeOutcome(
  tx: Tx,
  provider: string,
  eventId: string,
): Promise<NoticeOutcome | null> {
  const row = await tx
    .selectFrom('payment_notices')
    .select('outcome')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row?.outcome ?? null;
}

/** Writes a notice down; the key on its event holds it to once. */
export async function insertPayoutNotice(
  tx: Tx,
  provider: string,
  notice: PayoutNotice,
  { outcome, at }: { outcome: NoticeOutcome; at: Date },
): Promise<void> {
  await tx
    .insertInto('payout_notices')
    .values({
      provider,
      event_id: notice.event_id,
      withdrawal_id: notice.reference,
      state: notice.state,
      amount: notice.amount,
      currency: notice.currency,
      outcome,
      received_at: at,
      settled_at: null,
    })
    .execute();
}

export async function payoutNoticeOutcome(
  tx: Tx,
  provider: string,
  eventId: string,
): Promise<NoticeOutcome | null> {
  const row = await tx
    .selectFrom('payout_notices')
    .select('outcome')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row?.outcome ?? null;
}

/** Words on payouts that wait for an operator. */
export function parkedPayoutNotices(
  read: Read,
  ids: readonly WithdrawalId[],
): Promise<PayoutNoticeRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return read
    .selectFrom('payout_notices')
    .selectAll()
    .where('withdrawal_id', 'in', [...ids])
    .where('outcome', '=', 'parked')
    .where('settled_at', 'is', null)
    .orderBy('received_at')
    .execute();
}

export async function settlePayoutNotices(tx: Tx, id: WithdrawalId, at: Date): Promise<void> {
  await tx
    .updateTable('payout_notices')
    .set({ settled_at: at })
    .where('withdrawal_id', '=', id)
    .where('outcome', '=', 'parked')
    .where('settled_at', 'is', null)
    .execute();
}

/** Words on payments that wait for an operator. */
export function parkedPaymentNotices(
  read: Read,
  ids: readonly DepositId[],
): Promise<PaymentNoticeRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return read
    .selectFrom('payment_notices')
    .selectAll()
    .where('deposit_id', 'in', [...ids])
    .where('outcome', '=', 'parked')
    .where('settled_at', 'is', null)
    .orderBy('received_at')
    .execute();
}

export async function settlePaymentNotices(tx: Tx, id: DepositId, at: Date): Promise<void> {
  await tx
    .updateTable('payment_notices')
    .set({ settled_at: at })
    .where('deposit_id', '=', id)
    .where('outcome', '=', 'parked')
    .where('settled_at', 'is', null)
    .execute();
}
