import type { Challenge } from '@croupier/contracts';
import { importChunk } from './import-chunk.ts';

const longestMs = 60_000;

/**
 * Solves a challenge: about half a second of the browser's own key derivation, which runs outside of the
 * page's main thread. Throws if it takes more than a minute.
 */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const { solveChallenge: solve, deriveKey } = await importChunk(import('./proof-of-work.ts'));
  const solution = await solve({ challenge, deriveKey, timeout: longestMs });
  if (!solution) throw new Error('the challenge was not solved in time');
  const { counter, derivedKey } = solution;
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
}
