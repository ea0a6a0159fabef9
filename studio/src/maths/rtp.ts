import { paid, signOfRole, symbolOf, type SlotMaths } from './definition.ts';
import { lineWin } from './evaluate.ts';
import { add, divide, multiply, subtract, whole, type Fraction } from './fraction.ts';
import { combinationsOf, countSigns, matchesAtStops, spreadOf } from './strips.ts';

/**
 * A cascade's return cannot be summed by parts. `bench -- studio-rtp` plays every combination of stops and
 * counts, for each symbol and run length, how many times its payment is due; the return for any pay table
 * follows from these counts.
 */
export interface CountedSlot extends SlotMaths {
  readonly countedHits?: Readonly<Record<string, readonly number[]>>;
}

/**
 * Exact theoretical return to player: every combination of the reels is counted with its frequency on the
 * strips. Reels stop independently, so lines, ways, scatters and free spins add up.
 */
export function returnToPlayer(slot: CountedSlot): Fraction {
  const coins = slot.cascadeTimes
    ? { over: countedCoins(slot), under: combinationsOf(slot.reels) }
    : add(coinsOfSpin(slot, slot.reels), coinsOfFreeSpins(slot));
  return divide(coins, whole(slot.coins));
}

/** Percent with two decimals, rounded down: a game never states more than it pays. */
export function percentOf({ over, under }: Fraction): number {
  return Number((over * 10_000n) / under) / 100;
}

function countedCoins({ symbols, countedHits = {} }: CountedSlot): bigint {
  let total = 0n;
  for (const { sign, pays } of symbols)
    for (const [index, coins] of pays.entries())
      total += BigInt(coins) * BigInt(countedHits[sign]?.[index] ?? 0);
  return total;
}

/** Mean coins of one spin on these strips. */
function coinsOfSpin(slot: SlotMaths, strips: readonly string[]): Fraction {
  const base =
    slot.wins.by === 'lines'
      ? lineCoins(slot, strips, slot.wins.lines.length)
      : wayCoins(slot, strips);
  return add(base, scatterCoins(slot, strips));
}

/**
 * Mean coins of all free spins of a round. Each spin brings `again` more on average, so `begun` become begun
 * / (1 − again), and each has the same value (Wald).
 */
function coinsOfFreeSpins(slot: SlotMaths): Fraction {
  if (!slot.freeSpins) return whole(0);
  const begun = meanFreeSpins(slot, slot.reels);
  const again = meanFreeSpins(slot, slot.freeSpins.reels);
  const spins = divide(begun, subtract(whole(1), again));
  const worth = coinsOfSpin(slot, slot.freeSpins.reels);
  return multiply(multiply(spins, worth), whole(slot.freeSpins.times));
}

function meanFreeSpins(slot: SlotMaths, strips: readonly string[]): Fraction {
  const spins = slot.freeSpins?.spins ?? [];
  return scatterMean(slot, strips, (found) => spins[found - slot.leastRun] ?? 0);
}

/**
 * Coins that a spin pays on all its lines: each line sees each strip evenly, so computing one line is enough.
 */
function lineCoins(slot: SlotMaths, strips: readonly string[], lines: number): Fraction {
  const hasMixes = slot.wins.by === 'lines' && slot.wins.mixes !== undefined;
  const total = hasMixes ? walkedCoins(slot, strips) : runCoins(slot, strips);
  return { over: total * BigInt(lines), under: combinationsOf(strips) };
}

/** All combinations of signs along a line, each with its frequency on the strips. */
function walkedCoins(slot: SlotMaths, strips: readonly string[]): bigint {
  const counts = strips.map(countSigns);
  let total = 0n;
  const walk = (signs: string[], weight: bigint): void => {
    const strip = counts[signs.length];
    if (!strip) {
      total += weight * BigInt(lineWin(slot, signs).coins);
      return;
    }
    for (const [sign, count] of strip) walk([...signs, sign], weight * BigInt(count));
  };
  walk([], 1n);
  return total;
}

/**
 * The same where only runs pay: a run of a symbol ends at the first reel that shows neither the symbol nor a
 * wild.
 */
function runCoins(slot: SlotMaths, strips: readonly string[]): bigint {
  const wild = signOfRole(slot, 'wild');
  let total = 0n;
  for (const symbol of slot.symbols.filter(({ role }) => role === undefined)) {
    const perReel = strips.map((strip) =>
      [...strip].map((sign) => (sign === symbol.sign || sign === wild ? 1 : 0)),
    );
    for (let count = slot.leastRun; count <= strips.length; count += 1)
      total += BigInt(paid(slot, symbol, count)) * waysWeight(perReel, count);
  }
  return total;
}

/**
 * Coins by ways: expected matches on each reel of the run, times the probability that the next reel has none.
 */
function wayCoins(slot: SlotMaths, strips: readonly string[]): Fraction {
  const wild = signOfRole(slot, 'wild');
  let total = 0n;
  for (const symbol of slot.symbols.filter(({ role }) => role === undefined)) {
    const perReel = strips.map((strip) =>
      matchesAtStops(strip, slot.rows, (sign) => sign === symbol.sign || sign === wild),
    );
    for (let count = slot.leastRun; count <= strips.length; count += 1)
      total += BigInt(paid(slot, symbol, count)) * waysWeight(perReel, count);
  }
  return { over: total, under: combinationsOf(strips) };
}

function waysWeight(perReel: readonly (readonly number[])[], count: number): bigint {
  return perReel.reduce((weight, matches, reel) => {
    if (reel < count) return weight * BigInt(matches.reduce((sum, found) => sum + found, 0));
    if (reel === count) return weight * BigInt(matches.filter((found) => found === 0).length);
    return weight * BigInt(matches.length);
  }, 1n);
}

function scatterCoins(slot: SlotMaths, strips: readonly string[]): Fraction {
  const sign = signOfRole(slot, 'scatter');
  if (!sign) return whole(0);
  return scatterMean(slot, strips, (found) => paid(slot, symbolOf(slot, sign), found));
}

/** Mean value of what the scatters bring. */
function scatterMean(
  slot: SlotMaths,
  strips: readonly string[],
  brings: (found: number) => number,
): Fraction {
  const sign = signOfRole(slot, 'scatter');
  const spread = spreadOf(
    strips.map((strip) => matchesAtStops(strip, slot.rows, (other) => other === sign)),
  );
  let total = 0n;
  for (const [found, weight] of spread)
    total += weight * BigInt(brings(Math.min(found, strips.length)));
  return { over: total, under: combinationsOf(strips) };
}
