import type {
  DepositId,
  DepositState,
  Language,
  Localized,
  MemberId,
  PaymentNotice,
} from '@croupier/contracts';
import type { JSONColumnType, Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export interface CashierTables {
  deposit_methods: {
    brand: string;
    code: string;
    provider: string;
    name: JSONColumnType<Localized>;
    min_units: bigint;
    max_units: bigint;
    suggested_units: bigint[];
    position: number;
    is_enabled: boolean;
  };
  deposits: {
    id: DepositId;
    brand: string;
    member_id: MemberId;
    idempotency_key: string;
    method: string;
    provider: string;
    amount_units: bigint;
    currency: string;
    return_url: string;
    language: Language;
    state: DepositState;
    payment_id: string | null;
    pay_url: string | null;
    requested_at: Date;
    expires_at: Date;
    next_ask_at: Date;
    decided_at: Date | null;
  };
  payment_notices: {
    provider: string;
    event_id: string;
    deposit_id: string;
    state: string;
    amount: string;
    currency: string;
    outcome: NoticeOutcome;
    received_at: Date;
  };
}

/** What came of a provider's word: only `applied` changed anything. */
export type NoticeOutcome = 'applied' | 'late' | 'mismatch';
export type DepositRow = Selectable<CashierTables['deposits']>;
export type MethodRow = Selectable<CashierTables['deposit_methods']>;

type Read = Db['read'];

export function methodsOf(read: Read, brand: string): Promise<MethodRow[]> {
  return read
    .selectFrom('deposit_methods')
    .selectAll()
    .where('brand', '=', brand)
    .where('is_enabled', '=', true)
    .orderBy('position')
    .execute();
}

export async function insertMethod(tx: Tx, row: MethodRow): Promise<void> {
  await tx
    .insertInto('deposit_methods')
    .values({ ...row, name: JSON.stringify(row.name) })
    .onConflict((conflict) => conflict.columns(['brand', 'code']).doNothing())
    .execute();
}

/** Inserts a deposit, or gives the one that the member's key made before. */
export async function insertOrFindDeposit(tx: Tx, row: DepositRow): Promise<DepositRow> {
  const inserted = await tx
    .insertInto('deposits')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return inserted;
  return tx
    .selectFrom('deposits')
    .selectAll()
    .where('member_id', '=', row.member_id)
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow();
}

/** Notes the provider's page of a deposit that has none yet, and gives the deposit as it stands. */
export async function keepPayment(
  tx: Tx,
  id: DepositId,
  payment: { payment_id: string; pay_url: string },
): Promise<DepositRow> {
  await tx
    .updateTable('deposits')
    .set(payment)
    .where('id', '=', id)
    .where('payment_id', 'is', null)
    .where('state', '=', 'pending')
    .execute();
  return tx.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Deposits that reached the provider, newest first. */
export function depositsOf(
  read: Read,
  member: MemberId,
  { before, limit }: { before: string | null; limit: number },
): Promise<DepositRow[]> {
  return read
    .selectFrom('deposits')
    .selectAll()
    .where('member_id', '=', member)
    .where('pay_url', 'is not', null)
    .$if(before !== null, (query) => query.where('id', '<', sqlId(before)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function lockDeposit(tx: Tx, reference: string): Promise<DepositRow | undefined> {
  return tx
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', sqlId(reference))
    .forUpdate()
    .executeTakeFirst();
}

export async function decideDeposit(
  tx: Tx,
  id: DepositId,
  { state, at }: { state: Exclude<DepositState, 'pending'>; at: Date },
): Promise<void> {
  await tx.updateTable('deposits').set({ state, decided_at: at }).where('id', '=', id).execute();
}

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

/** Takes pending deposits whose turn to be asked for has come, and gives them their next turn. */
export function takeDepositsToAsk(
  tx: Tx,
  { now, next, limit }: { now: Date; next: Date; limit: number },
): Promise<DepositRow[]> {
  return tx
    .updateTable('deposits')
    .set({ next_ask_at: next })
    .where((eb) =>
      eb(
        'id',
        'in',
        eb
          .selectFrom('deposits')
          .select('id')
          .where('state', '=', 'pending')
          .where('next_ask_at', '<=', now)
          .orderBy('next_ask_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returningAll()
    .execute();
}

/** A text from outside that is compared with ids; one of another form matches none. */
function sqlId(text: string | null): DepositId {
  return (text ?? '') as DepositId;
}
