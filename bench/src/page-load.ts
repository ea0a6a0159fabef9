import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { watchWire, type Transferred } from './wire.ts';

export interface Conditions {
  readonly name: string;
  /** Applied by the browser itself, not simulated afterwards. */
  readonly throttle?: {
    readonly kilobitsPerSecond: number;
    readonly latencyMs: number;
    readonly cpuSlowdown: number;
  };
}

export const fast: Conditions = { name: 'fast' };
export const slow: Conditions = {
  name: 'slow (1.6 Mbit/s, 150 ms, 4× CPU)',
  throttle: { kilobitsPerSecond: 1_600, latencyMs: 150, cpuSlowdown: 4 },
};

export interface PageLoad {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Cumulative layout shift, without a session window. */
  readonly shift: number;
  /** From the start of the navigation until the page's own heading is on screen. */
  readonly mountedMs: number;
  readonly transferred: Transferred;
}

const settleMs = 2_500;
const debianChromium = '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    args,
    ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
  });
}

/** Loads a page once with a cold cache; `ready` is a selector that matches only the mounted page. */
export async function loadPage(
  browser: Browser,
  { url, ready, conditions }: { url: string; ready: string; conditions: Conditions },
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await throttle(session, conditions);
    const wire = watchWire(session);
    await watchPaints(page);
    const mountedMs = await mount(page, url, ready);
    // The live stream never ends, so the network never becomes idle.
    await page.waitForTimeout(settleMs);
    return { ...(await paints(page)), mountedMs, transferred: wire.transferred() };
  } finally {
    await context.close();
  }
}

async function mount(page: Page, url: string, ready: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  return shownAt(page, ready);
}

/**
 * The page's time at which the selected element has been laid out and painted: a script inserts the element
 * earlier, but the element becomes visible with the paint, and the next frame begins after it.
 */
export async function shownAt(page: Page, selector: string): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) =>
      document.querySelector(wanted) &&
      new Promise<number>((shown) => requestAnimationFrame(() => shown(performance.now()))),
    selector,
    { timeout: 60_000, polling: 'raf' },
  );
  return Number(await handle.jsonValue());
}

export async function throttle(
  session: CDPSession,
  { throttle: limits }: Conditions,
): Promise<void> {
  if (!limits) return;
  const bytesPerSecond = (limits.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: limits.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: limits.cpuSlowdown });
}

async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 };
    Object.assign(globalThis, { seenPaints: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function paints(page: Page) {
  return page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const seen: unknown = Reflect.get(globalThis, 'seenPaints');
    const noted = (name: string) =>
      typeof seen === 'object' && seen ? Number(Reflect.get(seen, name)) : 0;
    return {
      firstPaintMs: first?.startTime ?? Number.NaN,
      largestPaintMs: noted('largest'),
      shift: noted('shift'),
    };
  });
}
