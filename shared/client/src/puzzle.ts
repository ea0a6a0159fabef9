import type { Challenge } from '@croupier/contracts';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

export type Puzzle = Challenge['parameters'];

export interface Solution {
  readonly counter: number;
  /** Lower-case hex. */
  readonly derivedKey: string;
}

/** Far beyond what an honest puzzle takes: a broken one must not turn for ever. */
const triesAtMost = 1_000_000;

/** Tries numbers until the key that is derived from one begins as the puzzle asks (ALTCHA 2). */
export async function solve(puzzle: Puzzle): Promise<Solution> {
  const nonce = bytesOf(puzzle.nonce);
  const salt = bytesOf(puzzle.salt);
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  const number = new DataView(password.buffer, nonce.length);
  for (let counter = 0; counter < triesAtMost; counter++) {
    number.setUint32(0, counter);
    const derivedKey = hexOf((await deriveKey({ ...puzzle }, salt, password)).derivedKey);
    if (derivedKey.startsWith(puzzle.keyPrefix)) return { counter, derivedKey };
  }
  throw new Error('the puzzle has no solution');
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
