import { useClient } from '@croupier/client';
import type { JackpotDraw } from '@croupier/contracts';
import { useEffect, useState } from 'react';
import { checkHeldDraw, type HeldDrawCheck } from './held-draw-check.ts';

type Check =
  | { readonly state: 'working' }
  | { readonly state: 'found'; readonly found: HeldDrawCheck }
  /** The tickets are unavailable, or the browser has no cryptography here. */
  | { readonly state: 'impossible' };

/** Computes the draw again in this browser; the computation is outside of React. */
export function useJackpotCheck(draw: JackpotDraw): Check {
  const client = useClient();
  const [check, setCheck] = useState<Check>({ state: 'working' });
  useEffect(() => {
    let isWanted = true;
    checkHeldDraw(client, draw).then(
      (found) => isWanted && setCheck(found ? { state: 'found', found } : { state: 'impossible' }),
      () => isWanted && setCheck({ state: 'impossible' }),
    );
    return () => {
      isWanted = false;
    };
  }, [client, draw]);
  return check;
}
