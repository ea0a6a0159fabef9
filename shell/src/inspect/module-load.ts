import type { SiteModule } from '@croupier/contracts';

export interface ModuleLoad {
  readonly files: number;
  /** As they travelled, without headers. */
  readonly bytes: number;
  /** From the start of the first file to the end of the last one, where they were asked for together. */
  readonly ms: number;
}

/** What a module's files have cost this page, as the browser measured it. */
export function loadOf({ baseUrl }: SiteModule): ModuleLoad {
  const base = new URL(baseUrl, document.baseURI).href;
  const entries = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => name.startsWith(base));
  return {
    files: entries.length,
    bytes: entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    ms: entries.reduce((longest, { duration }) => Math.max(longest, duration), 0),
  };
}
