import { useEffect, useState } from 'react';

/** True once the page is idle. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let handle = 0;
    const timer = window.setTimeout(() => {
      // Safari has no idle callback.
      if (typeof requestIdleCallback !== 'function') setIdle(true);
      else handle = requestIdleCallback(() => setIdle(true), { timeout: atLastMs });
    }, soonMs);
    return () => {
      window.clearTimeout(timer);
      if (handle) cancelIdleCallback(handle);
    };
  }, []);
  return isIdle;
}

/** A new page is briefly idle between the loads of its own files. */
const soonMs = 1_500;
const atLastMs = 4_000;
