import type { DepositId, DepositKind, DepositState, Language, MemberId } from '@croupier/contracts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export interface DepositTables {
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
    kind: DepositKind;
    fee_units: bigint;
    /** The received amount, if it differs from the requested one. */
    received_units: bigint | null;
    transfer_code: string | null;
    bank_reference: string | null;
    proof_remark: string | null;
    proof_given_at: Date | null;
    reason: string | null;
    /** The method's rule when the deposit was asked for. */
    turnover_percent: number;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends DepositTables {}
}

export type DepositRow = Selectable<DepositTables['deposits']>;

type Read = Db['read'];

/** Inserts a deposit, or returns the existing one of the same member and key. */
export async function insertOrFindDeposit(tx: Tx, row: DepositRow): Promise<DepositRow> {
  const inserted = await tx
    .insertInto('deposits')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  const deposit = inserted ?? (await depositByKey(tx, row));
  if (!deposit) throw new Error(`the deposit of key ${row.idempotency_key} is gone`);
  return deposit;
}

export function depositById(read: Read, id: string): Promise<DepositRow | undefined> {
  return read.selectFrom('deposits').selectAll().where('id', '=', sqlId(id)).executeTakeFirst();
}

/** The deposit of a member's idempotency key. */
export function depositByKey(
  tx: Tx,
  { member_id, idempotency_key }: Pick<DepositRow, 'member_id' | 'idempotency_key'>,
): Promise<DepositRow | undefined> {
  return tx
    .selectFrom('deposits')
    .selectAll()
    .where('member_id', '=', member_id)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst();
}

/** Stores the provider's page of a deposit that has none yet, and returns the current deposit. */
export async function savePayment(
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

/** A member's deposits, newest first. */
export function depositsOf(
  read: Read,
  member: MemberId,
  { before, limit }: { before: string | null; limit: number },
): Promise<DepositRow[]> {
  return read
    .selectFrom('deposits')
    .selectAll()
    .where('member_id', '=', member)
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

export interface Decision {
  readonly state: Exclude<DepositState, 'pending'>;
  readonly at: Date;
  /** The received amount and its fee, if the amount differs from the requested one. */
  readonly received?: { readonly units: bigint; readonly feeUnits: bigint };
  readonly bankReference?: string;
  readonly reason?: string;
}

export function decideDeposit(tx: Tx, id: DepositId, decision: Decision): Promise<DepositRow> {
  const { state, at, received, bankReference, reason } = decision;
  return tx
    .updateTable('deposits')
    .set({
      state,
      decided_at: at,
      ...(received ? { received_units: received.units, fee_units: received.feeUnits } : {}),
      ...(bankReference === undefined ? {} : { bank_reference: bankReference }),
      ...(reason === undefined ? {} : { reason }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveTransferProof(
  tx: Tx,
  id: DepositId,
  proof: { readonly bankReference: string; readonly remark: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('deposits')
    .set({
      bank_reference: proof.bankReference,
      proof_remark: proof.remark,
      proof_given_at: proof.at,
    })
    .where('id', '=', id)
    .execute();
}

/** Takes pending deposits that are due to be asked about, and schedules their next time. */
export function takeDepositsToQuery(
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

/** Casts a text from outside for comparison with ids; a malformed text matches no row. */
function sqlId(text: string | null): DepositId {
  return (text ?? '') as DepositId;
}
