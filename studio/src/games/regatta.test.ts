import { parseAmount } from '@croupier/contracts';
import fc from 'fast-check';
import { courseOf } from './regatta-course.ts';
import {
  chancesOf,
  crews,
  dividendsOf,
  fixtureOf,
  million,
  paidFor,
  seedOf,
  sideOf,
  sides,
  totalOf,
  type Pool,
} from './regatta-odds.ts';

const units = (amount: string) => parseAmount(amount) ?? 0n;

test('dividends are those of a pari-mutuel pool, Q · W ÷ Wᵢ, rounded down to a hundredth', () => {
  const pool = { red: units('600'), draw: units('50'), green: units('350') };
  expect(dividendsOf(pool)).toEqual({ red: 158, draw: 1_900, green: 271 });
});

test('a winner gets at least the stake back, also where nearly everybody was right', () => {
  const pool = { red: units('9900'), draw: units('1'), green: units('9') };
  expect(dividendsOf(pool).red).toBe(100);
  expect(paidFor(units('10'), 100)).toBe(units('10'));
});

const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
const anyPool = fc.record({ red: amount, draw: amount, green: amount });

test('a pool never pays more than its size without the takeout, except for returned stakes', () => {
  fc.assert(
    fc.property(anyPool, (pool: Pool) => {
      const dividends = dividendsOf(pool);
      for (const side of sides) {
        if (dividends[side] === 100) continue;
        const paid = pool[side] * BigInt(dividends[side]);
        expect(paid).toBeLessThanOrEqual(totalOf(pool) * 95n);
      }
    }),
  );
});

test('the house’s part gives each side the same return before the first bet', () => {
  for (let place = 1; place <= 56; place += 1) {
    const chances = chancesOf(fixtureOf(place));
    const dividends = dividendsOf(seedOf(chances, units('20000')));
    for (const side of sides) {
      const returned = (chances[side] / million) * (dividends[side] / 100);
      expect(returned).toBeGreaterThan(0.94);
      expect(returned).toBeLessThanOrEqual(0.9501);
    }
  }
});

test('whatever players stake, they are expected to get back at most their part without the takeout', () => {
  const seed = units('20000');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 56 }), anyPool, (place, bets) => {
      const chances = chancesOf(fixtureOf(place));
      const house = seedOf(chances, seed);
      const pool = Object.fromEntries(sides.map((side) => [side, house[side] + bets[side]]));
      const dividends = dividendsOf({ red: 0n, draw: 0n, green: 0n, ...pool });
      const expected = sides.reduce(
        (sum, side) => sum + (chances[side] / million) * paid(bets[side], dividends[side]),
        0,
      );
      expect(expected).toBeLessThanOrEqual(Number(totalOf(bets)) * 0.95 + 1);
    }),
  );
});

const paid = (stake: bigint, dividend: number): number => (Number(stake) * dividend) / 100;

test('chances add up, and the stronger crew has the better ones', () => {
  const padma = crews[0];
  const dakatia = crews.at(-1);
  if (!padma || !dakatia) throw new Error('there are no crews');
  const chances = chancesOf({ red: padma, green: dakatia });
  expect(chances.red + chances.draw + chances.green).toBe(million);
  // 120 points of Elo: 1 ÷ (1 + 10^(−120 ÷ 400)) = 0.666.
  expect(chances.red / (million - chances.draw)).toBeCloseTo(0.666, 3);
  const counted = { red: 0, draw: 0, green: 0 };
  for (let drawn = 0; drawn < million; drawn += 1) counted[sideOf(chances, drawn)] += 1;
  expect(counted).toEqual(chances);
});

test('each pair of crews races on both sides before a fixture is repeated', () => {
  const fixtures = Array.from({ length: 56 }, (_, index) => fixtureOf(index + 1));
  const names = fixtures.map(({ red, green }) => `${red.id} ${green.id}`);
  expect(new Set(names).size).toBe(56);
  expect(fixtureOf(57)).toEqual(fixtures[0]);
});

test('a race ends with its decided result, whatever its course', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 51, maxLength: 51 }),
      fc.constantFrom(...sides),
      (bits, won) => {
        const course = courseOf(bits, won);
        const [red, green] = [course.at('red', 1), course.at('green', 1)];
        if (won === 'draw') expect(red).toBeCloseTo(green, 9);
        else expect(won === 'red' ? red - green : green - red).toBeGreaterThan(0.01);
        expect(course.at('red', 0)).toBeCloseTo(0, 9);
      },
    ),
  );
});
