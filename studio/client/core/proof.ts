import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { wordsOfBlocks, type Words } from '../../src/maths/words.ts';

/** The words from which the studio drew, computed in this browser. */
export function wordsOf({
  serverSeed,
  clientSeed,
}: {
  serverSeed: string;
  clientSeed: string;
}): Words {
  const key = hexToBytes(serverSeed);
  return wordsOfBlocks((index) => hmac(sha256, key, utf8ToBytes(`${clientSeed}:${index}`)));
}

export const commitOf = (serverSeed: string): string => bytesToHex(sha256(hexToBytes(serverSeed)));

const promised = new Set<string>();

/** Stores the commit that the studio published before a round, to compare it with the revealed seed. */
export const rememberCommit = (commit: string): void => void promised.add(commit);

export const wasPublished = (commit: string): boolean => promised.has(commit);

/** Equal as data, in any key order. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    left.size === right.size &&
    [...left].every(([name, value]) => right.has(name) && isSame(value, right.get(name)))
  );
}
