import type { GameId, Localized, WalletStatus } from '@croupier/contracts';
import { sql, type Kysely } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import { firstIdAt } from '../../system.ts';
import { dayjs } from '../../zoned-time.ts';

type Reader = Kysely<Tables>;

export interface CallCount {
  readonly provider: string;
  readonly minute: Date;
  readonly status: string;
  readonly atMostMs: number;
  readonly calls: number;
}

/** Adds to the counts of all nodes; rows are locked in one order. */
export async function addCalls(tx: Tx, counts: readonly CallCount[]): Promise<void> {
  const keyOf = ({ provider, minute, status, atMostMs }: CallCount) =>
    `${provider} ${minute.toISOString()} ${status} ${String(atMostMs).padStart(5, '0')}`;
  const rows = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await tx
    .insertInto('provider_call')
    .values(
      rows.map(({ atMostMs, calls, ...row }) => ({
        ...row,
        at_most_ms: atMostMs,
        calls: BigInt(calls),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'minute', 'status', 'at_most_ms'])
        .doUpdateSet({ calls: sql<bigint>`provider_call.calls + excluded.calls` }),
    )
    .execute();
}

export async function dropCallsBefore(tx: Tx, time: Date): Promise<void> {
  await tx.deleteFrom('provider_call').where('minute', '<', time).execute();
}

export async function callsSince(read: Reader, since: Date): Promise<readonly CallCount[]> {
  const { rows } = await sql<{
    provider: string;
    status: WalletStatus;
    at_most_ms: number;
    calls: bigint;
  }>`
    SELECT provider, status, at_most_ms, sum(calls)::bigint AS calls FROM provider_call
    WHERE minute >= ${since} GROUP BY provider, status, at_most_ms
    ORDER BY provider, at_most_ms`.execute(read);
  return rows.map(({ at_most_ms, calls, ...row }) => ({
    ...row,
    minute: since,
    atMostMs: at_most_ms,
    calls: Number(calls),
  }));
}

/** Game count, last catalogue and open rounds of every provider. */
export async function shelvesOf(read: Reader, staleBefore: Date) {
  const { rows } = await sql<{
    provider: string;
    games: number;
    read_at: Date | null;
    open: number;
    stale: number;
  }>`
    WITH open AS (
      SELECT provider, count(*)::int AS open,
        (count(*) FILTER (WHERE started_at < ${staleBefore}))::int AS stale
      FROM game_round WHERE state = 'open' GROUP BY provider
    ), catalogue AS (
      SELECT provider, count(*)::int AS games FROM game WHERE is_active GROUP BY provider
    )
    SELECT provider, coalesce(catalogue.games, 0) AS games, game_catalogue.read_at,
      coalesce(open.open, 0) AS open, coalesce(open.stale, 0) AS stale
    FROM catalogue FULL JOIN open USING (provider) LEFT JOIN game_catalogue USING (provider)`.execute(
    read,
  );
  return new Map(rows.map((row) => [row.provider, row]));
}

export function hiddenProviders(read: Reader) {
  return read.selectFrom('provider_hidden').selectAll().orderBy('brand').execute();
}

export interface ReturnRow {
  readonly game_id: GameId;
  readonly name: Localized;
  readonly rtp: number;
  readonly currency: string;
  readonly rounds: number;
  readonly staked: bigint;
  readonly won: bigint;
  /** Root of the sum of squared deviations of each round from its theoretical return, in units. */
  readonly spread: number;
  readonly by_rule: number;
  readonly hidden_in: readonly string[];
}

/** Closed real-money rounds of a provider in a brand since a time, by game. */
export async function returnsOf(
  read: Reader,
  { provider, brand, since }: { provider: string; brand: string; since: Date },
): Promise<readonly ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    WITH played AS (
      SELECT game_id, currency, count(*)::int AS rounds, sum(stake_units)::bigint AS staked,
        sum(win_units + adjusted_units)::bigint AS won,
        sqrt(sum((win_units + adjusted_units - stake_units * game.rtp / 100) ^ 2))::float8 AS spread
      FROM game_round JOIN game ON game.id = game_round.game_id
      WHERE brand = ${brand} AND closed_at IS NOT NULL AND NOT is_play AND closed_at >= ${since}
        AND state = 'closed' AND game_round.provider = ${provider}
      GROUP BY game_id, currency
    ), excepted AS (
      SELECT game_id, count(*)::int AS by_rule FROM provider_tx
      JOIN game_round ON game_round.id = provider_tx.round_id
      WHERE partner = ${provider} AND by_rule IS NOT NULL AND booked_at >= ${since}
        AND brand = ${brand} AND round_id >= ${firstIdAt('rnd', dayjs.utc(since).subtract(3, 'day').valueOf())}
      GROUP BY game_id
    )
    SELECT played.*, game.name, game.rtp, coalesce(by_rule, 0) AS by_rule,
      array(SELECT brand FROM game_hidden WHERE game_id = played.game_id ORDER BY brand) AS hidden_in
    FROM played JOIN game ON game.id = played.game_id LEFT JOIN excepted ON excepted.game_id = played.game_id
    ORDER BY played.game_id`.execute(read);
  return rows;
}

/** Open rounds that began before a time, oldest first. */
export function openRoundsBefore(read: Reader, before: Date, limit: number) {
  return read
    .selectFrom('game_round')
    .innerJoin('game', 'game.id', 'game_round.game_id')
    .select(['game_round.id', 'game_round.provider', 'provider_round', 'game.name', 'account'])
    .select(['brand', 'currency', 'stake_units', 'held_units', 'started_at', 'parked_at'])
    .where('state', '=', 'open')
    .where('started_at', '<=', before)
    .orderBy('started_at')
    .limit(limit)
    .execute();
}
