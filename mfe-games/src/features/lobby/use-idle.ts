import { useEffect, useState } from 'react';

/** True once the page has nothing more urgent to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = window.setTimeout(() => setIdle(true), soonMs);
      return () => window.clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: atLastMs });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}

const soonMs = 1_500;
const atLastMs = 4_000;
