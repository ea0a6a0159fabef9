import { sql } from 'kysely';
import type { DrawId, MemberId, TicketId, TransferId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';
import type { PayoutKind } from './payout.store.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    lottery_reversal: ReversalTable;
    lottery_claim: ClaimTable;
    lottery_close: CloseTable;
  }
}

export interface ReversalTable {
  ticket_id: TicketId;
  line_no: number;
  result_version: number;
  draw_id: DrawId;
  taken_units: bigint;
  owed_units: bigint;
  transfer_id: TransferId;
  reversed_at: Date;
}

export interface ClaimTable {
  member_id: MemberId;
  currency: string;
  owed_units: bigint;
}

export interface CloseTable {
  draw_id: DrawId;
  currency: string;
  result_version: number;
  amount_units: bigint;
  transfer_id: TransferId;
  reopened_by: TransferId | null;
}

export interface OwedReversal {
  readonly drawId: DrawId;
  readonly resultVersion: number;
  /** This run has handled the tickets up to this one. */
  readonly after: string;
  /** Maximum number of lines; the last ticket may be incomplete. */
  readonly limit: number;
}

/** A payout of an earlier result. */
export interface StalePayout {
  readonly ticket_id: TicketId;
  readonly line_no: number;
  readonly result_version: number;
  readonly kind: PayoutKind;
  readonly amount_units: bigint;
  readonly member_id: MemberId;
  readonly currency: string;
  readonly placed_at: Date;
}

/** Payouts of earlier results that are not reversed yet, by ticket. */
export async function stalePayouts(
  tx: Tx,
  { drawId, resultVersion, after, limit }: OwedReversal,
): Promise<StalePayout[]> {
  const { rows } = await sql<StalePayout>`/* lottery-stale */
    SELECT paid.ticket_id, paid.line_no, paid.result_version, paid.kind, paid.amount_units,
      ticket.member_id, ticket.currency, ticket.placed_at
    FROM lottery_payout AS paid
    JOIN lottery_ticket AS ticket ON ticket.id = paid.ticket_id
    LEFT JOIN lottery_reversal AS back ON back.ticket_id = paid.ticket_id AND back.line_no = paid.line_no
      AND back.result_version = paid.result_version
    WHERE paid.draw_id = ${drawId} AND paid.result_version < ${resultVersion} AND paid.ticket_id > ${after}
      AND back.ticket_id IS NULL
    ORDER BY paid.ticket_id, paid.line_no, paid.result_version LIMIT ${limit}`.execute(tx);
  return rows;
}

export async function addReversals(tx: Tx, reversals: readonly ReversalTable[]): Promise<void> {
  await tx
    .insertInto('lottery_reversal')
    .values([...reversals])
    .execute();
}

/** Members' debts, locked until the transaction ends; only members with a debt. */
export async function lockClaims(tx: Tx, members: readonly MemberId[]): Promise<ClaimTable[]> {
  const { rows } = await sql<ClaimTable>`/* lottery-claims */
    SELECT member_id, currency, owed_units FROM lottery_claim
    WHERE member_id = ANY(${members}::text[]) AND owed_units > 0 ORDER BY member_id FOR UPDATE`.execute(
    tx,
  );
  return rows;
}

/** Adds to members' debts; a negative amount reduces them. */
export async function changeClaims(tx: Tx, changes: readonly ClaimTable[]): Promise<void> {
  if (changes.length === 0) return;
  const sorted = changes.toSorted((a, b) => (a.member_id < b.member_id ? -1 : 1));
  await sql`/* lottery-claim */
    INSERT INTO lottery_claim AS claim (member_id, currency, owed_units)
    SELECT member_id, currency, 0 FROM unnest(
      ${sorted.map((one) => one.member_id)}::text[], ${sorted.map((one) => one.currency)}::text[]
    ) AS change (member_id, currency) ON CONFLICT DO NOTHING`.execute(tx);
  await sql`/* lottery-claim-change */
    UPDATE lottery_claim AS claim SET owed_units = claim.owed_units + change.units
    FROM (
      SELECT member_id, currency, sum(units)::bigint AS units FROM unnest(
        ${sorted.map((one) => one.member_id)}::text[], ${sorted.map((one) => one.currency)}::text[],
        ${sorted.map((one) => one.owed_units)}::bigint[]
      ) AS change (member_id, currency, units) GROUP BY member_id, currency
    ) AS change
    WHERE claim.member_id = change.member_id COLLATE "C" AND claim.currency = change.currency`.execute(
    tx,
  );
}

/** Currencies of the stakes on a draw: one index look-up per currency, for any number of tickets. */
export async function currenciesOf(db: Tx | Db['read'], drawId: DrawId): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`/* lottery-currencies */
    WITH RECURSIVE staked AS (
      SELECT min(currency) AS currency FROM lottery_ticket WHERE draw_id = ${drawId}
      UNION ALL
      SELECT (SELECT min(currency) FROM lottery_ticket WHERE draw_id = ${drawId} AND currency > staked.currency)
      FROM staked WHERE currency IS NOT NULL
    ) SELECT currency FROM staked WHERE currency IS NOT NULL`.execute(db);
  return rows.map(({ currency }) => currency);
}

export async function addClose(tx: Tx, close: CloseTable): Promise<void> {
  await tx.insertInto('lottery_close').values(close).execute();
}

/** Closings of earlier results whose stakes are still on the house account. */
export async function staleCloses(
  tx: Tx,
  { drawId, resultVersion }: Pick<OwedReversal, 'drawId' | 'resultVersion'>,
): Promise<CloseTable[]> {
  return tx
    .selectFrom('lottery_close')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where('result_version', '<', resultVersion)
    .where('reopened_by', 'is', null)
    .execute();
}

export async function markReopened(
  tx: Tx,
  { draw_id, currency, result_version }: CloseTable,
  transfer: TransferId,
): Promise<void> {
  await tx
    .updateTable('lottery_close')
    .set({ reopened_by: transfer })
    .where('draw_id', '=', draw_id)
    .where('currency', '=', currency)
    .where('result_version', '=', result_version)
    .execute();
}
