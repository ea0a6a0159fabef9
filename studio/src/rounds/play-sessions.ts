import { renewSession } from '@croupier/provider/stored-rows';
import { hashOf } from '@croupier/provider/tokens';
import type { FreeRoundsView } from '../play-protocol.ts';
import { freeRoundsIn } from './free-rounds.ts';
import { sessionByToken, type Session } from './rounds.store.ts';
import { type Settling } from './settle.ts';

/** A session whose end is this near is refreshed at the next press. */
const refreshedBeforeMs = 30 * 60_000;

export type PlaySessions = ReturnType<typeof createPlaySessions>;

/** Reads the sessions of players, and refreshes those that end soon. */
export function createPlaySessions({ db, wallet, now, provider }: Settling) {
  async function sessionOf(token: string): Promise<Session | null> {
    const session = await sessionByToken(db.read, hashOf(token));
    if (!session || session.expires_at <= now()) return null;
    return session.expires_at.getTime() - now().getTime() < refreshedBeforeMs
      ? refreshed(session)
      : session;
  }

  /** Asks the wallet for an extension; without one the session continues to its end. */
  async function refreshed(session: Session): Promise<Session> {
    const answer = await wallet.ask('refresh', { token: session.wallet_token });
    const expires_at = new Date(answer?.session_expires_at ?? '');
    if (answer?.status !== 'RS_OK' || !answer.token || Number.isNaN(expires_at.getTime()))
      return session;
    const renewed = { ...session, wallet_token: answer.token, expires_at };
    await renewSession(db.read, renewed);
    return renewed;
  }

  async function freeIn(session: Session): Promise<FreeRoundsView | null> {
    const game = provider.gameByCode(session.game_code);
    return game && freeRoundsIn(db.read, { game, session, now: now() });
  }

  return { sessionOf, freeIn };
}
