import type { SiteModule } from '@croupier/contracts';
import { useEffect, useState } from 'react';
import type { Observable } from 'rxjs';

interface ModuleLoad {
  readonly files: number;
  /** Transferred bytes, without headers. */
  readonly bytes: number;
  /** From the start of the first file to the end of the last, if the files were requested together. */
  readonly ms: number;
}

/** The browser's measurement of one file of the page. */
export type FileTiming = Pick<PerformanceResourceTiming, 'name' | 'duration' | 'encodedBodySize'>;

/** The load cost of a module's files on this page. */
export function loadOf({ baseUrl }: SiteModule, timings: readonly FileTiming[]): ModuleLoad {
  const base = new URL(baseUrl, document.baseURI).href;
  const own = timings.filter(({ name }) => name.startsWith(base));
  return {
    files: own.length,
    bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    ms: own.reduce((longest, { duration }) => Math.max(longest, duration), 0),
  };
}

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

/** Renders again on each event of the source. */
export function useTicks(source: Observable<unknown>): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const subscription = source.subscribe(() => setCount((count) => count + 1));
    return () => subscription.unsubscribe();
  }, [source]);
}
