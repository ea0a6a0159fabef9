import type { Browser, CDPSession, Page } from '@playwright/test';
import { longestTaskMs } from './page-tasks.ts';
import type { Row } from './row.ts';
import { perceivedMs, wholeLobby } from './whole-lobby.ts';

const tracedSteps = 200;

/** Scrolls from the first game to the last, twice: time per frame, and memory growth per pass. */
export async function scrollRows(browser: Browser, origin: string): Promise<Row[]> {
  const { page, session, close } = await wholeLobby(browser, origin);
  await scrollThrough(page, 20);
  const before = await heapMb(session);
  const frames = await scrollThrough(page, Infinity);
  const once = await heapMb(session);
  await scrollThrough(page, Infinity);
  const twice = await heapMb(session);
  // Fewer steps: tracing each task costs more than the tasks.
  const { longestMs } = await longestTaskMs(browser, page, () => scrollThrough(page, tracedSteps));
  await close();
  const mayTake = { name: 'most that it may', value: perceivedMs };
  return [
    {
      what: `scroll through 10,000: longest of ${frames.length} frames`,
      unit: 'ms',
      value: Math.max(...frames),
      baseline: mayTake,
    },
    {
      what: `scroll through 10,000: processor time of the longest of ${tracedSteps} frames`,
      unit: 'ms',
      value: longestMs,
      baseline: mayTake,
    },
    {
      what: 'scroll through 10,000: script memory after it',
      unit: 'MB',
      value: once,
      baseline: { name: 'before it', value: before },
    },
    {
      what: 'scroll through 10,000: script memory after it again',
      unit: 'MB',
      value: twice,
      baseline: { name: 'after the first time', value: once },
    },
  ];
}

/** One window height every few frames, as fast as a hand can flick. Returns the time of each frame. */
function scrollThrough(page: Page, steps: number): Promise<number[]> {
  return page.evaluate(async (most) => {
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    scrollTo(0, 0);
    const took: number[] = [];
    let last = await frame();
    for (let step = 0; step < most; step++) {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      if (isAtEnd) break;
      scrollBy(0, innerHeight / 3);
      const now = await frame();
      took.push(now - last);
      last = now;
    }
    return took;
  }, steps);
}

async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}
