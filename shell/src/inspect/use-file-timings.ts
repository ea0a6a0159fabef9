import { useEffect, useState } from 'react';
import type { FileTiming } from './module-load.ts';

/** The files of this page as they load; the browser itself stores at most a few hundred of them. */
export function useFileTimings(): readonly FileTiming[] {
  const [timings, setTimings] = useState<readonly FileTiming[]>([]);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const came = list.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
      setTimings((before) => [...before, ...came]);
    });
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, []);
  return timings;
}
