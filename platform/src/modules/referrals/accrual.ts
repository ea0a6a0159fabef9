import { parseAmount, type ReferralId, type ReferralLevel } from '@croupier/contracts';
import { dayAfter, type Day } from '../../zoned-day.ts';
import { termsOn, type DatedTerms } from './terms.store.ts';

/** What a friend played and deposited on a day. */
export interface FriendDay {
  readonly referral: ReferralId;
  readonly level: number;
  readonly joined: Day;
  readonly day: Day;
  readonly turnoverUnits: bigint;
  /** Turnover less wins, bonuses and rebates. */
  readonly netUnits: bigint;
  readonly depositUnits: bigint;
}

export interface Part {
  readonly referral: ReferralId;
  readonly level: number;
  readonly kind: 'share' | 'first-deposit';
  readonly day: Day;
  readonly basis: ReferralLevel['basis'];
  readonly baseUnits: bigint;
  readonly basisPoints: number;
  readonly amountUnits: bigint;
}

/** What the payments of a referrer contain for a friend, kind and day. */
export interface CountedPart extends Pick<Part, 'referral' | 'kind' | 'day'> {
  readonly baseUnits: bigint;
  readonly amountUnits: bigint;
}

const basisPointsInOne = 10_000n;

/** The earned amounts that no payment contains, without those that are zero. */
export function unpaidParts(
  days: readonly FriendDay[],
  counted: readonly CountedPart[],
  terms: readonly DatedTerms[],
): readonly Part[] {
  const known = new Map(counted.map((part) => [keyOf(part), part]));
  const shares = days.flatMap((friendDay) => shareOf(friendDay, terms) ?? []);
  const fixed = firstDeposits(days, terms).filter(
    ({ referral }) =>
      !counted.some((part) => part.referral === referral && part.kind === 'first-deposit'),
  );
  return [...shares, ...fixed]
    .map((part) => {
      const before = known.get(keyOf(part));
      return {
        ...part,
        baseUnits: part.baseUnits - (before?.baseUnits ?? 0n),
        amountUnits: part.amountUnits - (before?.amountUnits ?? 0n),
      };
    })
    .filter(({ amountUnits }) => amountUnits !== 0n);
}

const keyOf = ({ referral, kind, day }: Pick<Part, 'referral' | 'kind' | 'day'>) =>
  `${referral} ${kind} ${day}`;

/** The share of a day by the terms of that day; a fraction of a unit is dropped, also below zero. */
function shareOf(friendDay: FriendDay, terms: readonly DatedTerms[]): Part | null {
  const { referral, level, joined, day } = friendDay;
  const { isEnabled, levels } = termsOn(terms, day);
  const rule = levels[level - 1];
  const { days } = termsOn(terms, joined);
  const isOver = days !== null && day >= dayAfter(joined, days);
  if (!isEnabled || !rule || isOver) return null;
  const { basis, basisPoints } = rule;
  const baseUnits = basis === 'net' ? friendDay.netUnits : friendDay.turnoverUnits;
  const amountUnits = (baseUnits * BigInt(basisPoints)) / basisPointsInOne;
  return { referral, level, kind: 'share', day, basis, baseUnits, basisPoints, amountUnits };
}

/** The fixed amounts of invited friends, on the day on which they reached what the terms ask for. */
function firstDeposits(days: readonly FriendDay[], terms: readonly DatedTerms[]): readonly Part[] {
  const sums = new Map<ReferralId, { deposits: bigint; turnover: bigint }>();
  const reached = new Map<ReferralId, Part>();
  for (const { referral, level, joined, day, depositUnits, turnoverUnits } of inOrder(days)) {
    // The terms under which the friend registered are those that the referrer was promised.
    const { isEnabled, firstDeposit } = termsOn(terms, joined);
    if (level !== 1 || !isEnabled || !firstDeposit || reached.has(referral)) continue;
    const before = sums.get(referral);
    const deposits = (before?.deposits ?? 0n) + depositUnits;
    const turnover = (before?.turnover ?? 0n) + turnoverUnits;
    sums.set(referral, { deposits, turnover });
    const isReached =
      deposits > 0n &&
      deposits >= unitsOf(firstDeposit.deposits) &&
      turnover >= unitsOf(firstDeposit.turnover);
    if (isReached)
      reached.set(referral, {
        ...{ referral, level, kind: 'first-deposit', day, basis: 'turnover', basisPoints: 0 },
        baseUnits: deposits,
        amountUnits: unitsOf(firstDeposit.amount),
      });
  }
  return [...reached.values()];
}

const unitsOf = (amount: string) => parseAmount(amount) ?? 0n;

const inOrder = (days: readonly FriendDay[]) =>
  days.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));

export const sumOf = (parts: readonly Part[]): bigint =>
  parts.reduce((sum, { amountUnits }) => sum + amountUnits, 0n);
