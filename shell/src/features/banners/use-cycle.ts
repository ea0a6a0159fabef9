import { useEffect, useState } from 'react';

/** Specification §9. */
const slideMs = 5_000;

interface Cycle {
  readonly at: number;
  show(at: number): void;
}

/**
 * Counts in a cycle; choosing an item does not stop the cycle (specification §2), but restarts its five
 * seconds.
 */
export function useCycle(count: number, isPaused: boolean): Cycle {
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState({});
  useEffect(() => {
    if (isPaused || count < 2) return;
    const timer = setInterval(() => setAt((now) => now + 1), slideMs);
    return () => clearInterval(timer);
  }, [count, isPaused, chosen]);
  function show(wanted: number): void {
    setAt(wanted);
    setChosen({});
  }
  return { at: count === 0 ? 0 : at % count, show };
}
