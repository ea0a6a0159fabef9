import { sql } from 'kysely';
import type { CatalogueGame, GameId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { BonusRow } from '../bonuses/index.ts';
import type { FreeRoundsRow } from './free-rounds.store.ts';
import type { WinTerms } from './win-bounds.ts';
import type {
  RoundKey,
  RoundRow,
  TransactionKey,
  TransactionRow,
  SessionRow,
} from './providers.store.ts';

/** The last session of each member with a provider, live or ended. */
export async function lastSessions(
  tx: Tx,
  named: readonly { readonly provider: string; readonly member: string }[],
): Promise<readonly SessionRow[]> {
  if (named.length === 0) return [];
  const { rows } = await sql<SessionRow>`/* wallet-last-sessions */
    SELECT last.* FROM unnest(${named.map(({ provider }) => provider)}::text[],
      ${named.map(({ member }) => member)}::text[]) AS named (provider, member_id)
    CROSS JOIN LATERAL (
      SELECT * FROM game_session AS known
      WHERE known.member_id = named.member_id AND known.provider = named.provider
      ORDER BY started_at DESC LIMIT 1
    ) AS last`.execute(tx);
  return rows;
}

/** Releases the ids of refused transactions. */
export async function dropRefused(tx: Tx, keys: readonly TransactionKey[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`/* wallet-drop-refused */
    DELETE FROM provider_tx WHERE state = 'refused' AND (partner, player, transaction_uuid) IN (
      SELECT * FROM unnest(${keys.map(({ partner }) => partner)}::text[], ${keys.map(({ player }) => player)}::text[],
        ${keys.map(({ transaction_uuid }) => transaction_uuid)}::text[]))`.execute(tx);
}

export interface GameOfBrand {
  readonly game: GameId;
  readonly brand: string;
  readonly country: string | null;
}

/** A game with its state for a session's player. */
export interface PlayedGame extends GameOfBrand, WinTerms {
  readonly kind: CatalogueGame['kind'];
  /** The game is offered, and the brand shows it in the player's country. */
  readonly is_open: boolean;
}

export async function playedGames(
  tx: Tx,
  games: readonly GameOfBrand[],
): Promise<readonly PlayedGame[]> {
  const { rows } = await sql<PlayedGame>`/* wallet-games */
    SELECT asked.game, asked.brand, asked.country, game.max_bet, game.min_bet, game.max_win_times, game.kind, game.is_active
      AND NOT EXISTS (SELECT 1 FROM game_hidden WHERE game_id = asked.game AND game_hidden.brand = asked.brand)
      AND NOT EXISTS (SELECT 1 FROM provider_hidden WHERE provider_hidden.provider = game.provider AND provider_hidden.brand = asked.brand)
      AND NOT EXISTS (SELECT 1 FROM provider_partner WHERE provider_partner.id = game.provider AND is_off)
      AND NOT EXISTS (SELECT 1 FROM lobby_country AS rule WHERE rule.brand = asked.brand AND rule.provider = game.provider
        AND rule.game_id IN (game.id, '')
        AND coalesce(asked.country = ANY(rule.countries), false) <> (rule.mode = 'admit')) AS is_open
    FROM unnest(${games.map(({ game }) => game)}::text[], ${games.map(({ brand }) => brand)}::text[],
      ${games.map(({ country }) => country)}::text[]) AS asked (game, brand, country)
    JOIN game ON game.id = asked.game`.execute(tx);
  return rows;
}

/**
 * Locks the existing rows in the order of their keys. Here and below, a limit that removes no rows makes
 * PostgreSQL expect few rows: a plan cached while a table was small would read the whole table for each
 * batch.
 */
export async function lockTransactions(
  tx: Tx,
  keys: readonly TransactionKey[],
): Promise<readonly TransactionRow[]> {
  const { rows } = await sql<TransactionRow>`/* wallet-transactions */
    SELECT known.* FROM (
      SELECT * FROM unnest(${keys.map(({ partner }) => partner)}::text[], ${keys.map(({ player }) => player)}::text[],
        ${keys.map(({ transaction_uuid }) => transaction_uuid)}::text[])
        AS named (partner, player, transaction_uuid) LIMIT ${keys.length}
    ) AS named JOIN provider_tx AS known USING (partner, player, transaction_uuid)
    ORDER BY partner, player, transaction_uuid FOR UPDATE OF known`.execute(tx);
  return rows;
}

/** Whether one of them exists now. */
export async function hasAny(tx: Tx, keys: readonly TransactionKey[]): Promise<boolean> {
  const { rows } = await sql`/* wallet-came */
    SELECT 1 FROM provider_tx WHERE (partner, player, transaction_uuid) IN (
      SELECT * FROM unnest(${keys.map(({ partner }) => partner)}::text[], ${keys.map(({ player }) => player)}::text[],
        ${keys.map(({ transaction_uuid }) => transaction_uuid)}::text[])) LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** A round with the provider's name of its game, and what the game can win. */
type NamedRound = RoundRow & WinTerms & { readonly game_code: string };

/** Locks the existing rows in the order of their ids. */
export async function lockRounds(
  tx: Tx,
  keys: readonly RoundKey[],
): Promise<readonly NamedRound[]> {
  const { rows } = await sql<NamedRound>`/* wallet-rounds */
    SELECT known.*, game.code AS game_code, game.max_bet, game.min_bet, game.max_win_times FROM (
      SELECT * FROM unnest(${keys.map(({ provider }) => provider)}::text[], ${keys.map(({ member_id }) => member_id)}::text[],
        ${keys.map(({ provider_round }) => provider_round)}::text[])
        AS named (provider, member_id, provider_round) LIMIT ${keys.length}
    ) AS named JOIN game_round AS known USING (provider, member_id, provider_round)
    JOIN game ON game.id = known.game_id
    ORDER BY known.id FOR UPDATE OF known`.execute(tx);
  return rows;
}

/** Locks the existing rows in the order of their ids. */
export async function lockFreeRounds(
  tx: Tx,
  ids: readonly string[],
): Promise<readonly FreeRoundsRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FreeRoundsRow>`/* wallet-free-rounds */
    SELECT * FROM free_rounds WHERE id = ANY(${ids}::text[]) ORDER BY id FOR UPDATE`.execute(tx);
  return rows;
}

export interface SetChanges {
  readonly newRounds: readonly RoundRow[];
  readonly changedRounds: readonly RoundRow[];
  readonly newTransactions: readonly TransactionRow[];
  readonly changedTransactions: readonly TransactionRow[];
  /** What to add to the counts of sessions. */
  readonly tallies: readonly {
    readonly id: string;
    readonly staked: bigint;
    readonly won: bigint;
  }[];
  readonly freeRounds: readonly FreeRoundsRow[];
  readonly newBonuses: readonly BonusRow[];
  readonly changedBonuses: readonly BonusRow[];
}

/**
 * Writes a batch as one statement. `false` if another transaction inserted a round or a transaction of the
 * same name in the meantime: then nothing of the batch may be committed.
 */
export async function writeSet(tx: Tx, changes: SetChanges): Promise<boolean> {
  const { changedRounds, changedTransactions: settled, tallies } = changes;
  const { rows } = await sql<{
    rounds: number;
    transactions: number;
    bonuses: number;
  }>`/* wallet-write */
    WITH new_bonuses AS (
      INSERT INTO bonus (id, member_id, brand, currency, campaign, granted_units, target_units, wagered_units,
        spends, max_stake_units, weights, state, granted_at, expires_at, ended_at)
      SELECT id, member_id, brand, currency, campaign, granted_units, target_units, wagered_units,
        spends, max_stake_units, weights, state, granted_at, expires_at, ended_at
      FROM json_populate_recordset(NULL::bonus, ${asJson(changes.newBonuses)}::json)
      ON CONFLICT DO NOTHING RETURNING 1
    ), changed_bonuses AS (
      UPDATE bonus SET state = changed.state, granted_units = changed.granted_units,
        target_units = changed.target_units, wagered_units = changed.wagered_units, ended_at = changed.ended_at
      FROM json_populate_recordset(NULL::bonus, ${asJson(changes.changedBonuses)}::json) AS changed
      WHERE bonus.id = changed.id
    ), new_rounds AS (
      INSERT INTO game_round (id, provider, member_id, provider_round, account, brand, game_id, currency, state,
        stake_units, win_units, held_units, started_at, closed_at, is_play, session_id, bonus_id, bonus_stake_units,
        jackpot_units, adjusted_units)
      SELECT id, provider, member_id, provider_round, account, brand, game_id, currency, state,
        stake_units, win_units, held_units, started_at, closed_at, is_play, session_id, bonus_id, bonus_stake_units,
        jackpot_units, adjusted_units
      FROM json_populate_recordset(NULL::game_round, ${asJson(changes.newRounds)}::json)
      ON CONFLICT DO NOTHING RETURNING 1
    ), changed_rounds AS (
      UPDATE game_round SET state = changed.state, stake_units = changed.stake_units, win_units = changed.win_units,
        held_units = changed.held_units, closed_at = changed.closed_at, bonus_id = changed.bonus_id,
        bonus_stake_units = changed.bonus_stake_units, jackpot_units = changed.jackpot_units
      FROM (
        SELECT * FROM unnest(${changedRounds.map(({ id }) => id)}::text[]) AS named (id) LIMIT ${changedRounds.length}
      ) AS named JOIN json_populate_recordset(NULL::game_round, ${asJson(changedRounds)}::json) AS changed USING (id)
      WHERE game_round.id = changed.id
    ), new_transactions AS (
      INSERT INTO provider_tx (partner, player, transaction_uuid, kind, fingerprint, state, status, round_id,
        amount_units, reference, settled_by, booked_at, balance_after_units, by_rule, free_rounds_id, bonus_id,
        bonus_units, wager_units, jackpot_units)
      SELECT partner, player, transaction_uuid, kind, fingerprint, state, status, round_id,
        amount_units, reference, settled_by, booked_at, balance_after_units, by_rule, free_rounds_id, bonus_id,
        bonus_units, wager_units, jackpot_units
      FROM json_populate_recordset(NULL::provider_tx, ${asJson(changes.newTransactions)}::json)
      ON CONFLICT DO NOTHING RETURNING 1
    ), changed_transactions AS (
      UPDATE provider_tx SET settled_by = changed.settled_by
      FROM (
        SELECT * FROM unnest(${settled.map(({ partner }) => partner)}::text[], ${settled.map(({ player }) => player)}::text[],
          ${settled.map(({ transaction_uuid }) => transaction_uuid)}::text[],
          ${settled.map(({ settled_by }) => settled_by)}::text[])
          AS changed (partner, player, transaction_uuid, settled_by) LIMIT ${settled.length}
      ) AS changed
      WHERE provider_tx.partner = changed.partner AND provider_tx.player = changed.player
        AND provider_tx.transaction_uuid = changed.transaction_uuid
    ), tallies AS (
      UPDATE game_session SET staked_units = staked_units + tally.staked, won_units = won_units + tally.won
      FROM (
        SELECT * FROM unnest(${tallies.map(({ id }) => id)}::text[], ${tallies.map(({ staked }) => staked)}::bigint[],
          ${tallies.map(({ won }) => won)}::bigint[]) AS tally (id, staked, won) LIMIT ${tallies.length}
      ) AS tally
      WHERE game_session.id = tally.id
    ), spent_free_rounds AS (
      UPDATE free_rounds SET used = changed.used
      FROM json_populate_recordset(NULL::free_rounds, ${asJson(changes.freeRounds)}::json) AS changed
      WHERE free_rounds.id = changed.id
    )
    SELECT (SELECT count(*) FROM new_rounds)::int AS rounds,
      (SELECT count(*) FROM new_transactions)::int AS transactions,
      (SELECT count(*) FROM new_bonuses)::int AS bonuses`.execute(tx);
  const [written] = rows;
  return (
    written?.rounds === changes.newRounds.length &&
    written.bonuses === changes.newBonuses.length &&
    written.transactions === changes.newTransactions.length
  );
}

/** Rows as one parameter: cheaper to write than one array per column. */
function asJson(rows: readonly object[]): string {
  return JSON.stringify(rows, (_name, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}
