import type { DrawCheck, DrawProof } from '@croupier/contracts';
import { useEffect, useState } from 'react';
import { verifyDraw } from '../../lib/verify-draw.ts';

export type Finding =
  | { readonly state: 'working' }
  | { readonly state: 'found'; readonly verdict: DrawCheck }
  /** The browser has no cryptography here, as on a page without encryption. */
  | { readonly state: 'impossible' };

/** Draws again in this browser; the work itself stands outside of React. */
export function useVerdict(proof: DrawProof): Finding {
  const [finding, setFinding] = useState<Finding>({ state: 'working' });
  useEffect(() => {
    let isWanted = true;
    verifyDraw(proof).then(
      (verdict) => isWanted && verdict && setFinding({ state: 'found', verdict }),
      () => isWanted && setFinding({ state: 'impossible' }),
    );
    return () => {
      isWanted = false;
    };
  }, [proof]);
  return finding;
}
