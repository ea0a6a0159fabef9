import { formatAmount, languages, parseAmount, type Localized } from '@croupier/contracts';
import { belowFrom } from '../maths/words.ts';
import { stakeEnds, type DecidedOrder, type Decision, type Game, type GameOrder } from './game.ts';
import type { RouletteBet, RouletteFace } from './roulette-result.ts';
import { pocketCount, returnOf, spotById } from './roulette-spots.ts';

/** The player's order: chips on spots. The round's stake is their sum. */
export interface RouletteChoice {
  readonly bets: readonly RouletteBet[];
}

const mostBets = 160;

export interface RouletteNames {
  readonly code: string;
  readonly name: Localized;
  readonly art: string;
  readonly limits: RouletteFace['limits'];
  /** The chips to choose from. */
  readonly stakes: Game['stakes'];
  readonly isHot: boolean;
}

/** One zero, a separate spin for each player: every spot returns 36 of 37. */
export function rouletteGame({ code, name, art, limits, stakes, isHot }: RouletteNames): Game {
  return {
    listing: {
      code,
      name,
      kind: 'LIVE',
      classify: 'roulette',
      launch_path: `/play/${code}`,
      art,
      rtp: 97.29,
      min_bet: stakeEnds(stakes).min_bet,
      max_bet: Object.fromEntries(
        Object.entries(limits).map(([currency, { mostOnTable }]) => [currency, mostOnTable]),
      ),
      languages,
      hot: isHot,
      has_fun_play: true,
    },
    stakes,
    face: { kind: 'roulette', limits },
    roundsAtOnce: 1,
    costOf: (order) => costOf({ stakes, limits }, order),
    decide,
  };
}

export const roulette = rouletteGame({
  code: 'padma_roulette',
  name: {
    en: 'Padma Roulette',
    bn: 'পদ্মা রুলেট',
    es: 'Ruleta Padma',
    ar: 'روليت بادما',
  },
  art: 'padma_roulette_crown',
  limits: {
    BDT: { mostOnSpot: '5000.00', mostOnTable: '20000.00' },
    EUR: { mostOnSpot: '100.00', mostOnTable: '400.00' },
  },
  stakes: {
    BDT: ['5.00', '10.00', '50.00', '100.00', '500.00', '1000.00'],
    EUR: ['0.20', '0.50', '1.00', '5.00', '10.00', '25.00'],
  },
  isHot: true,
});

/**
 * `null` for an unknown spot, an amount that is not a multiple of the chips, an exceeded limit or a wrong
 * sum.
 */
function costOf(
  { stakes, limits }: Pick<RouletteNames, 'stakes' | 'limits'>,
  { currency, stake, choice }: GameOrder,
): bigint | null {
  const least = parseAmount(stakes[currency]?.[0] ?? '');
  const { mostOnSpot, mostOnTable } = limits[currency] ?? {};
  if (!least || !mostOnSpot || !mostOnTable || !isChoice(choice)) return null;
  const most = parseAmount(mostOnSpot) ?? 0n;
  let sum = 0n;
  const taken = new Set<string>();
  for (const { spot, amount } of choice.bets) {
    const units = parseAmount(amount) ?? 0n;
    const isSound = units > 0n && units % least === 0n && units <= most;
    if (!isSound || !spotById(spot) || taken.has(spot)) return null;
    taken.add(spot);
    sum += units;
  }
  return sum === parseAmount(stake) && sum <= (parseAmount(mostOnTable) ?? 0n) ? sum : null;
}

function decide({ choice, words }: DecidedOrder): Decision | null {
  if (!isChoice(choice)) throw new Error('a round of roulette has no bets');
  const pocket = belowFrom(words, pocketCount);
  const wins = winsOf(choice.bets, pocket);
  const winUnits = wins.reduce((sum, { amount }) => sum + (parseAmount(amount) ?? 0n), 0n);
  return { result: { kind: 'roulette', pocket, bets: choice.bets, wins }, winUnits };
}

export function winsOf(bets: readonly RouletteBet[], pocket: number): readonly RouletteBet[] {
  return bets.flatMap(({ spot: id, amount }) => {
    const spot = spotById(id);
    if (!spot?.numbers.includes(pocket)) return [];
    const back = (parseAmount(amount) ?? 0n) * BigInt(returnOf(spot));
    return [{ spot: id, amount: formatAmount(back) }];
  });
}

export function isChoice(data: unknown): data is RouletteChoice {
  if (typeof data !== 'object' || data === null || !('bets' in data)) return false;
  const { bets } = data;
  return Array.isArray(bets) && bets.length > 0 && bets.length <= mostBets && bets.every(isBet);
}

function isBet(data: unknown): data is RouletteBet {
  return (
    typeof data === 'object' &&
    data !== null &&
    'spot' in data &&
    'amount' in data &&
    typeof data.spot === 'string' &&
    typeof data.amount === 'string'
  );
}
