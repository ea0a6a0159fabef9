import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { fontsCookie } from '@croupier/contracts';
import { accounts, expect, padma, signIn, test, visit } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Total layout shift of the page so far; font swaps stay below this value. */
const fontsAlone = 0.002;

test('every module is in the release table: no build was refused', async ({ page }) => {
  await page.goto(padma);
  const site: unknown = JSON.parse((await page.locator('#site').textContent()) ?? '');
  const remotes = readdirSync(join(import.meta.dirname, '..', '..')).filter((name) =>
    name.startsWith('mfe-'),
  );
  for (const name of remotes) expect(JSON.stringify(site)).toContain(`"name":"${name}"`);
});

test('a page shows its frame before any script has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await context.addCookies([{ name: 'language', value: 'en', url: padma }]);
  await page.goto(`${padma}/rng`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Padma');
  await context.close();
});

test('code, styles and data of a first page are compressed', async ({ page }) => {
  const plain: string[] = [];
  const packable = /javascript|css|json|svg|html/;
  page.on('response', (response) => {
    const headers = response.headers();
    const isLong = Number(headers['content-length'] ?? 2_000) >= 2_000;
    if (isLong && packable.test(headers['content-type'] ?? '') && !headers['content-encoding'])
      plain.push(response.url());
  });
  await visit(page, `${padma}/rng`);
  expect(plain).toEqual([]);
});

test('a visitor’s page hydrates the server-rendered frame without a visible change', async ({
  page,
}) => {
  await watchShifts(page);
  await visit(page, `${padma}/rng`);
  await expectSameFrame(page);
  expect(await shiftOf(page)).toBeLessThan(fontsAlone);
});

test('a member’s page hydrates the server-rendered frame without a visible change', async ({
  page,
}) => {
  await visit(page, padma);
  await signIn(page, accounts.player);
  // The counts load later, above their entries: they stay away, so that they are not part of the comparison.
  await page.route(/CSP_unreadCount/, () => {});
  await watchShifts(page);
  await visit(page, `${padma}/rng`);
  await expectSameFrame(page);
  expect(await shiftOf(page)).toBeLessThan(fontsAlone);
});

test('a choice made before hydration is not lost', async ({ page }) => {
  const release = await holdHydration(page);
  await page.goto(padma, { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('a sign-out chosen in the menu before hydration is not lost', async ({ page }) => {
  await visit(page, padma);
  await signIn(page, accounts.player);
  const release = await holdHydration(page);
  await page.goto(padma, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Sign out' })).toBeVisible();
});

/** Holds the texts back: the script runs, but the frame does not listen until the returned function is called. */
async function holdHydration(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((come) => (release = come));
  await page.route(/\/assets\/texts-en\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.context().addCookies([{ name: 'language', value: 'en', url: padma }]);
  return release;
}

/**
 * Compares the current header with the header that the same visitor gets without script; the balance comes
 * with the script.
 */
async function expectSameFrame(page: Page): Promise<void> {
  await expectFonts(page.context());
  const still = await withoutScript(page.context());
  const drawn = await still.newPage();
  await drawn.goto(page.url());
  await hideLater(page);
  expect(await placesOf(page)).toEqual(await placesOf(drawn));
  expect((await pictureOf(page)).equals(await pictureOf(drawn))).toBe(true);
  await still.close();
}

/** Waits until the site's fonts are cached, so that the next page has them at once. */
async function expectFonts(context: BrowserContext): Promise<void> {
  await expect
    .poll(async () => (await context.cookies(padma)).map(({ name }) => name))
    .toContain(fontsCookie);
}

async function withoutScript(context: BrowserContext): Promise<BrowserContext> {
  const browser = context.browser();
  if (!browser) throw new Error('the context has no browser');
  return browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
}

const usedFonts = ['1em "Anek Bangla"', '700 1em "Anek Display"'];

/**
 * Runs in the page. A page without layout has not requested any font yet: its fonts are reported as `loaded`
 * although they are missing.
 */
const areLoaded = (used: readonly string[]) =>
  document.fonts.status === 'loaded' && used.every((font) => document.fonts.check(font));

/** Positions of all controls; the menu buttons load later, into reserved space. */
async function placesOf(page: Page): Promise<readonly unknown[]> {
  await page.waitForFunction(areLoaded, usedFonts);
  const pressable = await page
    .getByRole('banner')
    .locator('a:visible, button:visible:not([aria-controls])')
    .all();
  return Promise.all(pressable.map((one) => one.boundingBox()));
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

const pictureOf = (page: Page): Promise<Buffer> =>
  menuOf(page).screenshot({ animations: 'disabled' });

/** Hides the menu buttons, which load later and are not part of the comparison. */
async function hideLater(page: Page): Promise<void> {
  const home = menuOf(page).getByRole('link', { name: 'Home' });
  await home.focus();
  for (const name of ['Slots: providers', 'More'])
    await expect(menuOf(page).getByRole('button', { name })).toBeVisible();
  await home.blur();
  await menuOf(page)
    .getByRole('button')
    .evaluateAll((all) => all.forEach((one) => (one.style.visibility = 'hidden')));
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftOf = (page: Page) =>
  page.evaluate(() => {
    const seen: unknown = Reflect.get(globalThis, 'seen');
    return typeof seen === 'object' && seen ? Number(Reflect.get(seen, 'shift')) : Number.NaN;
  });
