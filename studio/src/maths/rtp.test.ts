import { parseAmount } from '@croupier/contracts';
import { games } from '../games/games.ts';
import type { SlotDefinition } from '../games/slot-definition.ts';
import { slots } from '../games/slots.ts';
import { wordsOf } from '../rounds/seeds.ts';
import { countCascade, eachStops } from './count-cascade.ts';
import { signOfRole } from './definition.ts';
import { playSlot, spinAt } from './play-slot.ts';
import { percentOf, returnToPlayer } from './rtp.ts';

const bySlot = slots.map((slot) => [slot.code, slot] as const);

test.each([
  ['river_lotus', 96.67],
  ['monsoon_gold', 96.88],
  ['lucky_rickshaw', 96.16],
  ['jewel_river', 96.18],
  ['sundarban', 96.52],
  ['night_bazaar', 95.83],
  ['coral_coast', 96.92],
  ['marigold_fair', 96.16],
  ['chai_stall', 96.5],
  ['orchard_rain', 96.38],
])('%s returns %d percent, as its catalogue entry says', (code, percent) => {
  expect(games.find(({ listing }) => listing.code === code)?.listing.rtp).toBe(percent);
});

/** Mean coins and mean free spins, computed by playing every stop with the production code of a spin. */
function counted(slot: SlotDefinition, isFree: boolean) {
  let [coins, brought, spins] = [0, 0, 0];
  const strips = (isFree ? slot.freeSpins?.reels : undefined) ?? slot.reels;
  eachStops(strips, (stops) => {
    const spin = spinAt(slot, stops, isFree);
    spins += 1;
    coins += spin.coins;
    brought += spin.freeSpins;
  });
  return { coins: coins / spins, brought: brought / spins };
}

function countedReturn(slot: SlotDefinition): number {
  const base = counted(slot, false);
  if (!slot.freeSpins) return base.coins / slot.coins;
  const free = counted(slot, true);
  expect(base.brought).toBeGreaterThan(0);
  return (base.coins + (base.brought / (1 - free.brought)) * free.coins) / slot.coins;
}

/** Short strips, each with a scatter if the slot has one; few enough free spins to end. */
function small(slot: SlotDefinition): SlotDefinition {
  const cut = (strip: string) => `${strip.slice(0, 5)}${signOfRole(slot, 'scatter') ?? strip[5]}`;
  const shorter = {
    ...slot,
    reels: slot.reels.map(cut),
    ...(slot.freeSpins
      ? { freeSpins: { ...slot.freeSpins, spins: [0, 0, 1], reels: slot.freeSpins.reels.map(cut) } }
      : {}),
  };
  return slot.cascadeTimes ? { ...shorter, countedHits: countCascade(shorter) } : shorter;
}

test.each(bySlot)(
  'the return of %s on shorter reels equals that of playing every stop',
  (_code, slot) => {
    const { over, under } = returnToPlayer(small(slot));
    const exact = Number(over) / Number(under);
    expect(exact).toBeGreaterThan(0);
    expect(countedReturn(small(slot)) / exact).toBeCloseTo(1, 9);
  },
);

const spins = 8_000;

/** Mean and deviation of the rounds' returns, in stakes. */
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

test.each(bySlot)('simulated rounds of %s agree with the exact return', (_code, slot) => {
  const { mean, deviation } = simulate(slot);
  const error = deviation / Math.sqrt(spins);
  expect(Math.abs(mean - percentOf(returnToPlayer(slot)) / 100)).toBeLessThan(3 * error);
  expect(error).toBeLessThan(0.12);
});

test.each(bySlot)('%s is well formed', (_code, slot) => {
  const signs = slot.symbols.map(({ sign }) => sign);
  expect(new Set(signs).size).toBe(signs.length);
  const strips = [...slot.reels, ...(slot.freeSpins?.reels ?? [])];
  for (const strip of strips) expect([...strip].every((sign) => signs.includes(sign))).toBe(true);
  // The maths of lines and ways relies on this.
  expect(slot.reels[0]).not.toContain(signOfRole(slot, 'wild') ?? '?');
  for (const { pays } of slot.symbols)
    expect(pays).toHaveLength(slot.reels.length - slot.leastRun + 1);
  if (slot.wins.by === 'lines')
    for (const line of slot.wins.lines) expect(line).toHaveLength(slot.reels.length);
  // A symbol that pays nothing would not cascade, and the counted payments would not be those of this game.
  if (slot.cascadeTimes)
    for (const { role, pays } of slot.symbols)
      expect(role ?? (pays.every((coins) => coins > 0) ? 'pays' : 'idle')).not.toBe('idle');
  for (const stakes of Object.values(slot.stakes))
    for (const stake of stakes) expect((parseAmount(stake) ?? 1n) % BigInt(slot.coins)).toBe(0n);
});
