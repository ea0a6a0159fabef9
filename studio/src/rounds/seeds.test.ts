import fc from 'fast-check';
import { riverLotus } from '../games/river-lotus.ts';
import { stopsOf as stopsFrom } from '../maths/play-slot.ts';
import { belowFrom } from '../maths/words.ts';
import { commitOf, wordsOf, type Seeds } from './seeds.ts';

const stopsOf = (seeds: Seeds) => stopsFrom(riverLotus.reels, wordsOf(seeds));
const seeds = { server: '00'.repeat(32), client: 'a player’s own words' };

test('the same seeds give the same stops, on every machine', () => {
  expect(commitOf(seeds.server)).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  );
  expect(stopsOf(seeds)).toEqual(stopsOf(seeds));
  expect(stopsOf(seeds)).not.toEqual(stopsOf({ ...seeds, client: 'others' }));
});

test('a word past the last whole multiple is discarded, so that all stops are equally likely', () => {
  const lastFair = 2 ** 32 - (2 ** 32 % 31) - 1;
  expect(belowFrom([lastFair].values(), 31)).toBe(30);
  expect(belowFrom([lastFair + 1, 2 ** 32 - 1, 5].values(), 31)).toBe(5);
});

test('property: a number is always below its limit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 1 }),
      fc.integer({ min: 1, max: 200 }),
      (words, limit) => {
        const number = belowFrom([...words, 0].values(), limit);
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThan(limit);
      },
    ),
  );
});

test('every stop of every reel occurs about equally often', () => {
  const counts = riverLotus.reels.map((strip) => new Map([...strip].map((_, stop) => [stop, 0])));
  const spins = 31_000;
  for (let spin = 0; spin < spins; spin += 1) {
    const stops = stopsOf({ ...seeds, client: String(spin) });
    stops.forEach((stop, reel) => counts[reel]?.set(stop, (counts[reel].get(stop) ?? 0) + 1));
  }
  for (const reel of counts) {
    const expected = spins / reel.size;
    const chiSquare = [...reel.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    // 30 degrees of freedom: a value above 67.6 has a probability of one in ten thousand.
    expect(chiSquare).toBeLessThan(67.6);
  }
});

test('no number follows another more often than chance allows', () => {
  const [limit, pairs] = [12, 60_000];
  const counts = new Float64Array(limit * limit);
  for (let round = 0; round < pairs / 4; round += 1) {
    const words = wordsOf({ ...seeds, client: `pair-${round}` });
    for (let pair = 0; pair < 4; pair += 1) {
      const at = belowFrom(words, limit) * limit + belowFrom(words, limit);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  const expected = pairs / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 143 degrees of freedom: above 213 with a probability of one in ten thousand, below 88 with the same.
  expect(chiSquare).toBeLessThan(213);
  expect(chiSquare).toBeGreaterThan(88);
});
