import type { Browser, BrowserContext, Page } from '@playwright/test';
import { shownAt, slow, throttle, type Conditions } from './page-load.ts';
import { median, type Row } from './row.ts';
import type { Sites } from './sites.ts';
import { watchWire, type Transferred } from './wire.ts';

/** Where and how often the composed site and the single bundle are measured, alternating. */
export interface Paired {
  readonly browser: Browser;
  readonly sites: Sites;
  readonly conditions: Conditions;
  readonly runs: number;
}

interface Step {
  readonly name: string;
  readonly isMember: boolean;
  /** What the visitor presses on the home page, and the selector that shows that the step is done. */
  readonly press: string;
  readonly done: string;
}

/** Actions of a visitor on an open page whose code is not loaded yet. */
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

/** Duration of a press by hand. */
const pressMs = 80;
const account = { username: 'rahim', password: 'Padma2026!' };

/** A step on the composed site, compared with the same step on the single bundle, in pairs. */
export async function stepRows(
  step: Step,
  { browser, sites, conditions, runs }: Paired,
): Promise<Row[]> {
  const composed: number[] = [];
  const single: number[] = [];
  for (let run = 0; run < runs; run++) {
    composed.push((await stepTaken(browser, sites.composed, step, conditions)).tookMs);
    single.push((await stepTaken(browser, sites.single, step, conditions)).tookMs);
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

/** The requests of a step until it is done. On the slow connection, where they do not overlap with others. */
export async function stepBytesRows(browser: Browser, sites: Sites, step: Step): Promise<Row[]> {
  const { transferred: composed } = await stepTaken(browser, sites.composed, step, slow);
  const { transferred: single } = await stepTaken(browser, sites.single, step, slow);
  return transferRows(`${step.name}, bytes`, composed, single);
}

export function transferRows(name: string, composed: Transferred, single: Transferred): Row[] {
  const row = (what: string, unit: Row['unit'], of: (one: Transferred) => number): Row => ({
    what: `${name}: ${what}`,
    unit,
    value: of(composed),
    baseline: { name: 'one bundle', value: of(single) },
  });
  return [
    row('scripts, brotli', 'KB', ({ scriptBytes }) => scriptBytes / 1024),
    row('scripts', 'requests', ({ scripts }) => scripts),
    row('everything', 'KB', ({ bytes }) => bytes / 1024),
    row('everything', 'requests', ({ requests }) => requests),
    row('one after another', 'waves', ({ waves }) => waves),
  ];
}

interface StepMeasurement {
  readonly tookMs: number;
  /** The requests since the press. */
  readonly transferred: Transferred;
}

async function stepTaken(
  browser: Browser,
  origin: string,
  step: Step,
  conditions: Conditions,
): Promise<StepMeasurement> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 823 } });
  try {
    if (step.isMember) await signIn(context, origin);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await throttle(session, conditions);
    const wire = watchWire(session);
    await page.goto(origin);
    await page.locator('main h2:not([data-skeleton] *)').first().waitFor({ timeout: 60_000 });
    wire.begin();
    const tookMs = await pressed(page, step);
    return { tookMs, transferred: wire.transferred() };
  } finally {
    await context.close();
  }
}

/** The page's time from the press until the step is done. */
async function pressed(page: Page, { press, done }: Step): Promise<number> {
  const start = await page.evaluate(() => performance.now());
  await page.locator(press).first().click({ delay: pressMs });
  await page.waitForURL((url) => url.pathname !== '/' || url.search !== '');
  return (await shownAt(page, done)) - start;
}

/** Signs the demo's player in, in every page of a browser context. */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await context.addCookies([{ name: 'language', value: 'en', url: origin }]);
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`${origin}/`, { timeout: 60_000 });
  await page.close();
}
