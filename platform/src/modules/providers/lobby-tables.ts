import { sql, type Kysely } from 'kysely';
import type { GameId } from '@croupier/contracts';
import type { Tables } from '../../db/tables.ts';
import type { Partner } from './partners.ts';
import type { SessionRow } from './providers.store.ts';

/** A session, and the game that a call of it names. */
export interface SeatQuery {
  readonly partner: Partner;
  readonly session: SessionRow;
  readonly gameCode: string;
}

/** Whether a session may play a game: its own, or another one of a lobby that was agreed with the partner. */
export function maySit({ partner, session, gameCode }: SeatQuery): boolean {
  if (gameCode === session.game_code) return true;
  return Object.values(partner.lobbies).some(
    (codes) => codes.includes(session.game_code) && codes.includes(gameCode),
  );
}

/** The session as it is at a table of its lobby. */
export const seatedAt = (session: SessionRow, game: GameId, gameCode: string): SessionRow => ({
  ...session,
  game_id: game,
  game_code: gameCode,
});

/** The session at the table that a call names; `null` where it may not be played or does not exist. */
export async function tableOf(read: Kysely<Tables>, query: SeatQuery): Promise<SessionRow | null> {
  const { session, gameCode } = query;
  if (!maySit(query)) return null;
  if (gameCode === session.game_code) return session;
  const games = await gamesByCodes(read, [{ provider: session.provider, code: gameCode }]);
  const [game] = games;
  return game ? seatedAt(session, game.id, gameCode) : null;
}

interface NamedGame {
  readonly provider: string;
  readonly code: string;
}

export async function gamesByCodes(
  read: Kysely<Tables>,
  named: readonly NamedGame[],
): Promise<readonly (NamedGame & { readonly id: GameId })[]> {
  if (named.length === 0) return [];
  const { rows } = await sql<NamedGame & { id: GameId }>`/* wallet-tables */
    SELECT id, provider, code FROM game WHERE (provider, code) IN (
      SELECT * FROM unnest(${named.map(({ provider }) => provider)}::text[],
        ${named.map(({ code }) => code)}::text[]))`.execute(read);
  return rows;
}
