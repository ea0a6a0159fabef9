import { parseAmount, type LotteryGame, type PlayType } from '@croupier/contracts';
import { isCount, isMultiplier, type ChasePlan } from './chase.ts';
import type { Slip } from './slip.ts';
import { lineStake, totalOf, type Stake } from './stake.ts';

/**
 * Why a chase can't be placed although its first issue could; the last two concern its most expensive issue.
 */
export type ChaseError = 'no-count' | 'no-multiplier' | 'line-too-large' | 'over-draw-limit';

interface Chased {
  readonly slip: Slip;
  readonly playTypes: readonly PlayType[];
  readonly stake: Stake;
  readonly game: LotteryGame;
}

export function chaseError(
  { count, multipliers }: ChasePlan,
  { slip, playTypes, stake, game }: Chased,
): ChaseError | null {
  if (!isCount(count)) return 'no-count';
  if (!multipliers.every(isMultiplier)) return 'no-multiplier';
  const largest = { ...stake, multiplier: stake.multiplier * Math.max(...multipliers) };
  const lines = playTypes
    .filter(({ code }) => slip.some(({ playType }) => playType === code))
    .map(({ unitStake }) => lineStake(largest, unitStake));
  if (lines.some((line) => isOver(line, game.maxStake))) return 'line-too-large';
  const total = totalOf(slip, playTypes, { stake: largest });
  return isOver(total, game.maxStakePerDraw) ? 'over-draw-limit' : null;
}

function isOver(amount: string, most: string): boolean {
  const limit = parseAmount(most);
  return limit !== null && (parseAmount(amount) ?? 0n) > limit;
}
