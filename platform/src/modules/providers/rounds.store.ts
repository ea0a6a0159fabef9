import type { GameId, MemberId, RoundId } from '@croupier/contracts';
import { sql, type Kysely } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import { firstIdAt } from '../../system.ts';
import type { GameRow } from './catalogue.store.ts';
import type { RoundKey, RoundRow } from './providers.store.ts';

/** What a round paid, including corrections. */
const paidUnits = sql<bigint>`win_units + adjusted_units`;

/** A member's rounds, newest first; ids sort by time. */
export function roundsOf(
  read: Kysely<Tables>,
  {
    member,
    before,
    limit,
    game,
  }: { member: MemberId; before?: string; limit: number; game?: GameId },
) {
  return read
    .selectFrom('game_round')
    .innerJoin('game', 'game.id', 'game_round.game_id')
    .select(['game_round.id', 'game.name', 'stake_units', 'state', 'started_at'])
    .select(paidUnits.as('win_units'))
    .where('member_id', '=', member)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`game_round.id < ${before ?? ''}`),
    )
    .$if(game !== undefined, (query) => query.where(sql<boolean>`game_id = ${game ?? ''}`))
    .orderBy('game_round.id', 'desc')
    .limit(limit)
    .execute();
}

/** One round of a member. */
export function roundOf(read: Kysely<Tables>, { member, id }: { member: MemberId; id: RoundId }) {
  return read
    .selectFrom('game_round')
    .innerJoin('game', 'game.id', 'game_round.game_id')
    .select(['game_round.id', 'provider_round', 'game_id', 'game.name', 'game_round.currency'])
    .select(['stake_units', 'bonus_stake_units', 'jackpot_units', 'state'])
    .select(paidUnits.as('win_units'))
    .select(['started_at', 'closed_at'])
    .where('member_id', '=', member)
    .where('game_round.id', '=', id)
    .executeTakeFirst();
}

/** The bookings of a round for its player, in time order; a rolled back bet is listed with its rollback. */
export function roundMoneyOf(read: Kysely<Tables>, id: RoundId) {
  return (
    read
      .selectFrom('provider_tx')
      .select(['kind', 'state', 'amount_units', 'bonus_units', 'jackpot_units', 'booked_at'])
      .where('round_id', '=', id)
      .where('status', '=', 'RS_OK')
      .orderBy('booked_at')
      // A bet and its win may have the same millisecond.
      .orderBy(sql`kind <> 'bet'`)
      .orderBy('transaction_uuid')
      .limit(moneyAtMost)
      .execute()
  );
}

/** Enough for a long session in a fish room; for more, ask the provider. */
const moneyAtMost = 500;

export interface WonRounds {
  readonly brand: string;
  /** Games of a kind, either those of the named vendors or all but theirs; all games unless given. */
  readonly games?: {
    readonly kind: GameRow['kind'];
    /** In capital letters. */
    readonly vassalages: readonly string[];
    readonly isTheirs: boolean;
  };
  readonly since: Date;
  /** How many times its stake a round must have paid. */
  readonly timesStake: number;
  readonly limit: number;
}

/** So many of the latest wins are looked at: in a busy hour they fill the board many times over. */
const winsLookedAt = 2_000;

/**
 * The wins of a brand since then that paid at least so many times their stake, the latest first: of a player in one
 * game only the highest.
 */
export async function wonRounds(
  read: Kysely<Tables>,
  { brand, games, since, timesStake, limit }: WonRounds,
): Promise<readonly WonRound[]> {
  // A named statement has one text, whatever is asked for.
  const { kind, vassalages, isTheirs } = games ?? { kind: null, vassalages: [], isTheirs: false };
  const { rows } = await sql<WonRound>`/* won-rounds */
    SELECT * FROM (
      SELECT DISTINCT ON (member_id, game_id) * FROM (
        SELECT game_round.id, member_id, account, game.id AS game_id, game.name, game.provider, game.kind, game.art, jackpot_units,
          closed_at, win_units + adjusted_units AS win_units
        FROM game_round JOIN game ON game.id = game_round.game_id
        WHERE brand = ${brand} AND NOT is_play AND closed_at > ${since} AND stake_units > 0
          AND win_units + adjusted_units >= stake_units * ${timesStake}::int
          -- A held win is not shown before operators have decided.
          AND NOT EXISTS (SELECT 1 FROM held_win WHERE held_win.round_id = game_round.id AND held_win.state = 'held')
          AND (${kind}::text IS NULL
            OR game.kind = ${kind} AND (upper(game.provider) = ANY(${vassalages}::text[])) = ${isTheirs})
        ORDER BY closed_at DESC, game_round.id DESC LIMIT ${winsLookedAt}
      ) AS latest
      ORDER BY member_id, game_id, win_units DESC, closed_at DESC
    ) AS highest
    ORDER BY closed_at DESC, id DESC LIMIT ${limit}`.execute(read);
  return rows;
}

export interface WonRound extends Pick<GameRow, 'name' | 'provider' | 'kind' | 'art'> {
  readonly member_id: MemberId;
  readonly account: string;
  readonly game_id: GameId;
  readonly win_units: bigint;
  readonly jackpot_units: bigint;
  readonly closed_at: Date;
}

/** This many latest rounds are enough for a ranking: more would cost time and give the same result. */
const roundsCounted = 20_000;

/** Games by their share of a brand's latest rounds since a time. */
export async function mostPlayed(
  read: Kysely<Tables>,
  { brand, since }: { brand: string; since: Date },
): Promise<readonly GameId[]> {
  const { rows } = await sql<{ game_id: GameId }>`/* most-played */
    SELECT game_id FROM (
      SELECT game_id FROM game_round
      WHERE id >= ${firstIdAt('rnd', since.getTime())} AND brand = ${brand} AND NOT is_play
      ORDER BY id DESC LIMIT ${roundsCounted}
    ) AS latest
    GROUP BY game_id ORDER BY count(*) DESC, game_id`.execute(read);
  return rows.map(({ game_id }) => game_id);
}

/** Games that a member opened, latest first. */
export async function recentGames(
  read: Kysely<Tables>,
  { member, limit }: { member: MemberId; limit: number },
): Promise<readonly GameId[]> {
  const { rows } = await sql<{ game_id: GameId }>`
    SELECT game_id FROM game_session WHERE member_id = ${member}
    GROUP BY game_id ORDER BY max(id) DESC LIMIT ${limit}`.execute(read);
  return rows.map(({ game_id }) => game_id);
}

export function lockRound(tx: Tx, key: RoundKey): Promise<RoundRow | undefined> {
  return tx
    .selectFrom('game_round')
    .selectAll()
    .where('provider', '=', key.provider)
    .where('member_id', '=', key.member_id)
    .where('provider_round', '=', key.provider_round)
    .forUpdate()
    .executeTakeFirst();
}

export function lockRoundById(tx: Tx, id: RoundId): Promise<RoundRow | undefined> {
  return tx
    .selectFrom('game_round')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeRound(
  tx: Tx,
  id: RoundId,
  change: Partial<
    Pick<
      RoundRow,
      | 'state'
      | 'stake_units'
      | 'bonus_stake_units'
      | 'win_units'
      | 'jackpot_units'
      | 'held_units'
      | 'adjusted_units'
      | 'closed_at'
      | 'parked_at'
    >
  >,
): Promise<void> {
  await tx.updateTable('game_round').set(change).where('id', '=', id).execute();
}
