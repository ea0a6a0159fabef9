import {
  formatAmount,
  parseAmount,
  unitModes,
  type DecimalAmount,
  type LotteryGame,
  type PlayType,
  type SlipLine,
  type UnitMode,
} from '@croupier/contracts';
import { choicesOf, countLines, type Slip } from './slip.ts';

/** The cost of every line of a slip: the unit, times the multiplier, times the units of its play type. */
export interface Stake {
  readonly unit: UnitMode;
  readonly multiplier: number;
}

/** `no-times`: the typed multiplier is no whole number, or exceeds the maximum. */
export type StakeError = 'no-times' | 'too-small' | 'too-large' | 'too-fine';

export const mostTimes = 100_000;

/** Smallest coin: two decimals. */
const minorUnits = 1_000n;

/** The first stake of a slip: the same unit in every game, as many units as the game's minimum requires. */
export function firstStake({ minStake, maxStake }: LotteryGame): Stake {
  const least = parseAmount(minStake) ?? 0n;
  const most = parseAmount(maxStake) ?? unitsOf('1');
  const unit = unitModes.find((mode) => unitsOf(mode) <= most) ?? '1';
  const needed = (least + unitsOf(unit) - 1n) / unitsOf(unit);
  return { unit, multiplier: Math.max(1, Number(needed)) };
}

export function lineStake({ unit, multiplier }: Stake, unitStake: number): DecimalAmount {
  return formatAmount(unitsOf(unit) * BigInt(multiplier) * BigInt(unitStake));
}

/** A line's stake as unit and multiplier: the original unit, else the greatest unit that divides it. */
export function stakeOf(line: SlipLine, unitStake: number, made: UnitMode | null): Stake {
  const perUnit = (parseAmount(line.stake) ?? 0n) / BigInt(unitStake);
  const unit = made ?? unitModes.find((mode) => perUnit % unitsOf(mode) === 0n) ?? '0.001';
  return { unit, multiplier: Math.max(1, Number(perUnit / unitsOf(unit))) };
}

/** The error of the stake of any line of a slip with these play types. */
export function slipStakeError(
  stake: Stake,
  playTypes: readonly Pick<PlayType, 'unitStake'>[],
  game: LotteryGame,
): StakeError | null {
  if (stake.multiplier < 1 || stake.multiplier > mostTimes) return 'no-times';
  return playTypes.map((type) => stakeError(stake, type, game)).find(Boolean) ?? null;
}

function stakeError(
  stake: Stake,
  { unitStake }: Pick<PlayType, 'unitStake'>,
  { minStake, maxStake }: LotteryGame,
): StakeError | null {
  const units = parseAmount(lineStake(stake, unitStake)) ?? 0n;
  if (units < (parseAmount(minStake) ?? 0n)) return 'too-small';
  if (units > (parseAmount(maxStake) ?? units)) return 'too-large';
  return units % minorUnits === 0n ? null : 'too-fine';
}

/** The exact sum of all lines' stakes, times `times` for a chase. */
export function totalOf(
  slip: Slip,
  playTypes: readonly PlayType[],
  { stake, times = 1 }: { stake: Stake; times?: number },
): DecimalAmount {
  const perIssue = slip.reduce((sum, entry) => {
    const playType = playTypes.find(({ code }) => code === entry.playType);
    const lines = BigInt(countLines(entry, playType));
    return sum + lines * (parseAmount(lineStake(stake, playType?.unitStake ?? 1)) ?? 0n);
  }, 0n);
  return formatAmount(perIssue * BigInt(times));
}

/** Every line of the slip in the format of the request. */
export function linesOf(
  slip: Slip,
  playTypes: readonly PlayType[],
  stake: Stake,
): readonly SlipLine[] {
  return slip.flatMap((entry) => {
    const playType = playTypes.find(({ code }) => code === entry.playType);
    const amount = lineStake(stake, playType?.unitStake ?? 1);
    return choicesOf(entry, playType).map((choice) => ({
      playType: entry.playType,
      choice,
      stake: amount,
    }));
  });
}

function unitsOf(unit: UnitMode): bigint {
  return parseAmount(unit) ?? 1n;
}
