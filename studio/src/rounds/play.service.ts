import type { RoundOrder } from '../play-protocol.ts';
import { beginRound } from './begin.ts';
import { viewOf } from './round-view.ts';
import { lastRounds, recordedRound, roundOfPlayer, type Session } from './rounds.store.ts';
import { advance, type Settling } from './settle.ts';
import type { Play } from './play.ts';
import { createPlayOpening, refused } from './play-opening.ts';
import { createPlaySessions } from './play-sessions.ts';

const historyLength = 30;

export function createPlay(settling: Settling): Play {
  const { db, now, provider } = settling;
  const sessions = createPlaySessions(settling);
  const { sessionOf, freeIn } = sessions;

  /** A free round is played at its own stake, from the rounds that the page received. */
  async function mayBeFree(session: Session, { freeRounds, stake }: RoundOrder): Promise<boolean> {
    if (freeRounds === undefined) return true;
    const offered = await freeIn(session);
    return offered?.id === freeRounds && offered.stake === stake;
  }

  return {
    ...createPlayOpening(settling, sessions),

    async play(token, order) {
      const session = await sessionOf(token);
      if (!session) return refused('session-lost');
      const game = provider.gameByCode(session.game_code);
      const { stake, choice = null } = order;
      const costUnits = game?.costOf({ currency: session.currency, stake, choice }) ?? null;
      const most = session.max_stake_units ?? costUnits;
      if (!game || costUnits === null || (most !== null && costUnits > most))
        return refused('stake-refused');
      const isKnown = await roundOfPlayer(db.read, session, order.orderId);
      if (!isKnown && !(await mayBeFree(session, order))) return refused('free-rounds-over');
      const begun = await db.transaction((tx) =>
        beginRound(tx, { session, game, order, costUnits, now: now() }),
      );
      if (!begun.ok) return refused(begun.code);
      const round = begun.isNew ? await advance(settling, begun.round) : begun.round;
      const standing = (await sessionOf(token)) ?? session;
      return { ok: true, value: viewOf(round, standing, await freeIn(standing)) };
    },

    async look(token, name) {
      const session = await sessionOf(token);
      if (!session) return refused('session-lost');
      const round =
        (await roundOfPlayer(db.read, session, name)) ??
        (await recordedRound(db.read, session, name));
      if (!round) return refused('unreadable');
      return { ok: true, value: viewOf(round, session, await freeIn(session)) };
    },

    async history(token) {
      const session = await sessionOf(token);
      if (!session) return refused('session-lost');
      const { player, game_code: game } = session;
      const rounds = await lastRounds(db.read, { player, game, limit: historyLength });
      return { ok: true, value: { rounds: rounds.map((round) => viewOf(round, session)) } };
    },
  };
}
