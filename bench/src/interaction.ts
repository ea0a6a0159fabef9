import type { Browser, Page } from '@playwright/test';
import { openBrowser, throttle, type Conditions } from './page-load.ts';
import { signIn } from './page-steps.ts';
import { median, type Row } from './row.ts';
import type { Selection } from './selection.ts';
import { startSites } from './sites.ts';

const runs = 5;
const perceivedMs = 100;
const phone: Conditions = {
  name: 'phone',
  throttle: { kilobitsPerSecond: 100_000, latencyMs: 0, cpuSlowdown: 4 },
};

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly isMember?: true;
  /** Selector of what must be present before. */
  readonly ready: string;
  readonly act: (page: Page) => Promise<void>;
}

const interactions: readonly Interaction[] = [
  {
    name: 'open login',
    path: '/',
    ready: 'main h2:not([data-skeleton] *)',
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Log in' }).click(),
  },
  {
    name: 'type into login',
    path: '/login',
    ready: 'input[name=username], form input',
    act: async (page) => {
      await page.getByLabel('Username').focus();
      await page.keyboard.type('rahim');
    },
  },
  {
    name: 'switch tab',
    path: '/rng',
    ready: 'main input[type=search]',
    act: (page) => page.locator('main [role=tab], main [aria-pressed]').nth(1).click(),
  },
  {
    name: 'change language',
    path: '/',
    ready: 'main h2:not([data-skeleton] *)',
    act: async (page) => {
      await page.getByRole('button', { name: /^Language/ }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Languages' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'open each page of the member centre',
    path: '/?centre=member-centre',
    isMember: true,
    ready: 'dialog[open] nav button',
    act: async (page) => {
      const entries = page.locator('dialog[open] nav button');
      const count = await entries.count();
      for (let entry = 0; entry < count; entry++) await entries.nth(entry).click();
    },
  },
];

/**
 * Time from a press or a key to the next paint, as the browser reports it (Event Timing), at a quarter of
 * this machine's speed.
 */
export async function interactionRows(isWanted: Selection): Promise<Row[]> {
  const sites = await startSites();
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const one of interactions.filter(({ name }) => isWanted(name)))
      rows.push(await interactionRow(browser, sites.composed, one));
    return rows;
  } finally {
    await browser.close();
    await sites.stop();
  }
}

async function interactionRow(
  browser: Browser,
  origin: string,
  interaction: Interaction,
): Promise<Row> {
  const took: number[] = [];
  for (let run = 0; run < runs; run++) took.push(await longestMs(browser, origin, interaction));
  return {
    what: `${interaction.name}, 4× CPU: longest to the next paint`,
    unit: 'ms',
    value: median(took),
    baseline: { name: 'most that it may', value: perceivedMs },
  };
}

async function longestMs(
  browser: Browser,
  origin: string,
  { path, isMember, ready, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 823 } });
  try {
    if (isMember) await signIn(context, origin);
    const page = await context.newPage();
    await context.addCookies([{ name: 'language', value: 'en', url: origin }]);
    await watchEvents(page);
    await page.goto(`${origin}${path}`);
    await page.locator(ready).first().waitFor({ timeout: 60_000 });
    await throttle(await context.newCDPSession(page), phone);
    await act(page);
    return await longest(page);
  } finally {
    await context.close();
  }
}

/** The browser reports an event after its frame was shown. Events shorter than 16 ms are not reported. */
async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { longest: 0 };
    // TypeScript's DOM types do not include the threshold yet.
    const wanted = { type: 'event', buffered: true, durationThreshold: 16 };
    Object.assign(globalThis, { seenEvents: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Number(Reflect.get(entry, 'interactionId')) > 0 || entry.name === 'change')
          seen.longest = Math.max(seen.longest, entry.duration);
    }).observe(wanted);
  });
}

const reportedAfterMs = 1_500;

async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(reportedAfterMs);
  const took = await page.evaluate(() => {
    const seen: unknown = Reflect.get(globalThis, 'seenEvents');
    return typeof seen === 'object' && seen ? Number(Reflect.get(seen, 'longest')) : 0;
  });
  if (took === 0) throw new Error('The browser reported no interaction: nothing was measured');
  return took;
}
