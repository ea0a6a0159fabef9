import { sql } from 'kysely';
import type { DrawId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    lottery_restriction: RestrictionTable;
    lottery_cap: CapTable;
    lottery_liability: LiabilityTable;
  }
}

export interface RestrictionTable {
  game_id: string;
  pick: string;
  rule: 'closed' | 'half-price';
  reason: string;
  set_by: string;
  set_at: Date;
}

export interface CapTable {
  game_id: string;
  play_type: string;
  currency: string;
  cap_units: bigint;
  set_by: string;
  set_at: Date;
}

export interface LiabilityTable {
  draw_id: DrawId;
  pick: string;
  currency: string;
  payout_units: bigint;
}

type Reader = Tx | Db['read'];

export async function restrictionsOf(db: Reader, gameId: string): Promise<RestrictionTable[]> {
  return db
    .selectFrom('lottery_restriction')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('pick')
    .execute();
}

/** Picks that are closed or pay half, such as `top3:867`. */
export type PickRules = ReadonlyMap<string, RestrictionTable['rule']>;

/** The same by game; only games that have any. */
export async function rulesOfGames(
  db: Reader,
  gameIds: readonly string[],
): Promise<ReadonlyMap<string, PickRules>> {
  const { rows } = await sql<
    Pick<RestrictionTable, 'game_id' | 'pick' | 'rule'>
  >`/* lottery-restrictions */
    SELECT game_id, pick, rule FROM lottery_restriction WHERE game_id = ANY(${gameIds}::text[])`.execute(
    db,
  );
  return new Map(
    [...new Set(rows.map(({ game_id }) => game_id))].map((gameId) => {
      const own = rows.filter(({ game_id }) => game_id === gameId);
      return [gameId, new Map(own.map(({ pick, rule }) => [pick, rule]))];
    }),
  );
}

/** All caps of some games, also those that apply from the next draw on. */
export async function capsOfGames(
  tx: Tx,
  gameIds: readonly string[],
): Promise<readonly CapTable[]> {
  const { rows } = await sql<CapTable>`/* lottery-caps */
    SELECT * FROM lottery_cap WHERE game_id = ANY(${gameIds}::text[])`.execute(tx);
  return rows;
}

/** Caps that apply to a draw: those set before it opened. */
export async function capsOf(
  db: Reader,
  { gameId, opensAt }: { gameId: string; opensAt: Date },
): Promise<CapTable[]> {
  return db
    .selectFrom('lottery_cap')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('set_at', '<=', opensAt)
    .execute();
}

/** Every cap of a game, also those that apply from the next draw on. */
export async function allCapsOf(db: Reader, gameId: string): Promise<CapTable[]> {
  return db
    .selectFrom('lottery_cap')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('play_type')
    .orderBy('currency')
    .execute();
}

export async function putRestriction(tx: Tx, restriction: RestrictionTable): Promise<void> {
  const { rule, reason, set_by, set_at } = restriction;
  await tx
    .insertInto('lottery_restriction')
    .values(restriction)
    .onConflict((conflict) =>
      conflict.columns(['game_id', 'pick']).doUpdateSet({ rule, reason, set_by, set_at }),
    )
    .execute();
}

export async function liftRestriction(
  tx: Tx,
  { gameId, pick }: { gameId: string; pick: string },
): Promise<void> {
  await tx
    .deleteFrom('lottery_restriction')
    .where('game_id', '=', gameId)
    .where('pick', '=', pick)
    .execute();
}

export async function putCap(tx: Tx, cap: CapTable): Promise<void> {
  const { cap_units, set_by, set_at } = cap;
  await tx
    .insertInto('lottery_cap')
    .values(cap)
    .onConflict((conflict) =>
      conflict
        .columns(['game_id', 'play_type', 'currency'])
        .doUpdateSet({ cap_units, set_by, set_at }),
    )
    .execute();
}

export async function liftCap(
  tx: Tx,
  { gameId, playType, currency }: { gameId: string; playType: string; currency: string },
): Promise<void> {
  await tx
    .deleteFrom('lottery_cap')
    .where('game_id', '=', gameId)
    .where('play_type', '=', playType)
    .where('currency', '=', currency)
    .execute();
}

export interface Exposure {
  readonly pick: string;
  readonly payoutUnits: bigint;
}

/**
 * Reads and locks the possible payouts of picks until the transaction ends, in the order of the picks, so
 * that two batches cannot deadlock.
 */
export async function lockExposures(
  tx: Tx,
  picks: readonly Omit<LiabilityTable, 'payout_units'>[],
): Promise<readonly LiabilityTable[]> {
  if (picks.length === 0) return [];
  const { rows } = await sql<LiabilityTable>`/* lottery-liability-held */
    INSERT INTO lottery_liability AS held (draw_id, pick, currency, payout_units)
    SELECT draw_id, pick, currency, 0 FROM unnest(
      ${picks.map(({ draw_id }) => draw_id)}::text[], ${picks.map(({ pick }) => pick)}::text[],
      ${picks.map(({ currency }) => currency)}::text[]
    ) AS wanted (draw_id, pick, currency) ORDER BY draw_id, pick COLLATE "C", currency
    ON CONFLICT (draw_id, pick, currency) DO UPDATE SET payout_units = held.payout_units
    RETURNING draw_id, pick, currency, payout_units`.execute(tx);
  return rows;
}

/** Writes rows that the transaction holds. */
export async function setExposures(tx: Tx, rows: readonly LiabilityTable[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`/* lottery-liability-set */
    UPDATE lottery_liability AS held SET payout_units = now.payout_units
    FROM unnest(
      ${rows.map(({ draw_id }) => draw_id)}::text[], ${rows.map(({ pick }) => pick)}::text[],
      ${rows.map(({ currency }) => currency)}::text[], ${rows.map(({ payout_units }) => payout_units)}::bigint[]
    ) AS now (draw_id, pick, currency, payout_units)
    WHERE held.draw_id = now.draw_id AND held.pick = now.pick COLLATE "C" AND held.currency = now.currency`.execute(
    tx,
  );
}

/** Takes back what cancelled lines might have cost. */
export async function subtractExposures(
  tx: Tx,
  { drawId, currency }: { drawId: DrawId; currency: string },
  exposures: readonly Exposure[],
): Promise<void> {
  const sorted = exposures.toSorted((a, b) => (a.pick < b.pick ? -1 : 1));
  await sql`/* lottery-liability-back */
    UPDATE lottery_liability AS taken SET payout_units = taken.payout_units - back.payout
    FROM unnest(
      ${sorted.map(({ pick }) => pick)}::text[], ${sorted.map(({ payoutUnits }) => payoutUnits)}::bigint[]
    ) AS back (pick, payout)
    WHERE taken.draw_id = ${drawId} AND taken.currency = ${currency} AND taken.pick = back.pick COLLATE "C"`.execute(
    tx,
  );
}
