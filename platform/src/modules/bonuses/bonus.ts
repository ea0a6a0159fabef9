import {
  parseAmount,
  type BonusId,
  type BonusTerms,
  type GameType,
  type Localized,
  type MemberId,
} from '@croupier/contracts';
import { accounts, type AccountPath, type Booking } from '../ledger/index.ts';
import { dayjs } from '../../zoned-time.ts';

/** A bonus as stored in its row. */
export interface BonusRow {
  readonly id: BonusId;
  readonly member_id: MemberId;
  readonly brand: string;
  readonly currency: string;
  readonly campaign: Localized;
  readonly granted_units: bigint;
  readonly target_units: bigint;
  readonly wagered_units: bigint;
  readonly spends: BonusTerms['spends'];
  readonly max_stake_units: bigint | null;
  readonly weights: Readonly<Partial<Record<GameType, number>>>;
  readonly state: 'active' | 'converted' | 'spent' | 'expired' | 'forfeited';
  readonly granted_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly forfeited_by: 'member' | 'house' | null;
}

export interface Grant {
  readonly id: BonusId;
  readonly member: { readonly id: MemberId; readonly brand: string; readonly currency: string };
  readonly campaign: Localized;
  readonly units: bigint;
  readonly terms: BonusTerms;
  readonly now: Date;
}

/** A new bonus. */
export function bonusOf({ id, member, campaign, units, terms, now }: Grant): BonusRow {
  return {
    id,
    member_id: member.id,
    brand: member.brand,
    currency: member.currency,
    campaign,
    granted_units: units,
    target_units: units * BigInt(terms.times),
    wagered_units: 0n,
    spends: terms.spends,
    max_stake_units: terms.maxStake === null ? null : parseAmount(terms.maxStake),
    weights: terms.weights,
    state: 'active',
    granted_at: now,
    expires_at: dayjs.utc(now).add(terms.days, 'day').toDate(),
    ended_at: null,
    forfeited_by: null,
  };
}

/** The bonus with additional money and the wagering requirement of the new terms. */
export const increased = (bonus: BonusRow, units: bigint, { times }: BonusTerms): BonusRow => ({
  ...bonus,
  granted_units: bonus.granted_units + units,
  target_units: bonus.target_units + units * BigInt(times),
});

/** Target account for returned bonus money: the bonus, or the account that its rest went to. */
export function returnAccountOf({ state, member_id }: BonusRow): AccountPath {
  if (state === 'active') return accounts.bonus(member_id);
  return state === 'converted' || state === 'spent'
    ? accounts.cash(member_id)
    : accounts.house('promo');
}

export const isWagered = ({ state, wagered_units, target_units }: BonusRow) =>
  state === 'active' && wagered_units >= target_units;

export const keyOfConversion = ({ id }: Pick<BonusRow, 'id'>) => `bonus-converted:${id}`;

/**
 * Converts the rest of a bonus to cash once its terms are met: promotions take it back and pay it out. `null`
 * if nothing is left.
 */
export function conversionOf(bonus: BonusRow, amountUnits: bigint): Booking | null {
  if (amountUnits === 0n) return null;
  const { id, member_id: member, currency } = bonus;
  const moves = [
    { from: accounts.bonus(member), to: accounts.house('promo'), amountUnits },
    { from: accounts.house('promo'), to: accounts.cash(member), amountUnits },
  ];
  return { key: keyOfConversion(bonus), kind: 'bonus', currency, reference: id, moves };
}
