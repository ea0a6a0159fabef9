import type { DrawCheck, DrawProof } from '@croupier/contracts';
import { useEffect, useState } from 'react';
import { verifyDraw } from '../../lib/verify-draw.ts';

export type Finding =
  | { readonly state: 'working' }
  | { readonly state: 'found'; readonly verdict: DrawCheck }
  /** The browser has no cryptography here, such as on an unencrypted page. */
  | { readonly state: 'impossible' };

/** Computes the draw again in this browser; the computation is outside of React. */
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
