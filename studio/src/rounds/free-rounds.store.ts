import type { WalletFreeRounds } from '@croupier/contracts';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type FreeRoundsRow = Selectable<Tables['free_rounds']>;

/** Stores the state of free rounds; a lower revision than the stored one is ignored. */
export async function saveFreeRounds(read: Kysely<Tables>, row: FreeRoundsRow): Promise<void> {
  await read
    .insertInto('free_rounds')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('reward_uuid')
        .doUpdateSet({
          revision: row.revision,
          state: row.state,
          remaining: row.remaining,
          expires_at: row.expires_at,
        })
        .where('free_rounds.revision', '<', row.revision),
    )
    .execute();
}

/** What the wallet says of free rounds when a session is opened: it counts them. */
export async function saveCount(
  read: Kysely<Tables>,
  { player, currency }: Pick<FreeRoundsRow, 'player' | 'currency'>,
  grant: WalletFreeRounds,
): Promise<void> {
  await read
    .insertInto('free_rounds')
    .values({
      reward_uuid: grant.reward_uuid,
      revision: 0,
      state: 'active',
      player,
      game_code: grant.game_code,
      currency,
      rounds: grant.rounds,
      remaining: grant.left,
      stake_units: BigInt(grant.stake),
      expires_at: new Date(grant.expires_at),
    })
    .onConflict((conflict) => conflict.column('reward_uuid').doUpdateSet({ remaining: grant.left }))
    .execute();
}

export async function setRemaining(
  read: Kysely<Tables>,
  reward: string,
  remaining: number,
): Promise<void> {
  await read
    .updateTable('free_rounds')
    .set({ remaining })
    .where('reward_uuid', '=', reward)
    .execute();
}

/** A free round whose bet was taken back can be played again. */
export async function giveOneBack(read: Kysely<Tables>, reward: string): Promise<void> {
  await read
    .updateTable('free_rounds')
    .set({ remaining: sql`least(rounds, remaining + 1)` })
    .where('reward_uuid', '=', reward)
    .execute();
}

interface Player {
  readonly player: string;
  readonly game_code: string;
  readonly currency: string;
}

/** What a player can play in a game, the first to expire first. */
export function playableFreeRounds(
  read: Kysely<Tables>,
  { player, game_code, currency }: Player,
  now: Date,
): Promise<FreeRoundsRow[]> {
  return read
    .selectFrom('free_rounds')
    .selectAll()
    .where('player', '=', player)
    .where('currency', '=', currency)
    .where((where) =>
      where.or([where('game_code', 'is', null), where('game_code', '=', game_code)]),
    )
    .where('state', '=', 'active')
    .where('remaining', '>', 0)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('reward_uuid')
    .execute();
}
