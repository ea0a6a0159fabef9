import { useEffect, useState } from 'react';

/** `--delay-scenery` of the tokens. */
const delayMs = 3_000;

/** Whether what moves only for its looks may begin: until then the processors are the page's. */
export function useMayAnimate(): boolean {
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setMayMove(true), delayMs);
    return () => clearTimeout(wait);
  }, []);
  return mayMove;
}
