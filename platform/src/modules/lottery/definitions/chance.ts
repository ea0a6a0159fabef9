import type { ResultShape } from '@croupier/contracts';
import { isMet, isWinningValue, type Condition, type HandCondition } from './condition.ts';
import { distributionOf, outcomesOf, type Distribution } from './distribution.ts';
import type { PickPlayType } from './game-definition.ts';
import { groupsOf, matcherOf } from './match.ts';
import type { Source } from './match-form.ts';
import {
  arrangements,
  choose,
  none,
  plus,
  power,
  rational,
  times,
  type Rational,
} from './rational.ts';

const distributions = new Map<string, Distribution>();

/** The exact probability that a condition is met. */
export function chanceOf(condition: Condition, shape: ResultShape): Rational {
  if ('hands' in condition) return chanceOfHand(condition, shape);
  // Computed once per definition: prices are requested far more often than definitions change.
  const key = JSON.stringify([shape, condition.measure]);
  const known = distributions.get(key) ?? distributionOf(condition.measure, shape);
  distributions.set(key, known);
  let ways = 0n;
  for (const [value, count] of known.ways) if (isWinningValue(condition, value)) ways += count;
  return rational(ways, known.outcomes);
}

function chanceOfHand(condition: HandCondition, shape: ResultShape): Rational {
  const count = shape.kind === 'lots' ? 0 : shape.count;
  const outcomes = outcomesOf(shape, count);
  const winning = outcomes.filter((outcome) => isMet(condition, shape, outcome)).length;
  return rational(BigInt(winning), BigInt(outcomes.length));
}

/** The exact expected number of hits of a pick, per tier; it is the same for every pick of the form. */
export function expectedHits({ pick, match }: PickPlayType, shape: ResultShape): Rational[] {
  switch (match.by) {
    case 'equal':
      return match.sources.map((source) =>
        times(expectedEquals(source, shape), countOrderings(pick, match.isUnordered ?? false)),
      );
    case 'count':
      return match.counts.map((hits) =>
        exactly(hits, countOf(pick), tokensIn(match.source, shape)),
      );
    case 'within':
      return [allWithin(countOf(pick), tokensIn(match.source, shape))];
    case 'contained':
      return [containedChance({ pick, match })];
  }
}

/**
 * Tokens of a source: how many there are, out of how many possible ones, and whether they are all different.
 */
interface Tokens {
  readonly count: number;
  readonly faces: number;
  readonly isSample: boolean;
}

function tokensIn(source: Source, shape: ResultShape): Tokens {
  if ('prizes' in source) {
    const groups = shape.kind === 'lots' ? groupsOf(source, shape.lots) : [];
    const count = groups.reduce((sum, group) => sum + group.count, 0);
    return { count, faces: 10 ** digitsOf(source), isSample: false };
  }
  const count = source.at[1] - source.at[0];
  if (shape.kind === 'sample') return { count, faces: shape.of, isSample: true };
  return { count, faces: shape.kind === 'lots' ? 10 : shape.to - shape.from + 1, isSample: false };
}

function digitsOf({ slice: [start, end = 0] }: Extract<Source, { prizes: unknown }>): number {
  return end - start;
}

function expectedEquals(source: Source, shape: ResultShape): Rational {
  const { count, faces, isSample } = tokensIn(source, shape);
  if ('prizes' in source || !source.isJoined) return rational(BigInt(count), BigInt(faces));
  return rational(1n, isSample ? arrangements(faces, count) : BigInt(faces) ** BigInt(count));
}

/** The number of orders in which the digits of a pick can be drawn. */
function countOrderings(pick: PickPlayType['pick'], isUnordered: boolean): Rational {
  if (!isUnordered || pick.form !== 'digits') return rational(1n, 1n);
  const pattern = pick.pattern ?? Array.from({ length: pick.count }, () => 1);
  const same = pattern.reduce((product, count) => product * arrangements(count, count), 1n);
  return rational(arrangements(pick.count, pick.count), same);
}

/** The probability that exactly `hits` of `picked` different numbers are among the tokens. */
function exactly(hits: number, picked: number, { count, faces, isSample }: Tokens): Rational {
  if (isSample)
    return rational(
      choose(picked, hits) * choose(faces - picked, count - hits),
      choose(faces, count),
    );
  // Inclusion–exclusion over the missing hit numbers.
  let chance = none;
  for (let missing = 0; missing <= hits; missing++) {
    const allowed = rational(BigInt(faces - picked + hits - missing), BigInt(faces));
    const sign = missing % 2 === 0 ? 1n : -1n;
    const term = power(allowed, count);
    chance = plus(chance, { over: sign * choose(hits, missing) * term.over, under: term.under });
  }
  return times(chance, rational(choose(picked, hits), 1n));
}

function allWithin(picked: number, { count, faces, isSample }: Tokens): Rational {
  if (isSample) return rational(choose(picked, count), choose(faces, count));
  return power(rational(BigInt(picked), BigInt(faces)), count);
}

/** Counted over every token, for a pick of the form's pattern. */
function containedChance({ pick, match }: Pick<PickPlayType, 'pick' | 'match'>): Rational {
  if (match.by !== 'contained' || pick.form !== 'digits' || !('prizes' in match.source))
    throw new Error('only digits are looked for in the digits of a lot');
  const digits = digitsOf(match.source);
  const choice = samplePick(pick.pattern ?? [pick.count]);
  const shapeOfToken = { kind: 'lots', lots: [{ prize: 'token', digits, count: 1 }] } as const;
  const source: Source = { prizes: 'all', slice: [-digits] };
  let winning = 0n;
  const outcomes = outcomesOf({ kind: 'independent', count: digits, from: 0, to: 9 }, digits);
  for (const outcome of outcomes) {
    const matcher = matcherOf(
      { match: { by: 'contained', source }, odds: ['1'] },
      shapeOfToken,
      outcome,
    );
    if (matcher.judge(choice)) winning++;
  }
  return rational(winning, BigInt(outcomes.length));
}

/** `001` for the pattern `[2, 1]`. */
function samplePick(pattern: readonly number[]): string {
  return pattern.map((count, digit) => String(digit).repeat(count)).join('');
}

function countOf(pick: PickPlayType['pick']): number {
  return pick.count;
}
