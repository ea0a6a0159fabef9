import { gridAt, type SlotMaths } from './definition.ts';
import { coinsOf, scattersOf, winsOf } from './evaluate.ts';
import { fallen } from './fall.ts';
import type { SlotGrid, SlotResult, SlotSpin } from './slot-result.ts';
import { belowFrom, type Words } from './words.ts';

/**
 * Computes a round from its words alone, free spins included: no state is kept between rounds, and the page
 * recomputes the same round from the seeds.
 */
export function playSlot(slot: SlotMaths, words: Words): SlotResult {
  const first = spinAt(slot, stopsOf(slot.reels, words), false);
  const spins = [first];
  for (let owed = first.freeSpins; owed > 0 && slot.freeSpins; owed -= 1) {
    const spin = spinAt(slot, stopsOf(slot.freeSpins.reels, words), true);
    spins.push(spin);
    owed += spin.freeSpins;
    // Reached only by an error in the strips; the error must not hang the studio.
    if (spins.length > spinsAtMost) throw new Error('the free spins of a slot never end');
  }
  return { kind: 'slot', spins, coins: spins.reduce((sum, { coins }) => sum + coins, 0) };
}

const spinsAtMost = 5_000;

export function stopsOf(strips: readonly string[], words: Words): readonly number[] {
  return strips.map((strip) => belowFrom(words, strip.length));
}

/** One spin whose reels stop at these stops. */
export function spinAt(slot: SlotMaths, stops: readonly number[], isFree: boolean): SlotSpin {
  const strips = (isFree ? slot.freeSpins?.reels : undefined) ?? slot.reels;
  const grids = slot.cascadeTimes
    ? cascadeAt(slot, stops)
    : [onlyGrid(slot, { strips, stops, isFree })];
  const coins = grids.reduce((sum, { wins, times }) => sum + coinsOf(wins) * times, 0);
  return { isFree, stops, grids, coins, freeSpins: freeSpinsOf(slot, grids) };
}

function onlyGrid(
  slot: SlotMaths,
  {
    strips,
    stops,
    isFree,
  }: { strips: readonly string[]; stops: readonly number[]; isFree: boolean },
): SlotGrid {
  const grid = gridAt(strips, stops, slot.rows);
  return { grid, wins: winsOf(slot, grid), times: isFree ? (slot.freeSpins?.times ?? 1) : 1 };
}

/**
 * The grids of a cascade; all symbols that drop in are on the strips, so the stops decide the whole cascade.
 */
function cascadeAt(slot: SlotMaths, stops: readonly number[]): SlotGrid[] {
  const times = slot.cascadeTimes ?? [1];
  const grids: SlotGrid[] = [];
  let tops = stops;
  let grid = gridAt(slot.reels, stops, slot.rows);
  for (;;) {
    const wins = winsOf(slot, grid);
    grids.push({ grid, wins, times: times[Math.min(grids.length, times.length - 1)] ?? 1 });
    if (wins.length === 0 || grids.length === gridsAtMost) return grids;
    ({ grid, tops } = fallen(slot, { grid, tops, wins }));
  }
}

/** With short strips a cascade could continue forever. */
const gridsAtMost = 12;

function freeSpinsOf(slot: SlotMaths, grids: readonly SlotGrid[]): number {
  const scatters = scattersOf(slot, grids[0]?.grid ?? []).length;
  return slot.freeSpins?.spins[Math.min(scatters, slot.reels.length) - slot.leastRun] ?? 0;
}
