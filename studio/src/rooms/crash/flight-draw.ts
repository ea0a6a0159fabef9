import { createHash, createHmac } from 'node:crypto';
import { drawRange, endOddsOf, type CrashCurve } from '../../games/crash-curve.ts';

/** SHA-256 of a seed's bytes: the seed of the flight before, or the published value for the first flight. */
export function before(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}

/** Seeds of a whole chain, computed from the last seed; index 0 is the first flight's seed. */
export function chainOf(lastSeed: string, length: number): readonly string[] {
  const seeds = [lastSeed];
  while (seeds.length < length) seeds.push(before(seeds.at(-1) ?? lastSeed));
  return seeds.reverse();
}

/**
 * What the players of a flight add to its seed: the published value of the chain, then the client seeds of
 * the first three players on board.
 */
export function saltOf(published: string, clientSeeds: readonly string[]): string {
  return [published, ...clientSeeds.slice(0, 3)].join(':');
}

/** Odds at which a flight ends: the first 52 bits of HMAC-SHA256 over the salt, mapped by the curve. */
export function endOf(curve: CrashCurve, { seed, salt }: { seed: string; salt: string }): number {
  const bits = createHmac('sha256', Buffer.from(seed, 'hex')).update(salt).digest('hex');
  return endOddsOf(curve, (BigInt(`0x${bits.slice(0, 13)}`) % drawRange) + 1n);
}
