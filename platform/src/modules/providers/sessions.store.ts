import { sql, type Insertable } from 'kysely';
import type { GameId, MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { LaunchRow, ProvidersTables, SessionRow } from './providers.store.ts';

export async function addLaunch(tx: Tx, launch: LaunchRow): Promise<void> {
  await tx.insertInto('game_launch').values(launch).execute();
}

/** Uses a launch token; `undefined` if it is unknown, used or expired. */
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

/** Ends a member's other sessions of a game: they accept no more bets. */
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

/** The member's last session with a provider, live or ended. */
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

/** Adds to a session's counts; negative if a booking was rolled back. */
export async function countInSession(
  tx: Tx,
  session: string,
  { staked, won }: { staked: bigint; won: bigint },
): Promise<void> {
  await sql`UPDATE game_session SET staked_units = staked_units + ${staked}::bigint, won_units = won_units + ${won}::bigint
    WHERE id = ${session}`.execute(tx);
}

/** Why a member's games end: the account may not play, or the member has signed out. */
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

export async function sessionByToken(
  tx: Tx,
  { tokenHash, provider }: { tokenHash: string; provider: string },
): Promise<SessionRow | undefined> {
  const rows = await sessionsByTokens(tx, [tokenHash]);
  return rows.find((row) => row.provider === provider);
}

/** The sessions that tokens stand for. A former token takes bets only until its own end. */
export async function sessionsByTokens(
  tx: Tx,
  tokenHashes: readonly string[],
): Promise<readonly SessionRow[]> {
  const { rows: current } = await sql<SessionRow>`/* wallet-sessions */
    SELECT * FROM game_session WHERE token_hash = ANY(${tokenHashes}::text[])`.execute(tx);
  if (current.length === tokenHashes.length) return current;
  const found = new Set(current.map(({ token_hash }) => token_hash));
  const { rows } = await sql<FormerSession>`/* wallet-former-tokens */
    SELECT game_session.*, former.token_hash AS former_hash, former.usable_until
    FROM game_session_former_token AS former JOIN game_session ON game_session.id = former.session_id
    WHERE former.token_hash = ANY(${tokenHashes.filter((one) => !found.has(one))}::text[])`.execute(
    tx,
  );
  return [...current, ...rows.map(asFormer)];
}

type FormerSession = SessionRow & { readonly former_hash: string; readonly usable_until: Date };

function asFormer({ former_hash, usable_until, ...session }: FormerSession): SessionRow {
  const expires_at = session.expires_at < usable_until ? session.expires_at : usable_until;
  return { ...session, token_hash: former_hash, expires_at };
}

export async function lockSession(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('game_session').select('id').where('id', '=', id).forUpdate().execute();
}

/** The token that the session has now becomes a former one. */
export async function savePreviousToken(tx: Tx, id: string, usableUntil: Date): Promise<void> {
  await sql`INSERT INTO game_session_former_token (token_hash, session_id, usable_until)
    SELECT token_hash, id, ${usableUntil} FROM game_session WHERE id = ${id}`.execute(tx);
}

export async function renewSession(
  tx: Tx,
  { id, tokenHash, expiresAt }: { id: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('game_session')
    .set({ token_hash: tokenHash, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}
