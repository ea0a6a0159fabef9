import { randomBytes } from 'node:crypto';
import { formatAmount, parseAmount } from '@croupier/contracts';
import type { Game } from '../games/game.ts';
import type { Provider } from '../providers/provider.ts';
import type { PlaySession, RoundOrder, RoundOutcome, RoundView } from '../play-protocol.ts';
import type { Play, Played } from './play.ts';
import { commitOf, newSeed, wordsOf } from './seeds.ts';

/** Fun rounds: the games' own maths and draws, with the studio's play money. */
export interface FunPlay extends Omit<Play, 'open'> {
  open(visit: { readonly gameCode: string; readonly currency: string }): Played<PlaySession>;
}

interface FunSession {
  readonly game: Game;
  readonly currency: string;
  balanceUnits: bigint;
  nextSeed: string;
  /** Newest first. */
  rounds: readonly RoundView[];
  lastStartMs: number;
}

/** The strictest pace that any brand requires of a slot: fun mode shows the game at its real pace. */
export const funCycleMs = 2_500;

const tokenStart = 'fun_';
const startingStakes = 1_000n;
const roundsKept = 30;
const sessionsKept = 5_000;

export const isFunToken = (token: string): boolean => token.startsWith(tokenStart);

/**
 * Kept in memory only: no wallet, no records, nothing survives the process. A new session replaces the least
 * recently used one.
 */
export function createFunPlay(
  now: () => Date,
  { gameByCode }: Pick<Provider, 'gameByCode'>,
): FunPlay {
  const sessions = new Map<string, FunSession>();

  function sessionOf(token: string): FunSession | null {
    const session = sessions.get(token);
    if (!session) return null;
    sessions.delete(token);
    sessions.set(token, session);
    return session;
  }

  function keep(token: string, session: FunSession): void {
    sessions.set(token, session);
    const [oldest] = sessions.keys();
    if (sessions.size > sessionsKept && oldest !== undefined) sessions.delete(oldest);
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
      const session = sessionOf(token);
      return session ? { ok: true, value: standing(session) } : refused('session-lost');
    },

    async play(token, order) {
      const session = sessionOf(token);
      if (!session) return refused('session-lost');
      const known = session.rounds.find(({ orderId }) => orderId === order.orderId);
      return known ? { ok: true, value: known } : playRound(session, order, now());
    },

    async look(token, orderId) {
      const session = sessionOf(token);
      if (!session) return refused('session-lost');
      const round = session.rounds.find((each) => each.orderId === orderId);
      return round ? { ok: true, value: round } : refused('unreadable');
    },

    async history(token) {
      const session = sessionOf(token);
      if (!session) return refused('session-lost');
      return { ok: true, value: { rounds: session.rounds.filter(({ outcome }) => outcome) } };
    },
  };
}

const refused = <Code extends Refusal>(code: Code) => ({ ok: false, code }) as const;
type Refusal = Extract<Played<never>, { ok: false }>['code'];

const standing = ({ balanceUnits, nextSeed }: FunSession): PlaySession => ({
  balance: String(balanceUnits),
  nextCommit: commitOf(nextSeed),
  unfinished: null,
  freeRounds: null,
});

function playRound(session: FunSession, order: RoundOrder, now: Date): Played<RoundView> {
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
  session.rounds = [round, ...session.rounds].slice(0, roundsKept);
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
