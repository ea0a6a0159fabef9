import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Uniform numbers from 0 (included) to 1 (excluded), always the same ones for the same seed. */
export type Random = () => number;

/** A seed derived from another one: computed from the parent, which cannot be computed from it. */
export function childSeed(seed: string, label: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(label)));
}

/** Published before a match: SHA-256 of the seed's bytes. */
export const commitOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** The generator sfc32 of Chris Doty-Humphrey (PractRand), started with the first 128 bits of the seed. */
export function randomOf(seed: string): Random {
  const words = new DataView(hexToBytes(seed).buffer);
  let [a, b, c, count] = [0, 4, 8, 12].map((at) => words.getUint32(at));
  const next = (): number => {
    const sum = ((a ?? 0) + (b ?? 0) + (count ?? 0)) | 0;
    count = ((count ?? 0) + 1) | 0;
    a = (b ?? 0) ^ ((b ?? 0) >>> 9);
    b = ((c ?? 0) + ((c ?? 0) << 3)) | 0;
    c = (((c ?? 0) << 21) | ((c ?? 0) >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first outputs still show the seed.
  for (let turn = 0; turn < 15; turn += 1) next();
  return next;
}

/** An element of a list; the list is not empty. */
export function pick<Item>(random: Random, list: readonly Item[]): Item {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** A copy in random order (Fisher and Yates). */
export function shuffled<Item>(random: Random, list: readonly Item[]): Item[] {
  return list
    .map((item) => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

/** A count with the Poisson distribution, by inversion. */
export function poissonCount(random: Random, mean: number): number {
  let left = random();
  let probability = Math.exp(-mean);
  let count = 0;
  while (left > probability && count < 60) {
    left -= probability;
    count += 1;
    probability *= mean / count;
  }
  return count;
}
