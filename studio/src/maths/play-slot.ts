import { gridAt, type SlotMaths } from './definition.ts';
import { coinsOf, scattersOf, winsOf } from './evaluate.ts';
import { fallen } from './fall.ts';
import type { SlotGrid, SlotResult, SlotSpin } from './slot-result.ts';
import { belowFrom, type Words } from './words.ts';

/**
 * A round from its words alone, free spins and all: nothing is owed across rounds, and the page draws the
 * same again from the seeds.
 */
export function playSlot(slot: SlotMaths, words: Words): SlotResult {
  const first = spinAt(slot, stopsOf(slot.reels, words), false);
  const spins = [first];
  for (let owed = first.freeSpins; owed > 0 && slot.freeSpins; owed -= 1) {
    const spin = spinAt(slot, stopsOf(slot.freeSpins.reels, words), true);
    spins.push(spin);
    owed += spin.freeSpins;
    // Reached by a mistake in the strips alone; it must not hang the studio.
    if (spins.length > spinsAtMost) throw new Error('the free spins of a slot never end');
  }
  return { kind: 'slot', spins, coins: spins.reduce((sum, { coins }) => sum + coins, 0) };
}

const spinsAtMost = 5_000;

export function stopsOf(strips: readonly string[], words: Words): readonly number[] {
  return strips.map((strip) => belowFrom(words, strip.length));
}

/** One spin whose reels stand at these stops. */
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

/** The grids of a cascade; everything that drops in stands on the strips, so the stops decide it all. */
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

/** Short strips could feed a cascade for ever. */
const gridsAtMost = 12;

function freeSpinsOf(slot: SlotMaths, grids: readonly SlotGrid[]): number {
  const scatters = scattersOf(slot, grids[0]?.grid ?? []).length;
  return slot.freeSpins?.spins[Math.min(scatters, slot.reels.length) - slot.leastRun] ?? 0;
}
