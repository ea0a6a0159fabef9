import { sql, type Insertable } from 'kysely';
import type { GameId, MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { LaunchRow, ProvidersTables, SessionRow } from './providers.store.ts';

export async function addLaunch(tx: Tx, launch: LaunchRow): Promise<void> {
  await tx.insertInto('game_launch').values(launch).execute();
}

/** Spends a launch token; `undefined` where it is unknown, spent or too old. */
export function spendLaunch(
  tx: Tx,
  { tokenHash, provider, now }: { tokenHash: string; provider: string; now: Date },
): Promise<LaunchRow | undefined> {
  return tx
    .updateTable('game_launch')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function dropLaunchesBefore(tx: Tx, time: Date): Promise<void> {
  await tx.deleteFrom('game_launch').where('expires_at', '<', time).execute();
}

export async function addSession(
  tx: Tx,
  session: Insertable<ProvidersTables['game_session']>,
): Promise<void> {
  await tx.insertInto('game_session').values(session).execute();
}

/** Ends a member's other sessions of a game: no bet comes in by them any more. */
export async function endSessions(
  tx: Tx,
  { member, provider, game }: { member: MemberId; provider: string; game: GameId },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('game_session')
    .set({ expires_at: now })
    .where('member_id', '=', member)
    .where('provider', '=', provider)
    .where('game_id', '=', game)
    .where('expires_at', '>', now)
    .execute();
}

/** The member's last session with a provider, whether it is over or not. */
export function lastSession(
  tx: Tx,
  { member, provider }: { member: MemberId; provider: string },
): Promise<SessionRow | undefined> {
  return tx
    .selectFrom('game_session')
    .selectAll()
    .where('member_id', '=', member)
    .where('provider', '=', provider)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Adds to what a session counts; below zero where something was taken back. */
export async function countInSession(
  tx: Tx,
  session: string,
  { staked, won }: { staked: bigint; won: bigint },
): Promise<void> {
  await sql`UPDATE game_session SET staked_units = staked_units + ${staked}::bigint, won_units = won_units + ${won}::bigint
    WHERE id = ${session}`.execute(tx);
}

/** Why a member's games end: the account may not play, or whoever played is signed out. */
export type PlayEnd = 'locked' | 'signed-out';

/** Ends every game session of a member, and spends the launch tokens that would open further ones. */
export async function endMemberSessions(
  tx: Tx,
  { member, why }: { member: MemberId; why: PlayEnd },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('game_session')
    .set({ expires_at: now })
    .where('member_id', '=', member)
    .where('expires_at', '>', now)
    .execute();
  if (why === 'locked')
    await tx
      .updateTable('game_session')
      .set({ is_disabled: true })
      .where('member_id', '=', member)
      .where('is_disabled', '=', false)
      .execute();
  await tx
    .updateTable('game_launch')
    .set({ used_at: now })
    .where('member_id', '=', member)
    .where('used_at', 'is', null)
    .execute();
}

export function sessionByToken(
  tx: Tx,
  { tokenHash, provider }: { tokenHash: string; provider: string },
): Promise<SessionRow | undefined> {
  return tx
    .selectFrom('game_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('provider', '=', provider)
    .executeTakeFirst();
}
