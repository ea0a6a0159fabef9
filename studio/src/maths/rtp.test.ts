import { parseAmount } from '@croupier/contracts';
import { games } from '../games/games.ts';
import type { SlotDefinition } from '../games/slot-definition.ts';
import { slots } from '../games/slots.ts';
import { wordsOf } from '../rounds/seeds.ts';
import { signOfRole } from './definition.ts';
import { playSlot, spinAt } from './play-slot.ts';
import { percentOf, returnToPlayer } from './rtp.ts';

test.each([
  ['river_lotus', 96.38],
  ['monsoon_gold', 96.88],
  ['sundarban', 96.52],
  ['night_bazaar', 95.83],
  ['coral_coast', 96.92],
  ['marigold_fair', 96.16],
])('%s returns %d percent, as its catalogue entry says', (code, percent) => {
  expect(games.find(({ listing }) => listing.code === code)?.listing.rtp).toBe(percent);
});

/** Every single stop of every reel, drawn and paid by the same code as a spin. */
function countedReturn(slot: SlotDefinition): { over: bigint; under: bigint } {
  let [paid, spins] = [0n, 0n];
  const walk = (stops: number[]): void => {
    const strip = slot.reels[stops.length];
    if (strip) return void [...strip].forEach((_, stop) => walk([...stops, stop]));
    spins += 1n;
    paid += BigInt(spinAt(slot, stops, false).coins);
  };
  walk([]);
  return { over: paid, under: spins * BigInt(slot.coins) };
}

const small = (slot: SlotDefinition): SlotDefinition => ({
  ...slot,
  reels: slot.reels.map((strip) => [...new Set(strip)].slice(0, 7).join('')),
});

test.each(slots.map((slot) => [slot.code, slot] as const))(
  'the return of %s on shorter reels is the same when every stop is played',
  (_code, slot) => {
    const exact = returnToPlayer(small(slot));
    const counted = countedReturn(small(slot));
    expect(exact.over * counted.under).toBe(counted.over * exact.under);
    expect(counted.over).toBeGreaterThan(0n);
  },
);

const spins = 40_000;

/** Mean and deviation of what spins give back, in stakes. */
function simulate(slot: SlotDefinition): { mean: number; deviation: number } {
  let [sum, squares] = [0, 0];
  for (let spin = 0; spin < spins; spin += 1) {
    const words = wordsOf({ server: 'c0ffee', client: `simulation-${spin}` });
    const share = playSlot(slot, words).coins / slot.coins;
    sum += share;
    squares += share * share;
  }
  const mean = sum / spins;
  return { mean, deviation: Math.sqrt(squares / spins - mean * mean) };
}

const simulated = new Map(slots.map((slot) => [slot.code, simulate(slot)]));

test.each(slots.map((slot) => [slot.code, slot] as const))(
  'simulated spins of %s agree with the exact return',
  (code, slot) => {
    const { mean = 0, deviation = 0 } = simulated.get(code) ?? {};
    const error = deviation / Math.sqrt(spins);
    expect(Math.abs(mean - percentOf(returnToPlayer(slot)) / 100)).toBeLessThan(3 * error);
    expect(error).toBeLessThan(0.09);
  },
);

test('the coast is the calmest of the games, the bazaar the wildest', () => {
  const byTemper = [...simulated].sort(([, a], [, b]) => a.deviation - b.deviation);
  expect(byTemper.at(0)?.[0]).toBe('coral_coast');
  expect(byTemper.at(-1)?.[0]).toBe('night_bazaar');
  expect(byTemper.at(-1)?.[1].deviation).toBeGreaterThan(3 * (byTemper.at(0)?.[1].deviation ?? 9));
});

test.each(slots.map((slot) => [slot.code, slot] as const))('%s is well formed', (_code, slot) => {
  const signs = slot.symbols.map(({ sign }) => sign);
  expect(new Set(signs).size).toBe(signs.length);
  expect(slot.reels).toHaveLength(5);
  for (const strip of slot.reels)
    expect([...strip].every((sign) => signs.includes(sign))).toBe(true);
  // The mathematics of lines and ways counts on it.
  expect(slot.reels[0]).not.toContain(signOfRole(slot, 'wild') ?? '?');
  for (const stakes of Object.values(slot.stakes)) {
    for (const stake of stakes) expect((parseAmount(stake) ?? 1n) % BigInt(slot.coins)).toBe(0n);
  }
});
