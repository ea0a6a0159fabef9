import type { SiteModule } from '@croupier/contracts';

export interface ModuleLoad {
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
