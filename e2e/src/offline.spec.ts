import type { Page } from '@playwright/test';
import { forwardRequests, type ForwardedRequests } from './forward-requests.ts';
import { ownPort } from './stack.ts';
import { expect, padma, test, verano, visit } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

const port = ownPort;
let site: ForwardedRequests;
test.beforeAll(async () => {
  site = await forwardRequests(port);
});
test.afterAll(() => site.end());

test('offline, the brand’s own page shows in the visitor’s language, and recovers automatically', async ({
  page,
  context,
  consoleErrors,
}) => {
  await visit(page, `${verano}/rng`, { language: 'es', theme: 'light' });
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Estás sin conexión' })).toBeVisible();
  await expect(page.locator('html[data-brand=verano][data-theme=light][lang=es]')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(1);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Estás sin conexión' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page).toHaveURL(`${verano}/rng`);
  expect(consoleErrors.splice(0).filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one))).toEqual(
    [],
  );
});

test('an open page continues with its first release, and no call is ever cached', async ({
  page,
  context,
  consoleErrors,
}) => {
  await visit(page, `${site.url}/lottery`);
  await isKept(page);
  const kept = await keptAddresses(page);
  expect(kept.some((path) => path.startsWith('/assets/main.'))).toBe(true);
  expect(kept.filter((path) => !/^\/(assets|modules)\/|^\/offline\.html$/.test(path))).toEqual([]);

  const began = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  site.changeWorker((text) => `${text}\n// a newer release`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? 'none'),
    )
    .toBe('installed');
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(began);

  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await context.setOffline(false);
  consoleErrors.splice(0);
});

test('what an open page requests offline shows an error in its place, and loads automatically later', async ({
  page,
  context,
  consoleErrors,
}) => {
  await visit(page, padma);
  await isKept(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  const waiting = page.getByRole('main').getByRole('alert');
  await expect(waiting).toContainText('You are offline');
  await expect(waiting).toContainText('continues by itself');
  await context.setOffline(false);
  await expect(page.getByRole('navigation', { name: 'Topics' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  consoleErrors.splice(0);
});

test('a cached file that was changed is not run', async ({ page, consoleErrors }) => {
  await visit(page, `${padma}/lottery`);
  await isKept(page);
  const entry = await page.evaluate(() => {
    const site = JSON.parse(document.getElementById('site')?.textContent ?? '{}');
    const lottery = site.modules.find(
      ({ description }: { description: { name: string } }) => description.name === 'mfe-lottery',
    );
    return `${lottery.baseUrl}${lottery.entry}`;
  });
  await page.evaluate(async (url) => {
    const modules = await caches.open('modules');
    const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
    await modules.put(url, new Response('globalThis.isTampered = true', { headers }));
  }, entry);
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Try again' }).or(page.locator('main [aria-pressed]')).first(),
  ).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isTampered'))).toBeUndefined();
  consoleErrors.splice(0);
});

test('a release can remove the worker from every browser', async ({ page }) => {
  await visit(page, `${site.url}/lottery`);
  await isKept(page);
  // The script that the platform serves when the worker is turned off.
  site.changeWorker((text) =>
    text.replace(/(atob\(")[\w-]+(")/, `$1${Buffer.from('null').toString('base64url')}$2`),
  );
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

/** Waits until the worker is active and has filled its cache. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const paths = new Set<string>();
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      for (const { url } of requests) paths.add(new URL(url).pathname);
    }
    return [...paths];
  });
