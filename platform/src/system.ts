import { randomBytes } from 'node:crypto';
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

/** Crockford's alphabet in lower case: its order is the order of the bytes, and no letter is mistaken for a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const randomBits = 80n;
const idDigits = 26;
/** The last four digits are counted as a number: in a busy process nearly every id follows the one before. */
const headDigits = 22;
const countedBits = 20n;
const counts = 2 ** 20;

/**
 * Ids as `tkt_01jd…`: 48 bits of milliseconds, then 80 random ones. Two of one process sort in the order
 * they were made, even within a millisecond or when the clock is set back.
 */
export function createIds(clock: Clock, random: Random): Ids {
  let lastMs = 0;
  let head = 0n;
  let headText = spell(head, headDigits);
  let count = 0;

  function begin(value: bigint): void {
    head = value >> countedBits;
    headText = spell(head, headDigits);
    count = Number(value & BigInt(counts - 1));
  }

  function step(): void {
    const nowMs = clock.now().getTime();
    if (nowMs > lastMs) {
      lastMs = nowMs;
      begin((BigInt(nowMs) << randomBits) | randomOf(random));
    } else if (++count === counts) begin((head + 1n) << countedBits);
  }

  return {
    next<Kind extends string>(kind: Kind) {
      step();
      return `${kind}_${headText}${pairs[count >> 10] ?? ''}${pairs[count & 1023] ?? ''}` as Id<Kind>;
    },
  };
}

const randomOf = (random: Random) => BigInt(`0x${Buffer.from(random.bytes(10)).toString('hex')}`);

/** The lowest id that can be made at a time: ids of a kind below it are older. */
export function firstIdAt<Kind extends string>(kind: Kind, timeMs: number): Id<Kind> {
  return `${kind}_${spell(BigInt(timeMs) << randomBits)}` as Id<Kind>;
}

/** Digits of five bits; `toString` knows them, under other names. */
function spell(value: bigint, length = idDigits): string {
  const digits = value.toString(32).padStart(length, '0');
  let text = '';
  for (let at = 0; at < digits.length; at++) text += nameOfDigit[digits.charCodeAt(at)] ?? '';
  return text;
}

const nameOfDigit = Array.from({ length: 128 }, () => '');
[...alphabet].forEach((name, digit) => {
  nameOfDigit[digit.toString(32).charCodeAt(0)] = name;
});

/** What two digits can spell, in their order. */
const pairs = [...alphabet].flatMap((first) => [...alphabet].map((second) => first + second));
