import { randomBytes } from 'node:crypto';
import type { Id } from '@croupier/contracts';
import type { Clock, Ids, Random } from './core.ts';

export const systemClock: Clock = { now: () => new Date() };

export const systemRandom: Random = { bytes: (length) => randomBytes(length) };

/** Crockford's alphabet in lower case: its order is the order of the bytes, and no letter is mistaken for a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const randomBits = 80n;

/**
 * Ids as `tkt_01jd…`: 48 bits of milliseconds, then 80 random ones. Two of one process sort in the order
 * they were made, even within a millisecond or when the clock is set back.
 */
export function createIds(clock: Clock, random: Random): Ids {
  let last = 0n;

  function number(): bigint {
    const time = BigInt(clock.now().getTime()) << randomBits;
    const fresh = time | BigInt(`0x${Buffer.from(random.bytes(10)).toString('hex')}`);
    last = time > last ? fresh : last + 1n;
    return last;
  }

  return { next: <Kind extends string>(kind: Kind) => `${kind}_${spell(number())}` as Id<Kind> };
}

/** The lowest id that can be made at a time: ids of a kind below it are older. */
export function firstIdAt<Kind extends string>(kind: Kind, timeMs: number): Id<Kind> {
  return `${kind}_${spell(BigInt(timeMs) << randomBits)}` as Id<Kind>;
}

function spell(value: bigint): string {
  let text = '';
  for (let rest = value, digits = 26; digits > 0; digits--, rest >>= 5n) {
    text = alphabet.charAt(Number(rest & 31n)) + text;
  }
  return text;
}
