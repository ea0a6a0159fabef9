import type { SlotMaths } from './definition.ts';
import { spinAt } from './play-slot.ts';

/**
 * How many times each payment of a cascade is due over every combination of stops, by symbol and length of
 * run, multiplied falls counted as often as they are paid. A million spins and more: for the bench, not for a start.
 */
export function countCascade(slot: SlotMaths): Readonly<Record<string, readonly number[]>> {
  // Of one coin each, a payment is its number of ways; what pays at all decides what falls.
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

/** Visits every combination of stops. */
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
