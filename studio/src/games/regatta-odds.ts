/** What can win a race. A dead heat is a result of its own: bets on both boats lose. */
export const sides = ['red', 'draw', 'green'] as const;
export type Side = (typeof sides)[number];

/** Amounts of a pool by side, in units of 1/100,000. */
export type Pool = Readonly<Record<Side, bigint>>;

/** Chances in millionths; together they are a million. */
export type Chances = Readonly<Record<Side, number>>;

/** Dividends in hundredths, stake included: 250 pays 2.50 times the stake. */
export type Dividends = Readonly<Record<Side, number>>;

export interface Crew {
  readonly id: string;
  /** Strength as an Elo rating: 400 points more are ten times the chance. */
  readonly rating: number;
}

export interface Fixture {
  readonly red: Crew;
  readonly green: Crew;
}

export const crews: readonly Crew[] = [
  { id: 'padma', rating: 1_560 },
  { id: 'jamuna', rating: 1_540 },
  { id: 'surma', rating: 1_520 },
  { id: 'karnaphuli', rating: 1_505 },
  { id: 'teesta', rating: 1_495 },
  { id: 'rupsha', rating: 1_480 },
  { id: 'gorai', rating: 1_460 },
  { id: 'dakatia', rating: 1_440 },
];

export const million = 1_000_000;
/** A dead heat, in millionths. */
const drawChance = 80_000;
/** The share of each pool that the house keeps, in hundredths. */
export const takeoutPercent = 5;
/** The least dividend: a winner never gets less than the stake back. */
export const leastDividend = 100;

/** The crews of a race by its number, known to all long before: every pair in turn, sides changing. */
export function fixtureOf(place: number): Fixture {
  const pairs = crews.flatMap((one, index) =>
    crews.slice(index + 1).map((other) => [one, other] as const),
  );
  const turn = (place * 11) % (pairs.length * 2);
  const pair = pairs[turn % pairs.length];
  if (!pair) throw new Error('there are no crews to race');
  const [red, green] = turn < pairs.length ? pair : [pair[1], pair[0]];
  return { red, green };
}

/**
 * Chances of a race. Between the boats: the logistic curve of the Elo system (A. Elo, The Rating of Chessplayers,
 * 1978, §8.4), which is the Bradley–Terry model of paired comparisons (Biometrika 39, 1952).
 */
export function chancesOf({ red, green }: Fixture): Chances {
  const expected = 1 / (1 + 10 ** ((green.rating - red.rating) / 400));
  const ofRed = Math.round((million - drawChance) * expected);
  return { red: ofRed, draw: drawChance, green: million - drawChance - ofRed };
}

/** The result of a race from a number below a million, each equally likely. */
export function sideOf(chances: Chances, drawn: number): Side {
  if (drawn < chances.red) return 'red';
  return drawn < chances.red + chances.draw ? 'draw' : 'green';
}

/** The house's part of a pool before the first bet, in proportion to the chances. */
export function seedOf(chances: Chances, total: bigint): Pool {
  const part = (side: Side) => (total * BigInt(chances[side])) / BigInt(million);
  return { red: part('red'), draw: part('draw'), green: part('green') };
}

export const totalOf = (pool: Pool): bigint => sides.reduce((sum, side) => sum + pool[side], 0n);

export function plus(one: Pool, other: Pool): Pool {
  return {
    red: one.red + other.red,
    draw: one.draw + other.draw,
    green: one.green + other.green,
  };
}

/**
 * Pari-mutuel dividends: Q · W / Wᵢ per unit staked on i, with W the whole pool, Wᵢ its part on i and Q one minus the
 * takeout (D. Hausch, W. Ziemba, M. Rubinstein, Efficiency of the Market for Racetrack Betting, Management Science
 * 27, 1981). Rounded down to a hundredth (the breakage), and never below the stake (a minus pool).
 *
 * With the house's own part in proportion to the chances, the players' return in total is at most Q whatever they
 * bet: Σ pᵢ·Q·(S+B)·bᵢ/(pᵢS+bᵢ) ≤ Q·B by Jensen's inequality, as x/(S+x) is concave.
 */
export function dividendsOf(pool: Pool): Dividends {
  const shared = totalOf(pool) * BigInt(100 - takeoutPercent);
  const dividend = (side: Side) =>
    pool[side] === 0n ? leastDividend : Math.max(leastDividend, Number(shared / pool[side]));
  return { red: dividend('red'), draw: dividend('draw'), green: dividend('green') };
}

/** The payment of a winning stake, in whole hundredths of the currency, rounded down. */
export function paidFor(stakeUnits: bigint, dividend: number): bigint {
  const exact = (stakeUnits * BigInt(dividend)) / 100n;
  return exact - (exact % 1_000n);
}
