import { randomBytes } from 'node:crypto';
import { decodeTime, encodeTime, isValid, monotonicFactory } from 'ulid';
import type { Id } from '@croupier/contracts';
import type { Clock, Ids, Random } from './core.ts';

export const systemClock: Clock = { now: () => new Date() };

const pooledBytes = 8_192;

/** Asks the system for many bytes at a time: ids are made for every request and every booking. */
export const systemRandom: Random = pooledRandom();

function pooledRandom(): Random {
  let pool = randomBytes(pooledBytes);
  let used = 0;
  return {
    bytes(length) {
      if (length > pooledBytes) return randomBytes(length);
      if (used + length > pooledBytes) {
        // A new one: what was given out of the old one stays with its owner.
        pool = randomBytes(pooledBytes);
        used = 0;
      }
      return pool.subarray(used, (used += length));
    },
  };
}

/**
 * Ids as `tkt_01jd…`: a ULID in lower case, which is 48 bits of milliseconds and 80 random bits. Two of one
 * process sort in the order they were made, even within a millisecond or when the clock is set back.
 */
export function createIds(clock: Clock, random: Random): Ids {
  const nextUlid = monotonicFactory(() => (random.bytes(1)[0] ?? 0) / 256);
  return {
    next: (kind) => idOf(kind, nextUlid(clock.now().getTime())),
  };
}

/**
 * The lowest id that can be made at a time: ids of a kind below it are older. A time outside of the 48 bits of a
 * ULID counts as the first or the last one.
 */
export function firstIdAt<Kind extends string>(kind: Kind, timeMs: number): Id<Kind> {
  return idOf(
    kind,
    encodeTime(Math.min(Math.max(timeMs, 0), longestTimeMs)).padEnd(ulidLength, '0'),
  );
}

/** When an id was made; `null` for other texts. */
export function timeOfId(id: string): Date | null {
  const ulid = id.slice(id.indexOf('_') + 1).toUpperCase();
  // A first character above 7 is beyond the 48 bits of the time.
  return isValid(ulid) && ulid.charAt(0) <= '7' ? new Date(decodeTime(ulid)) : null;
}

const ulidLength = 26;
const longestTimeMs = 2 ** 48 - 1;

function idOf<Kind extends string>(kind: Kind, ulid: string): Id<Kind> {
  return `${kind}_${ulid.toLowerCase()}` as Id<Kind>;
}
