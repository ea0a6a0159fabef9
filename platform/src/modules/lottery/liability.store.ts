import { sql } from 'kysely';
import type { DrawId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';

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

/** Caps that count for a draw: set before it opened. */
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

/** Every cap of a game, also those that count from the next draw on. */
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
  readonly capUnits: bigint;
}

/**
 * Adds what the picks may cost, each only within its cap, and gives those that were added. One statement in
 * the order of the picks, so that two slips can't wait for each other.
 */
export async function addExposures(
  tx: Tx,
  { drawId, currency }: { drawId: DrawId; currency: string },
  exposures: readonly Exposure[],
): Promise<ReadonlySet<string>> {
  const sorted = exposures.toSorted((a, b) => (a.pick < b.pick ? -1 : 1));
  const { rows } = await sql<{ pick: string }>`/* lottery-liability */
    INSERT INTO lottery_liability AS taken (draw_id, pick, currency, payout_units)
    SELECT ${drawId}, pick, ${currency}, payout FROM unnest(
      ${sorted.map(({ pick }) => pick)}::text[], ${sorted.map(({ payoutUnits }) => payoutUnits)}::bigint[],
      ${sorted.map(({ capUnits }) => capUnits)}::bigint[]
    ) WITH ORDINALITY AS wanted (pick, payout, cap, place) WHERE payout <= cap ORDER BY place
    ON CONFLICT (draw_id, pick, currency) DO UPDATE SET payout_units = taken.payout_units + excluded.payout_units
    WHERE taken.payout_units + excluded.payout_units <= (
      SELECT cap FROM unnest(
        ${sorted.map(({ pick }) => pick)}::text[], ${sorted.map(({ capUnits }) => capUnits)}::bigint[]
      ) AS limits (pick, cap) WHERE limits.pick = excluded.pick COLLATE "C")
    RETURNING pick`.execute(tx);
  return new Set(rows.map(({ pick }) => pick));
}

/** Takes back what cancelled lines might have cost. */
export async function subtractExposures(
  tx: Tx,
  { drawId, currency }: { drawId: DrawId; currency: string },
  exposures: readonly Omit<Exposure, 'capUnits'>[],
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
