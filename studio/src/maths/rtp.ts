import { paid, reelCount, rows, signOfRole, symbolOf, type SlotDefinition } from './definition.ts';
import { runOf } from './evaluate.ts';

/** A non-negative fraction of two integers: no rounding happens before the very end. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/**
 * Theoretical return to player, exactly: every combination of the reels is counted, each as often as
 * it stands on the strips. Reels stop independently, so lines, ways and scatters add up.
 */
export function returnToPlayer(slot: SlotDefinition): Fraction {
  const coins = add(
    slot.wins.by === 'lines' ? lineCoins(slot, slot.wins.lines.length) : wayCoins(slot),
    scatterCoins(slot),
  );
  return { over: coins.over, under: coins.under * BigInt(slot.coins) };
}

/** Percent with two decimals, rounded down: a game never claims more than it pays. */
export function percentOf({ over, under }: Fraction): number {
  return Number((over * 10_000n) / under) / 100;
}

/** Coins a spin pays on all its lines: each line sees each strip evenly, so one counts for all. */
function lineCoins(slot: SlotDefinition, lines: number): Fraction {
  const strips = slot.reels.map(countSigns);
  let total = 0n;
  const walk = (signs: string[], weight: bigint): void => {
    const strip = strips[signs.length];
    if (!strip) {
      const { sign, count } = runOf(slot, signs);
      total += weight * BigInt(count < 3 ? 0 : paid(symbolOf(slot, sign), count));
      return;
    }
    for (const [sign, count] of strip) walk([...signs, sign], weight * BigInt(count));
  };
  walk([], 1n);
  return { over: total * BigInt(lines), under: combinations(slot) };
}

/** Coins by ways: expected matches on each reel of the run, times the chance that the next has none. */
function wayCoins(slot: SlotDefinition): Fraction {
  const wild = signOfRole(slot, 'wild');
  const payable = slot.symbols.filter((symbol) => symbol.role === undefined);
  let total = 0n;
  for (const symbol of payable) {
    const perReel = slot.reels.map((strip) =>
      windows(strip, (sign) => sign === symbol.sign || sign === wild),
    );
    for (let count = 3; count <= reelCount; count += 1) {
      total += BigInt(paid(symbol, count)) * waysWeight(slot, perReel, count);
    }
  }
  return { over: total, under: combinations(slot) };
}

function waysWeight(slot: SlotDefinition, perReel: readonly number[][], count: number): bigint {
  return perReel.reduce((weight, matches, reel) => {
    if (reel < count) return weight * BigInt(matches.reduce((sum, found) => sum + found, 0));
    if (reel === count) return weight * BigInt(matches.filter((found) => found === 0).length);
    return weight * BigInt(slot.reels[reel]?.length ?? 0);
  }, 1n);
}

function scatterCoins(slot: SlotDefinition): Fraction {
  const sign = signOfRole(slot, 'scatter');
  if (!sign) return { over: 0n, under: combinations(slot) };
  let spread = new Map<number, bigint>([[0, 1n]]);
  for (const strip of slot.reels)
    spread = fold(
      spread,
      windows(strip, (other) => other === sign),
    );
  let total = 0n;
  for (const [found, weight] of spread) {
    total += weight * BigInt(paid(symbolOf(slot, sign), Math.min(found, reelCount)));
  }
  return { over: total, under: combinations(slot) };
}

function fold(spread: ReadonlyMap<number, bigint>, reel: readonly number[]): Map<number, bigint> {
  const next = new Map<number, bigint>();
  for (const [found, weight] of spread) {
    for (const more of reel) next.set(found + more, (next.get(found + more) ?? 0n) + weight);
  }
  return next;
}

/** For each stop of a strip, how many of the rows that show match. */
function windows(strip: string, matches: (sign: string) => boolean): number[] {
  return Array.from({ length: strip.length }, (_, stop) => {
    const shown = Array.from(
      { length: rows },
      (_unused, row) => strip[(stop + row) % strip.length] ?? '',
    );
    return shown.filter(matches).length;
  });
}

function countSigns(strip: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sign of strip) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return counts;
}

function combinations(slot: SlotDefinition): bigint {
  return slot.reels.reduce((product, strip) => product * BigInt(strip.length), 1n);
}

function add(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}
