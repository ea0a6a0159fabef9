import { randomBytes } from 'node:crypto';
import { formatAmount, parseAmount } from '@croupier/contracts';
import type { Provider } from '../providers/provider.ts';
import type { PlaySession, RoundOrder, RoundOutcome, RoundView } from '../play-protocol.ts';
import type { FunRaces } from '../rooms/regatta/fun-races.ts';
import { createFunRacePlay, openRounds } from './fun-races-play.ts';
import type { FunSession } from './fun-session.ts';
import type { Play, PlayResult } from './play.ts';
import { commitOf, newSeed, wordsOf } from './seeds.ts';

/** Fun rounds: the games' own maths and draws, with the studio's play money. */
export interface FunPlay extends Omit<Play, 'open'> {
  open(visit: { readonly gameCode: string; readonly currency: string }): PlayResult<PlaySession>;
  /** The game of a session; `null` for an unknown one. */
  gameOf(token: string): string | null;
  /** Bets on races that are not over. */
  unfinished(token: string): Promise<PlayResult<readonly RoundView[]>>;
}

/** The strictest pace that any brand requires of a slot: fun mode shows the game at its real pace. */
export const funCycleMs = 2_500;

const tokenStart = 'fun_';
const startingStakes = 1_000n;
const maxRounds = 30;
const maxSessions = 5_000;

export const isFunToken = (token: string): boolean => token.startsWith(tokenStart);

/**
 * Kept in memory only: no wallet, no records, nothing survives the process. A new session replaces the least
 * recently used one.
 */
export function createFunPlay(
  now: () => Date,
  { gameByCode }: Pick<Provider, 'gameByCode'>,
  races: FunRaces,
): FunPlay {
  const sessions = new Map<string, FunSession>();
  const racing = createFunRacePlay(races, now);

  function sessionOf(token: string): FunSession | null {
    const session = sessions.get(token);
    if (!session) return null;
    sessions.delete(token);
    sessions.set(token, session);
    return session;
  }

  /** The session with its races of by now. */
  async function currentOf(token: string): Promise<FunSession | null> {
    const session = sessionOf(token);
    if (session) await racing.settle(session);
    return session;
  }

  function keep(token: string, session: FunSession): void {
    sessions.set(token, session);
    const [oldest] = sessions.keys();
    if (sessions.size > maxSessions && oldest !== undefined) sessions.delete(oldest);
  }

  return {
    open({ gameCode, currency }) {
      const game = gameByCode(gameCode);
      const least = parseAmount(game?.stakes[currency]?.[0] ?? '');
      if (!game?.listing.has_fun_play || !least) return refused('launch-refused');
      const token = `${tokenStart}${randomBytes(32).toString('base64url')}`;
      const session = {
        game,
        currency,
        balanceUnits: least * startingStakes,
        nextSeed: newSeed(),
        rounds: [],
        lastStartMs: 0,
      };
      keep(token, session);
      return { ok: true, value: { token, ...standing(session) } };
    },

    async resume(token) {
      const session = await currentOf(token);
      return session ? { ok: true, value: standing(session) } : refused('session-lost');
    },

    async play(token, order) {
      const session = sessionOf(token);
      if (!session) return refused('session-lost');
      const known = session.rounds.find(({ orderId }) => orderId === order.orderId);
      if (known) return { ok: true, value: known };
      return session.game.face.kind === 'regatta'
        ? keepFew(session, await racing.bet(session, order))
        : keepFew(session, playRound(session, order, now()));
    },

    async look(token, orderId) {
      const session = await currentOf(token);
      if (!session) return refused('session-lost');
      const round = session.rounds.find((each) => each.orderId === orderId);
      return round ? { ok: true, value: round } : refused('unreadable');
    },

    async history(token) {
      const session = await currentOf(token);
      if (!session) return refused('session-lost');
      return { ok: true, value: { rounds: session.rounds.filter(({ outcome }) => outcome) } };
    },

    gameOf: (token) => sessions.get(token)?.game.listing.code ?? null,

    async unfinished(token) {
      const session = await currentOf(token);
      return session ? { ok: true, value: openRounds(session) } : refused('session-lost');
    },
  };
}

/** Forgets the oldest rounds; open bets are always among the latest. */
function keepFew(session: FunSession, played: PlayResult<RoundView>): PlayResult<RoundView> {
  session.rounds = session.rounds.slice(0, maxRounds);
  return played;
}

const refused = <Code extends Refusal>(code: Code) => ({ ok: false, code }) as const;
type Refusal = Extract<PlayResult<never>, { ok: false }>['code'];

const standing = ({ balanceUnits, nextSeed }: FunSession): PlaySession => ({
  balance: String(balanceUnits),
  nextCommit: commitOf(nextSeed),
  unfinished: null,
  freeRounds: null,
});

function playRound(session: FunSession, order: RoundOrder, now: Date): PlayResult<RoundView> {
  const { game, currency } = session;
  const { stake, choice = null } = order;
  const costUnits = game.costOf({ currency, stake, choice });
  if (costUnits === null) return refused('stake-refused');
  if (now.getTime() - session.lastStartMs < funCycleMs) return refused('too-soon');
  const outcome = costUnits > session.balanceUnits ? null : decide(session, order, costUnits);
  if (outcome) session.lastStartMs = now.getTime();
  const round: RoundView = {
    orderId: order.orderId,
    // No wallet has this round.
    roundId: order.orderId,
    state: outcome ? 'closed' : 'refused',
    stake: formatAmount(costUnits),
    choice,
    startedAt: now.toISOString(),
    refusal: outcome ? null : 'RS_ERROR_NOT_ENOUGH_MONEY',
    balance: String(session.balanceUnits),
    outcome,
    nextCommit: commitOf(session.nextSeed),
    isFree: false,
    freeRounds: null,
  };
  session.rounds = [round, ...session.rounds];
  return { ok: true, value: round };
}

/** `null` for a game whose rounds are decided by a room. */
function decide(
  session: FunSession,
  { choice = null, clientSeed }: RoundOrder,
  costUnits: bigint,
): RoundOutcome | null {
  const serverSeed = session.nextSeed;
  const words = wordsOf({ server: serverSeed, client: clientSeed });
  const decision = session.game.decide({ choice, costUnits, words });
  if (!decision) return null;
  session.balanceUnits += decision.winUnits - costUnits;
  session.nextSeed = newSeed();
  const proof = { serverSeed, commit: commitOf(serverSeed), clientSeed };
  return { result: decision.result, win: formatAmount(decision.winUnits), proof };
}
