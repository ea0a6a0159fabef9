import type { Browser, CDPSession, Page } from '@playwright/test';
import { loadPage, openBrowser, slow, throttle, type Conditions } from './page-load.ts';
import { startLobbySite } from './lobby-sites.ts';
import { median, type Row } from './row.ts';
import type { Selection } from './selection.ts';

const many = 10_000;
const few = 50;
const loads = 5;
const firstCard = 'main ul[aria-label] li[aria-posinset]';
const computer = { width: 1440, height: 900 };
/** A frame that somebody feels. */
const feltMs = 50;
const cpuOfAPhone = 4;

type Case = (browser: Browser, large: string) => Promise<readonly Row[]>;

const cases: Readonly<Record<string, Case>> = {
  first: firstCardRows,
  key: keystrokeRows,
  scroll: scrollRows,
};

/** What a browser makes of ten thousand games. */
export async function lobbyPageRows(isWanted: Selection): Promise<Row[]> {
  const wanted = Object.entries(cases).filter(([name]) => isWanted(name));
  if (wanted.length === 0) return [];
  const large = await startLobbySite(4830, many);
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const [, measure] of wanted) rows.push(...(await measure(browser, large.url)));
    return rows;
  } finally {
    await browser.close();
    await large.stop();
  }
}

async function firstCardRows(browser: Browser, large: string): Promise<Row[]> {
  const small = await startLobbySite(4840, few);
  try {
    return [await firstCardRow(browser, large, small.url)];
  } finally {
    await small.stop();
  }
}

/** In turns, each with an empty cache on a slow phone. */
async function firstCardRow(browser: Browser, large: string, small: string): Promise<Row> {
  const load = async (origin: string) =>
    (await loadPage(browser, { url: `${origin}/rng`, ready: firstCard, conditions: slow }))
      .mountedMs;
  const ofMany: number[] = [];
  const ofFew: number[] = [];
  for (let run = 0; run < loads; run++) {
    ofMany.push(await load(large));
    ofFew.push(await load(small));
  }
  return {
    what: 'first card of 10,000, slow phone',
    unit: 'ms',
    value: median(ofMany),
    baseline: { name: 'first card of 50', value: median(ofFew) },
  };
}

/** A page with the whole index in it, and the words that are searched. */
async function wholeLobby(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: computer });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`${origin}/rng`);
  await page.locator('input[type=search]').click();
  await page.locator('input[value="5"]').waitFor({ state: 'attached' });
  await page.keyboard.type('xqxqxq');
  await page.getByText('xqxqxq').waitFor();
  await page.locator('input[type=search]').fill('');
  await page.locator(firstCard).first().waitFor();
  return { page, session, close: () => context.close() };
}

const typed = ['mid', 'tigr', 'sonali', 'harbuor', 'lotus 7', 'peacock treasure'];

/** From a key to the frame that shows what it found. */
async function keystrokeRows(browser: Browser, origin: string): Promise<Row[]> {
  const { page, session, close } = await wholeLobby(browser, origin);
  const phone: Conditions = {
    name: 'phone',
    throttle: { kilobitsPerSecond: 100_000, latencyMs: 0, cpuSlowdown: cpuOfAPhone },
  };
  await throttle(session, phone);
  await watchKeys(page);
  for (const words of typed) {
    for (const key of words) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.evaluate(() => Reflect.get(globalThis, 'keyPainted'));
    }
    await page.locator('input[type=search]').fill('');
    await page.locator(firstCard).first().waitFor();
  }
  const took = await page.evaluate((): number[] => Reflect.get(globalThis, 'keysTookMs'));
  await close();
  const baseline = { name: 'most that it may', value: feltMs };
  const slowest = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Number.NaN;
  return [
    { what: 'key to painted result, median, 4× CPU', unit: 'ms', value: median(took), baseline },
    { what: 'key to painted result, 95 of 100, 4× CPU', unit: 'ms', value: slowest, baseline },
  ];
}

/**
 * Counts from the key to the frame after the list's last change of what is in sight, within a short rest.
 * The result is the names: pictures, and the rows around, follow in frames of their own. What else moves
 * on the page, as a countdown, is none.
 */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate((cardOf) => {
    const took: number[] = [];
    Object.assign(globalThis, { keysTookMs: took });
    const main = document.querySelector('main') ?? document.body;
    addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        let painted = start;
        const isInSight = (node: Node) => {
          const card = (node instanceof Element ? node : node.parentElement)?.closest(cardOf);
          return card && card.getBoundingClientRect().top < innerHeight;
        };
        const changesWords = ({ type, target, addedNodes }: MutationRecord) =>
          type === 'characterData'
            ? isInSight(target)
            : [...addedNodes].some((node) => node.textContent && isInSight(node));
        const observer = new MutationObserver((records) => {
          if (!records.some(changesWords)) return;
          requestAnimationFrame(() => setTimeout(() => (painted = performance.now())));
        });
        observer.observe(main, { childList: true, subtree: true, characterData: true });
        const keyPainted = new Promise<void>((done) => {
          setTimeout(() => {
            observer.disconnect();
            if (painted > start) took.push(painted - start);
            done();
          }, 350);
        });
        Object.assign(globalThis, { keyPainted });
      },
      { capture: true },
    );
  }, firstCard);
}

/** From the first game to the last, and what it leaves in memory. */
async function scrollRows(browser: Browser, origin: string): Promise<Row[]> {
  const { page, session, close } = await wholeLobby(browser, origin);
  await scrollThrough(page, 20);
  const before = await heapMb(session);
  const frames = await scrollThrough(page, Infinity);
  const after = await heapMb(session);
  await close();
  const longest = Math.max(...frames);
  return [
    {
      what: `scroll through 10,000: longest of ${frames.length} frames`,
      unit: 'ms',
      value: longest,
      baseline: { name: 'most that it may', value: feltMs },
    },
    {
      what: 'scroll through 10,000: script memory after it',
      unit: 'MB',
      value: after,
      baseline: { name: 'before it', value: before },
    },
  ];
}

/** A window's height a few frames apart: as fast as a hand can flick. Gives the time of each frame. */
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
