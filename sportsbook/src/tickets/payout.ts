import type { MarketExpectation } from '../markets/market.ts';

export interface PayingLeg {
  /** Decimal odds in hundredths. */
  readonly price: number;
  /** Halves of the stake; `null` until the match is decided. */
  readonly win: number | null;
  readonly refund: number | null;
}

type Legs = readonly PayingLeg[];

/** What a stake pays if every leg wins; a part of a unit stays with the book. */
export function potentialOf(stakeUnits: bigint, legs: readonly Pick<PayingLeg, 'price'>[]): bigint {
  const product = legs.reduce((up, { price }) => up * BigInt(price), stakeUnits);
  return product / 100n ** BigInt(legs.length);
}

const isLost = ({ win, refund }: PayingLeg): boolean => win === 0 && refund === 0;

/** What a ticket pays: zero as soon as one leg is lost, `null` while a leg is undecided. */
export function payoutOf(stakeUnits: bigint, legs: Legs): bigint | null {
  if (legs.some(isLost)) return 0n;
  if (legs.some(({ win }) => win === null)) return null;
  const up = legs.reduce(
    (product, { price, win, refund }) =>
      product * (BigInt(win ?? 0) * BigInt(price) + BigInt(refund ?? 0) * 100n),
    stakeUnits,
  );
  return up / 200n ** BigInt(legs.length);
}

/** The book's share of what a bet is worth when it is ended early. */
export const cashOutMargin = 0.05;

/**
 * What ending a bet now pays: its expected payment, less the margin. `expects` has one entry per undecided leg, in
 * order; `null` if one of them has no price now, or if all are decided.
 */
export function cashOutOf(
  stakeUnits: bigint,
  legs: Legs,
  expects: readonly (MarketExpectation | null)[],
): bigint | null {
  if (legs.some(isLost) || expects.length === 0) return null;
  const undecided = legs.filter(({ win }) => win === null);
  let factor = 1 / (1 + cashOutMargin);
  for (const { price, win, refund } of legs)
    if (win !== null) factor *= (win * price + (refund ?? 0) * 100) / 200;
  for (const [index, leg] of undecided.entries()) {
    const expect = expects[index];
    if (!expect) return null;
    factor *= (expect.win * leg.price) / 100 + expect.refund;
  }
  // Hundredths of the currency: a cash-out has no fraction of a cent.
  const cents = Math.floor((Number(stakeUnits) * factor) / 1_000);
  return cents > 0 ? BigInt(cents) * 1_000n : null;
}
