import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  drawRange,
  endOddsOf,
  flightMs,
  kiteCurve,
  oddsAt,
  reachedAfterMs,
} from '../../games/crash-curve.ts';
import { before, chainOf, endOf, saltOf } from './flight-draw.ts';

/** Counts the numbers that reach `odds`, by binary search for the border. */
function reaching(odds: number): bigint {
  let [yes, no] = [0n, drawRange + 1n];
  while (no - yes > 1n) {
    const middle = (yes + no) / 2n;
    if (endOddsOf(kiteCurve, middle) >= odds) yes = middle;
    else no = middle;
  }
  return yes;
}

test.each([101, 102, 150, 200, 250, 333, 1_000, 9_999, 99_999, kiteCurve.mostOdds])(
  'a cash-out at %i hundredths returns 97 percent, exact over all numbers',
  (odds) => {
    const paid = reaching(odds) * BigInt(odds);
    const due = 97n * drawRange;
    expect(paid).toBeLessThanOrEqual(due);
    expect(due - paid).toBeLessThan(BigInt(odds));
  },
);

test('property: higher odds are never reached more often', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: drawRange }),
      fc.bigInt({ min: 1n, max: drawRange }),
      (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(endOddsOf(kiteCurve, low)).toBeGreaterThanOrEqual(endOddsOf(kiteCurve, high));
        expect(endOddsOf(kiteCurve, low)).toBeLessThanOrEqual(kiteCurve.mostOdds);
        expect(endOddsOf(kiteCurve, high)).toBeGreaterThanOrEqual(100);
      },
    ),
  );
});

test('property: odds apply from the moment they are reached, and a flight ends when the next would come', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: kiteCurve.mostOdds }), (odds) => {
      const ms = reachedAfterMs(kiteCurve, odds);
      expect(oddsAt(kiteCurve, ms)).toBeGreaterThanOrEqual(odds);
      expect(oddsAt(kiteCurve, ms - 1)).toBeLessThan(odds);
      if (odds < kiteCurve.mostOdds)
        expect(oddsAt(kiteCurve, flightMs(kiteCurve, odds) - 1)).toBeLessThanOrEqual(odds);
    }),
  );
});

test('each seed of a chain is the hash of the next, and the first hashes to the published value', () => {
  const last = 'ab'.repeat(32);
  const seeds = chainOf(last, 500);
  expect(seeds).toHaveLength(500);
  expect(seeds.at(-1)).toBe(last);
  for (let place = 1; place < seeds.length; place += 1)
    expect(before(seeds[place] ?? '')).toBe(seeds[place - 1]);
  expect(before('00'.repeat(32))).toBe(createHash('sha256').update(Buffer.alloc(32)).digest('hex'));
});

test('the first three players on board contribute to the draw, later ones do not', () => {
  const seed = '11'.repeat(32);
  const salt = saltOf('chain', ['a', 'b', 'c']);
  expect(salt).toBe('chain:a:b:c');
  expect(saltOf('chain', ['a', 'b', 'c', 'd'])).toBe(salt);
  const ends = ['a', 'b', 'c', 'd', 'e'].map((mine) =>
    endOf(kiteCurve, { seed, salt: saltOf('chain', [mine]) }),
  );
  expect(new Set(ends).size).toBeGreaterThan(1);
});

test('drawn flights agree with the exact return at every cash-out point', () => {
  const flights = 60_000;
  const seed = '77'.repeat(32);
  const ends = Array.from({ length: flights }, (_, flight) =>
    endOf(kiteCurve, { seed, salt: String(flight) }),
  );
  for (const odds of [101, 150, 200, 500]) {
    const share = ends.filter((end) => end >= odds).length / flights;
    const expected = 97 / odds;
    const error = Math.sqrt((expected * (1 - expected)) / flights);
    expect(Math.abs(share - expected)).toBeLessThan(3.5 * error);
  }
});
