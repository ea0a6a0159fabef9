import type { Browser, BrowserContext, Page } from '@playwright/test';
import { throttle, type Conditions } from './page-load.ts';
import { median, type Row } from './row.ts';
import type { Sites } from './sites.ts';

interface Step {
  readonly name: string;
  readonly isMember: boolean;
  /** What the visitor presses on the home page, and what then shows that the step is done. */
  readonly press: string;
  readonly done: string;
}

/** What a visitor does on a page that is open, with code that is not there yet. */
export const steps: readonly Step[] = [
  {
    name: 'home to /promotions',
    isMember: false,
    press: 'nav a[href="/promotions"]:not([inert], [inert] *)',
    done: 'main h1:not([hidden])',
  },
  {
    name: 'member centre, opened',
    isMember: true,
    press: 'header a[href*="centre=member-centre"]',
    done: 'dialog[open] form, dialog[open] [role=tablist], dialog[open] nav',
  },
];

const runs = 3;
/** A hand's press is not over at once. */
const pressMs = 80;
const account = { username: 'rahim', password: 'Padma2026!' };

/** A step on the composed site against the same step on the one bundle, in pairs. */
export async function stepRows(
  browser: Browser,
  sites: Sites,
  step: Step,
  conditions: Conditions,
): Promise<Row[]> {
  const composed: number[] = [];
  const single: number[] = [];
  for (let run = 0; run < runs; run++) {
    composed.push(await stepMs(browser, sites.composed, step, conditions));
    single.push(await stepMs(browser, sites.single, step, conditions));
  }
  return [
    {
      what: `${step.name}, ${conditions.name}: shown`,
      unit: 'ms',
      value: median(composed),
      baseline: { name: 'one bundle', value: median(single) },
    },
  ];
}

async function stepMs(
  browser: Browser,
  origin: string,
  step: Step,
  conditions: Conditions,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 823 } });
  try {
    if (step.isMember) await signIn(context, origin);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await throttle(session, conditions);
    await page.goto(origin);
    await page.locator('main h2:not([data-skeleton] *)').first().waitFor({ timeout: 60_000 });
    return await pressed(page, step);
  } finally {
    await context.close();
  }
}

/** By the page's own clock, from the press to what shows that it is done. */
async function pressed(page: Page, { press, done }: Step): Promise<number> {
  const start = await page.evaluate(() => performance.now());
  await page.locator(press).first().click({ delay: pressMs });
  await page.waitForURL((url) => url.pathname !== '/' || url.search !== '');
  const handle = await page.waitForFunction(
    (selector) => document.querySelector(selector) && performance.now(),
    done,
    { timeout: 60_000, polling: 'raf' },
  );
  return Number(await handle.jsonValue()) - start;
}

async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await context.addCookies([{ name: 'language', value: 'en', url: origin }]);
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`${origin}/`, { timeout: 60_000 });
  await page.close();
}
