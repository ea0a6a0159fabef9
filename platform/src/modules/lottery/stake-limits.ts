import { formatAmount, parseAmount } from '@croupier/contracts';
import { fail } from '../../outcome.ts';
import type { StakeLimits } from './definitions/game-definition.ts';
import { payoutOf } from './definitions/odds.ts';
import type { PricedLine } from './priced-line.ts';

/** Why a slip exceeds the game's limits, with the allowed values; `null` when it does not. */
export function limitError(lines: readonly PricedLine[], limits: StakeLimits, stakedUnits: bigint) {
  return (
    lineError(lines, limits) ?? payoutError(lines, limits) ?? drawError(lines, limits, stakedUnits)
  );
}

function lineError(lines: readonly PricedLine[], { minStake, maxStake }: StakeLimits) {
  const [min, max] = [units(minStake), units(maxStake)];
  const outside = lines.some(({ stakeUnits }) => stakeUnits < min || stakeUnits > max);
  if (!outside) return null;
  return fail('bet-limit-exceeded', {
    detail: `Stake between ${minStake} and ${maxStake} on each line.`,
  });
}

function payoutError(lines: readonly PricedLine[], { maxPayout }: StakeLimits) {
  const max = units(maxPayout);
  const outside = lines.some((line) => mostPayout(line) > max);
  if (!outside) return null;
  return fail('bet-limit-exceeded', {
    detail: `A line can return ${maxPayout} at most. Stake less on the lines with the highest odds.`,
  });
}

function drawError(
  lines: readonly PricedLine[],
  { maxStakePerDraw }: StakeLimits,
  stakedUnits: bigint,
) {
  const left = units(maxStakePerDraw) - stakedUnits;
  if (lines.reduce((sum, { stakeUnits }) => sum + stakeUnits, 0n) <= left) return null;
  return fail('bet-limit-exceeded', {
    detail: `You can stake ${formatAmount(left)} more on this draw.`,
  });
}

/** One hit of the tier with the highest odds. */
export function mostPayout(line: PricedLine): bigint {
  return line.oddsUnits.reduce((most, _, tier) => {
    const hits = line.oddsUnits.map((__, index) => (index === tier ? 1 : 0));
    const payout = payoutOf(line, hits);
    return payout > most ? payout : most;
  }, 0n);
}

function units(amount: string): bigint {
  return parseAmount(amount) ?? 0n;
}
