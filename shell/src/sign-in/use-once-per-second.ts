import { useRef } from 'react';

/** Specification §9: another code or picture can be requested at most once per second. */
const pauseMs = 1_000;

/** Returns whether a request is allowed now, and records the request. */
export function useOncePerSecond(): () => boolean {
  const askedAt = useRef(-pauseMs);
  return () => {
    const now = performance.now();
    if (now - askedAt.current < pauseMs) return false;
    askedAt.current = now;
    return true;
  };
}
