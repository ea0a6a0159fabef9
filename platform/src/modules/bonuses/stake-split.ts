import type { GameType } from '@croupier/contracts';
import type { BonusRow } from './bonus.ts';

/** Parts of a stake by source. */
export interface StakeParts {
  readonly cashUnits: bigint;
  readonly bonusUnits: bigint;
  /** The part that counts towards the bonus's wagering requirement. */
  readonly wagerUnits: bigint;
}

export interface Stake {
  readonly units: bigint;
  readonly kind: GameType;
}

export interface FundsAtHand {
  readonly cashUnits: bigint;
  readonly bonusUnits: bigint;
}

/** Splits a stake by the terms of the player's bonus; `null` if the usable funds are too low. */
export function splitStake(
  bonus: BonusRow | null,
  stake: Stake,
  funds: FundsAtHand,
): StakeParts | null {
  const { units } = stake;
  if (!bonus || !mayTake(bonus, stake))
    return units > funds.cashUnits ? null : { cashUnits: units, bonusUnits: 0n, wagerUnits: 0n };
  if (units > funds.cashUnits + funds.bonusUnits) return null;
  const bonusUnits =
    bonus.spends === 'bonus-first'
      ? lesser(units, funds.bonusUnits)
      : units - lesser(units, funds.cashUnits);
  const wagerUnits = (units * BigInt(weightOf(bonus, stake.kind))) / 100n;
  return { cashUnits: units - bonusUnits, bonusUnits, wagerUnits };
}

function mayTake(bonus: BonusRow, { units, kind }: Stake): boolean {
  const isSmall = bonus.max_stake_units === null || units <= bonus.max_stake_units;
  return bonus.state === 'active' && isSmall && weightOf(bonus, kind) > 0;
}

/** Percentage of a stake that counts; zero means that the game cannot be played with the bonus. */
export const weightOf = ({ weights }: Pick<BonusRow, 'weights'>, kind: GameType) =>
  weights[kind] ?? 0;

const lesser = (one: bigint, other: bigint) => (one < other ? one : other);

/** The bonus's part of a win, in the proportion of the round's stakes; the indivisible rest is cash. */
export function bonusPartOf(
  wonUnits: bigint,
  { stake_units, bonus_stake_units }: { stake_units: bigint; bonus_stake_units: bigint },
): bigint {
  return stake_units === 0n ? 0n : (wonUnits * bonus_stake_units) / stake_units;
}
