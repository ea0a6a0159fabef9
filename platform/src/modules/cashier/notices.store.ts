import type { DepositId, PaymentNotice, PayoutNotice, WithdrawalId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';

interface Notice {
  provider: string;
  event_id: string;
  state: string;
  amount: string;
  currency: string;
  outcome: NoticeOutcome;
  received_at: Date;
  /** When an operator decided about the money of a parked notice. */
  settled_at: Date | null;
}

declare module '../../db/tables.ts' {
  interface Tables {
    payment_notices: Notice & { deposit_id: string };
    payout_notices: Notice & { withdrawal_id: string };
  }
}

/** Result of a provider's notice: only `applied` changed anything; `parked` waits for an operator. */
export type NoticeOutcome = 'applied' | 'late' | 'mismatch' | 'parked';
export type NoticeRow = Readonly<Notice> & {
  /** The id of the deposit or the withdrawal. */
  readonly subject: string;
};

export const paymentNotices = noticesIn<DepositId>('payment_notices', 'deposit_id');
export const payoutNotices = noticesIn<WithdrawalId>('payout_notices', 'withdrawal_id');

/** Store of the providers' notices on one kind of subject. */
function noticesIn<Subject extends string>(tableName: string, columnName: string) {
  const table = sql.table(tableName);
  const subject = sql.ref(columnName);
  const isParked = sql`outcome = 'parked' AND settled_at IS NULL`;
  return {
    /** Inserts a notice; the unique key on its event prevents duplicates. */
    async add(
      tx: Tx,
      provider: string,
      notice: PaymentNotice | PayoutNotice,
      { outcome, at }: { outcome: NoticeOutcome; at: Date },
    ): Promise<void> {
      const { event_id, reference, state, amount, currency } = notice;
      await sql`
        INSERT INTO ${table} (provider, event_id, ${subject}, state, amount, currency, outcome, received_at)
        VALUES (${provider}, ${event_id}, ${reference}, ${state}, ${amount}, ${currency}, ${outcome}, ${at})`.execute(
        tx,
      );
    },

    async outcomeOf(tx: Tx, provider: string, eventId: string): Promise<NoticeOutcome | null> {
      const { rows } = await sql<Pick<NoticeRow, 'outcome'>>`
        SELECT outcome FROM ${table} WHERE provider = ${provider} AND event_id = ${eventId}`.execute(
        tx,
      );
      return rows[0]?.outcome ?? null;
    },

    /** Parked notices that wait for an operator, the oldest first. */
    async parked(read: Db['read'], subjects: readonly Subject[]): Promise<readonly NoticeRow[]> {
      if (subjects.length === 0) return [];
      const { rows } = await sql<NoticeRow>`
        SELECT *, ${subject} AS subject FROM ${table}
        WHERE ${subject} = ANY (${[...subjects]}::text[]) AND ${isParked}
        ORDER BY received_at`.execute(read);
      return rows;
    },

    async settle(tx: Tx, id: Subject, at: Date): Promise<void> {
      await sql`
        UPDATE ${table} SET settled_at = ${at} WHERE ${subject} = ${id} AND ${isParked}`.execute(
        tx,
      );
    },
  };
}
