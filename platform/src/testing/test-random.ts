import { createHash } from 'node:crypto';
import type { Random } from '../core.ts';

/** The same bytes in each run: SHA-256 of the seed and a counter. */
export function testRandom(seed = 'croupier'): Random {
  let counter = 0;
  const block = () => createHash('sha256').update(`${seed}:${counter++}`).digest();
  return {
    bytes: (length) => {
      const blocks = Array.from({ length: Math.ceil(length / 32) }, block);
      return new Uint8Array(Buffer.concat(blocks).subarray(0, length));
    },
  };
}
