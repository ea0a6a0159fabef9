import { randomBytes } from 'node:crypto';
import type {
  FreeRoundsView,
  PlayFailure,
  PlayHistory,
  PlaySession,
  RoundOrder,
  RoundView,
} from '../play-protocol.ts';
import { gameByCode } from '../games/games.ts';
import { beginRound } from './begin.ts';
import { keepCount } from './free-rounds.store.ts';
import { freeRoundsIn } from './free-rounds.ts';
import { viewOf } from './round-view.ts';
import {
  addSession,
  lastRounds,
  renewSession,
  roundOfPlayer,
  sessionByToken,
  unfinishedRounds,
  type Session,
} from './rounds.store.ts';
import { commitOf } from './seeds.ts';
import { hashOf, sessionFrom } from './sessions.ts';
import { advance, type Settling } from './settle.ts';

export type Played<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: PlayFailure['code'] };

export interface Launch {
  readonly launchToken: string;
  readonly gameCode: string;
}

export interface Play {
  /** Exchanges a launch token, once, for a session of the page. */
  open(launch: Launch): Promise<Played<PlaySession>>;
  /** The session of a token, for example after a reload. */
  resume(token: string): Promise<Played<PlaySession>>;
  /** Plays a round; a repeated order gives the same round. */
  play(token: string, order: RoundOrder): Promise<Played<RoundView>>;
  look(token: string, orderId: string): Promise<Played<RoundView>>;
  /** The player's last rounds of this game, in this and earlier sessions. */
  history(token: string): Promise<Played<PlayHistory>>;
}

const refused = (code: PlayFailure['code']) => ({ ok: false, code }) as const;
const historyLength = 30;
/** A session whose end is this near is refreshed at the next press. */
const refreshedBeforeMs = 30 * 60_000;

export function createPlay(settling: Settling): Play {
  const { db, wallet, now } = settling;

  async function sessionOf(token: string): Promise<Session | null> {
    const session = await sessionByToken(db.read, hashOf(token));
    if (!session || session.expires_at <= now()) return null;
    return session.expires_at.getTime() - now().getTime() < refreshedBeforeMs
      ? refreshed(session)
      : session;
  }

  /** Asks the wallet for more time; without it the session goes on to the end that it has. */
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
    const game = gameByCode(session.game_code);
    return game && freeRoundsIn(db.read, { game, session, now: now() });
  }

  /** A free round is played at its own stake, from the rounds that the page was told of. */
  async function mayBeFree(session: Session, { freeRounds, stake }: RoundOrder): Promise<boolean> {
    if (freeRounds === undefined) return true;
    const offered = await freeIn(session);
    return offered?.id === freeRounds && offered.stake === stake;
  }

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
      const token = randomBytes(32).toString('base64url');
      const names = { token, walletToken, user, currency, gameCode };
      const session = sessionFrom({ ...names, answer, now: now() });
      await addSession(db.read, session);
      for (const told of answer.free_rounds ?? [])
        await keepCount(db.read, { player: user, currency }, told);
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

    async play(token, order) {
      const session = await sessionOf(token);
      if (!session) return refused('session-lost');
      const game = gameByCode(session.game_code);
      const { stake, choice = null } = order;
      const costUnits = game?.costOf({ currency: session.currency, stake, choice }) ?? null;
      if (!game || costUnits === null) return refused('stake-refused');
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

    async look(token, orderId) {
      const session = await sessionOf(token);
      if (!session) return refused('session-lost');
      const round = await roundOfPlayer(db.read, session, orderId);
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
