import type { Browser, Page } from '@playwright/test';

/** Trace category with the duration of each task of each thread. */
const tasks = 'disabled-by-default-devtools.timeline';
const mark = 'measured';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds: excludes other load on the machine. */
  readonly tdur?: number;
}

/** Runs an action and returns the page's longest task during it; each frame is a task. */
export async function longestTaskMs(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ readonly longestMs: number }> {
  await browser.startTracing(page, { categories: [tasks, 'blink.user_timing'] });
  await page.evaluate((name) => performance.mark(name), mark);
  await act();
  const events = eventsOf(await browser.stopTracing());
  const marked = events.find(({ name }) => name === mark);
  if (!marked) throw new Error('the trace does not tell which thread is the page’s');
  const { pid, tid } = marked;
  const ran = events
    .filter((one) => one.name === 'RunTask' && one.pid === pid && one.tid === tid)
    .map(({ tdur = 0 }) => tdur / 1_000);
  return { longestMs: Math.max(...ran) };
}

function eventsOf(trace: Buffer): readonly TraceEvent[] {
  const read: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  return read.traceEvents;
}
