import { sql } from 'kysely';
import type { DrawId, MemberId, TicketId, TransferId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';

export interface PayoutTable {
  ticket_id: TicketId;
  line_no: number;
  result_version: number;
  draw_id: DrawId;
  kind: PayoutKind;
  amount_units: bigint;
  transfer_id: TransferId;
  paid_at: Date;
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

export type PayoutKind = 'win' | 'refund';
type Reader = Tx | Db['read'];

/** Different picks of a play type on a draw, from after one of them on. */
export async function picksOf(
  db: Reader,
  {
    drawId,
    playType,
    after,
    limit,
  }: {
    drawId: DrawId;
    playType: string;
    after: string;
    limit: number;
  },
): Promise<string[]> {
  const { rows } = await sql<{ pick: string }>`/* lottery-picks */
    SELECT DISTINCT pick FROM lottery_line
    WHERE draw_id = ${drawId} AND pick > ${after} AND pick < ${`${playType};`} ORDER BY pick LIMIT ${limit}`.execute(
    db,
  );
  return rows.map(({ pick }) => pick);
}

/** A line that gets money, with what is needed to say how much. */
export interface OwedLine {
  readonly ticket_id: TicketId;
  readonly line_no: number;
  readonly member_id: MemberId;
  readonly currency: string;
  readonly pick: string;
  readonly stake_units: bigint;
  readonly odds_units: bigint;
  readonly further_odds_units: readonly bigint[];
  readonly unit_stake: number;
  readonly placed_at: Date;
}

export interface Owed {
  readonly drawId: DrawId;
  readonly resultVersion: number;
  /** Tickets up to this one were looked at in this run. */
  readonly after: string;
  /** So many lines at most: of the last ticket perhaps not all. */
  readonly limit: number;
}

/** Winning lines that this result has not paid yet, in the order of their tickets. */
export async function unpaidWinners(
  tx: Tx,
  { drawId, resultVersion, after, limit }: Owed,
  picks: readonly string[],
): Promise<OwedLine[]> {
  const { rows } = await sql<OwedLine>`/* lottery-unpaid */
    SELECT line.ticket_id, line.line_no, line.pick, line.stake_units, line.odds_units, line.further_odds_units,
      line.unit_stake, ticket.member_id, ticket.currency, ticket.placed_at
    FROM lottery_line AS line
    JOIN lottery_ticket AS ticket ON ticket.id = line.ticket_id
    LEFT JOIN lottery_payout AS paid ON paid.ticket_id = line.ticket_id AND paid.line_no = line.line_no
      AND paid.result_version = ${resultVersion}
    WHERE line.draw_id = ${drawId} AND line.pick = ANY(${picks}::text[]) AND line.ticket_id > ${after}
      AND paid.ticket_id IS NULL
    ORDER BY line.ticket_id, line.line_no LIMIT ${limit}`.execute(tx);
  return rows;
}

/** Lines whose stakes go back and have not yet; `null`: of every play type. */
export async function unpaidRefunds(
  tx: Tx,
  { drawId, resultVersion, after, limit }: Owed,
  playTypes: readonly string[] | null,
): Promise<OwedLine[]> {
  const { rows } = await sql<OwedLine>`/* lottery-unrefunded */
    SELECT line.ticket_id, line.line_no, line.pick, line.stake_units, line.odds_units, line.further_odds_units,
      line.unit_stake, ticket.member_id, ticket.currency, ticket.placed_at
    FROM lottery_line AS line
    JOIN lottery_ticket AS ticket ON ticket.id = line.ticket_id
    LEFT JOIN lottery_payout AS paid ON paid.ticket_id = line.ticket_id AND paid.line_no = line.line_no
      AND paid.result_version = ${resultVersion}
    WHERE line.draw_id = ${drawId} AND line.ticket_id > ${after} AND paid.ticket_id IS NULL
      AND (${playTypes}::text[] IS NULL OR split_part(line.pick, ':', 1) = ANY(${playTypes}::text[]))
    ORDER BY line.ticket_id, line.line_no LIMIT ${limit}`.execute(tx);
  return rows;
}

export async function addPayouts(tx: Tx, payouts: readonly PayoutTable[]): Promise<void> {
  await sql`/* lottery-pay */
    INSERT INTO lottery_payout (ticket_id, line_no, result_version, draw_id, kind, amount_units, transfer_id, paid_at)
    SELECT * FROM unnest(
      ${payouts.map((one) => one.ticket_id)}::text[], ${payouts.map((one) => one.line_no)}::smallint[],
      ${payouts.map((one) => one.result_version)}::int[], ${payouts.map((one) => one.draw_id)}::text[],
      ${payouts.map((one) => one.kind)}::text[], ${payouts.map((one) => one.amount_units)}::bigint[],
      ${payouts.map((one) => one.transfer_id)}::text[], ${payouts.map((one) => one.paid_at)}::timestamptz[])`.execute(
    tx,
  );
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

/** Payouts of earlier results that were not taken back yet, in the order of their tickets. */
export async function stalePayouts(
  tx: Tx,
  { drawId, resultVersion, after, limit }: Owed,
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

/** What members owe, held until the transaction ends; only those who owe something. */
export async function claimsHeld(tx: Tx, members: readonly MemberId[]): Promise<ClaimTable[]> {
  const { rows } = await sql<ClaimTable>`/* lottery-claims */
    SELECT member_id, currency, owed_units FROM lottery_claim
    WHERE member_id = ANY(${members}::text[]) AND owed_units > 0 ORDER BY member_id FOR UPDATE`.execute(
    tx,
  );
  return rows;
}

/** Adds to what members owe; below zero takes from it. */
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

/** Currencies that were staked on a draw. */
export async function currenciesOf(tx: Tx, drawId: DrawId): Promise<string[]> {
  const rows = await tx
    .selectFrom('lottery_ticket')
    .select('currency')
    .distinct()
    .where('draw_id', '=', drawId)
    .execute();
  return rows.map(({ currency }) => currency);
}

export async function addClose(tx: Tx, close: CloseTable): Promise<void> {
  await tx.insertInto('lottery_close').values(close).execute();
}

/** Closings of earlier results whose stakes are still with the house. */
export async function staleCloses(
  tx: Tx,
  { drawId, resultVersion }: Pick<Owed, 'drawId' | 'resultVersion'>,
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
