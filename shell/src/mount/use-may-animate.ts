import { useEffect, useState } from 'react';

/** `--delay-scenery` of the tokens. */
const delayMs = 3_000;

/** Whether decorative motion may begin: until then the page has the processors to itself. */
export function useMayAnimate(): boolean {
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setMayMove(true), delayMs);
    return () => clearTimeout(wait);
  }, []);
  return mayMove;
}
