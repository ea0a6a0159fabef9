import type { SlotMaths } from './definition.ts';
import { spinAt } from './play-slot.ts';

/**
 * Counts how many times each payment of a cascade is due over all combinations of stops, by symbol and run
 * length; wins with a multiplier are counted as often as they are paid. A million spins and more: for the
 * bench, not for the start of the studio.
 */
export function countCascade(slot: SlotMaths): Readonly<Record<string, readonly number[]>> {
  // With one coin per payment, the payment equals its number of ways; every paying symbol falls.
  const unit = { ...slot, symbols: slot.symbols.map(unitPays) };
  const hits = new Map(slot.symbols.map(({ sign, pays }) => [sign, pays.map(() => 0)]));
  eachStops(slot.reels, (stops) => {
    for (const { wins, times } of spinAt(unit, stops, false).grids)
      for (const { sign, count, coins } of wins) {
        const counted = hits.get(sign);
        const at = count - slot.leastRun;
        if (counted) counted[at] = (counted[at] ?? 0) + coins * times;
      }
  });
  return Object.fromEntries(hits);
}

/** Iterates over all combinations of stops. */
export function eachStops(
  strips: readonly string[],
  visit: (stops: readonly number[]) => void,
): void {
  const walk = (stops: readonly number[]): void => {
    const strip = strips[stops.length];
    if (!strip) return visit(stops);
    for (let stop = 0; stop < strip.length; stop += 1) walk([...stops, stop]);
  };
  walk([]);
}

function unitPays(symbol: SlotMaths['symbols'][number]): SlotMaths['symbols'][number] {
  return { ...symbol, pays: symbol.pays.map((coins) => Math.min(1, coins)) };
}
