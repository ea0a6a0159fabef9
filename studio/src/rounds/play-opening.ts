import { newToken } from '@croupier/provider/tokens';
import type { PlayFailure } from '../play-protocol.ts';
import { saveCount } from './free-rounds.store.ts';
import { viewOf } from './round-view.ts';
import { addSession, unfinishedRounds } from './rounds.store.ts';
import { commitOf } from './seeds.ts';
import { sessionFrom } from './sessions.ts';
import { type Settling } from './settle.ts';
import type { Play } from './play.ts';
import type { PlaySessions } from './play-sessions.ts';

export const refused = (code: PlayFailure['code']) => ({ ok: false, code }) as const;

/** Begins sessions of play, and takes them up again after a reload. */
export function createPlayOpening(
  { db, wallet, now }: Settling,
  { sessionOf, freeIn }: PlaySessions,
): Pick<Play, 'open' | 'resume'> {
  return {
    async open({ launchToken, gameCode }) {
      const answer = await wallet.ask('authenticate', {
        launch_token: launchToken,
        game_code: gameCode,
      });
      if (!answer) return refused('wallet-down');
      const { status, token: walletToken, user, currency, balance } = answer;
      if (status !== 'RS_OK' || !walletToken || !user || !currency)
        return refused('launch-refused');
      const token = newToken();
      const names = { token, walletToken, user, currency, gameCode };
      const session = sessionFrom({ ...names, answer, now: now() });
      await addSession(db.read, session);
      for (const granted of answer.free_rounds ?? [])
        await saveCount(db.read, { player: user, currency }, granted);
      const nextCommit = commitOf(session.next_seed);
      return {
        ok: true,
        value: {
          token,
          balance: balance ?? '0',
          nextCommit,
          unfinished: null,
          freeRounds: await freeIn(session),
        },
      };
    },

    async resume(token) {
      const session = await sessionOf(token);
      if (!session) return refused('session-lost');
      const answer = await wallet.ask('balance', {
        token: session.wallet_token,
        game_code: session.game_code,
      });
      if (!answer) return refused('wallet-down');
      if (answer.status !== 'RS_OK') return refused('session-lost');
      const [round] = await unfinishedRounds(db.read, session.id);
      return {
        ok: true,
        value: {
          balance: answer.balance ?? '0',
          nextCommit: commitOf(session.next_seed),
          unfinished: round ? viewOf(round, session) : null,
          freeRounds: await freeIn(session),
        },
      };
    },
  };
}
