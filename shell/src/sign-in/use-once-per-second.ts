import { useRef } from 'react';

/** Specification §9: another code and another picture are asked for at most once per second. */
const pauseMs = 1_000;

/** Says whether it may be asked for now, and notes that it was. */
export function useOncePerSecond(): () => boolean {
  const askedAt = useRef(-pauseMs);
  return () => {
    const now = performance.now();
    if (now - askedAt.current < pauseMs) return false;
    askedAt.current = now;
    return true;
  };
}
