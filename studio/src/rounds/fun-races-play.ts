import { formatAmount } from '@croupier/contracts';
import { isRaceChoice, type RaceChoice } from '../games/regatta.ts';
import { paidFor } from '../games/regatta-odds.ts';
import type { RoundOrder, RoundOutcome, RoundView } from '../play-protocol.ts';
import type { FunRaces, RaceEnd } from '../rooms/regatta/fun-races.ts';
import type { FunSession } from './fun-session.ts';
import type { PlayResult } from './play.ts';
import { commitOf, newSeed } from './seeds.ts';

/** Bets in free play on the races of the room, with play money. */
export interface FunRacePlay {
  bet(session: FunSession, order: RoundOrder): Promise<PlayResult<RoundView>>;
  /** Pays the bets whose races have ended. */
  settle(session: FunSession): Promise<void>;
}

export function createFunRacePlay(races: FunRaces, now: () => Date): FunRacePlay {
  return {
    async bet(session, order) {
      const { game, currency } = session;
      const { stake, choice } = order;
      const costUnits = game.costOf({ currency, stake, choice });
      if (costUnits === null || !isRaceChoice(choice)) return { ok: false, code: 'stake-refused' };
      const isOpen = await races.isOpen(game.listing.code, choice.race);
      // A repetition of the order can have arrived in the meantime.
      const known = session.rounds.find(({ orderId }) => orderId === order.orderId);
      if (known) return { ok: true, value: known };
      if (openRounds(session).length >= game.roundsAtOnce) return { ok: false, code: 'round-open' };
      const isCovered = costUnits <= session.balanceUnits;
      const state = !isCovered ? 'refused' : isOpen ? 'open' : 'cancelled';
      if (state === 'open') session.balanceUnits -= costUnits;
      const round: RoundView = {
        orderId: order.orderId,
        roundId: order.orderId,
        state,
        stake: formatAmount(costUnits),
        choice,
        startedAt: now().toISOString(),
        refusal: isCovered ? null : 'RS_ERROR_NOT_ENOUGH_MONEY',
        balance: String(session.balanceUnits),
        outcome: null,
        nextCommit: commitOf(session.nextSeed),
        isFree: false,
        freeRounds: null,
      };
      session.rounds = [round, ...session.rounds];
      return { ok: true, value: round };
    },

    async settle(session) {
      for (const { orderId, choice } of openRounds(session)) {
        const end = isRaceChoice(choice) ? await races.endOf(choice.race, session.currency) : null;
        if (!end || !isRaceChoice(choice)) continue;
        session.rounds = session.rounds.map((round) =>
          round.orderId === orderId && round.state === 'open'
            ? ended(session, round, choice, end)
            : round,
        );
      }
    },
  };
}

export const openRounds = ({ rounds }: Pick<FunSession, 'rounds'>): readonly RoundView[] =>
  rounds.filter(({ state }) => state === 'open');

function ended(
  session: FunSession,
  round: RoundView,
  { race, side }: RaceChoice,
  end: RaceEnd,
): RoundView {
  const stakeUnits = session.game.costOf({ ...session, ...round }) ?? 0n;
  const isWon = end !== 'cancelled' && end.won === side;
  const back = end === 'cancelled' ? stakeUnits : isWon ? paidFor(stakeUnits, end.dividend) : 0n;
  session.balanceUnits += back;
  const balance = String(session.balanceUnits);
  if (end === 'cancelled') return { ...round, state: 'cancelled', balance };
  const result = { kind: 'race', race, ...end } as const;
  const outcome: RoundOutcome = { result, win: formatAmount(back), proof: ownProof() };
  return { ...round, state: 'closed', balance, outcome };
}

/** A race is drawn from its own chain: the seed of a bet in free play has no part in it. */
function ownProof(): RoundOutcome['proof'] {
  const serverSeed = newSeed();
  return { serverSeed, commit: commitOf(serverSeed), clientSeed: '' };
}
