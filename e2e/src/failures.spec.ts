import { serveTampered, useTampered, type TamperedModule } from './tampered-module.ts';
import { accounts, balanceOf, expect, padma, retry, signIn, test, visit } from './visitor.ts';

const lotteryFiles = '**/modules/mfe-lottery/**';
const tile = /Lottery could not be shown/;

test('an unavailable remote breaks only its own tile and recovers without a reload', async ({
  page,
  consoleErrors,
}) => {
  await page.route(lotteryFiles, (route) => route.abort());
  await visit(page, padma);
  await signIn(page, accounts.player);
  const failed = page.getByRole('main').getByText(tile);
  await failed.scrollIntoViewIfNeeded();
  await expect(failed).toBeVisible();
  await expect(page.getByRole('region', { name: /Hot right now|Continue playing/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Promotions' })).toBeVisible();
  expect(await balanceOf(page)).toBeGreaterThanOrEqual(0);

  await page.unroute(lotteryFiles);
  await retry(
    page.getByRole('main').getByRole('button', { name: 'Try again' }).first(),
    page.getByRole('region', { name: 'Next draws' }),
  );
  consoleErrors.length = 0;
});

test('the tile of a hanging remote gives up within ten seconds, the rest is shown', async ({
  page,
  consoleErrors,
}) => {
  await page.route(lotteryFiles, () => new Promise(() => {}));
  await visit(page, `${padma}/rng`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Lottery', exact: true })
    .first()
    .click();
  await expect(page.getByText(tile)).toBeVisible();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  consoleErrors.length = 0;
});

test('a remote that throws while it renders breaks only its own tile', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/wps/campaigns', (route) =>
    route.fulfill({ json: { value: [{ title: null }] } }),
  );
  await visit(page, padma);
  const failed = page.getByRole('main').getByText(/Promotions could not be shown/);
  await failed.scrollIntoViewIfNeeded();
  await expect(failed).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hot right now' })).toBeVisible();
  await page.unroute('**/wps/campaigns');
  consoleErrors.length = 0;
});

test('an unreachable platform is reported, and a retry recovers', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/wps/promotions', (route) => route.abort());
  await visit(page, `${padma}/promotions`);
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/wps/promotions');
  await again.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  consoleErrors.length = 0;
});

test('an unknown path shows its page, an unknown call a problem, an unknown host nothing of a brand', async ({
  page,
  request,
  consoleErrors,
}) => {
  const missing = await page.goto(`${padma}/no-such-page`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  consoleErrors.length = 0;

  const call = await request.get(`${padma}/wps/no-such-call`);
  expect(call.status()).toBe(404);
  expect(call.headers()['content-type']).toContain('application/problem+json');
  expect(await call.json()).toMatchObject({ code: 'not-found' });

  const body = await request.post(`${padma}/wps/session/login`, {
    data: '{"broken',
    headers: { 'content-type': 'application/json' },
  });
  expect(body.status()).toBeGreaterThanOrEqual(400);
  expect(body.status()).toBeLessThan(500);
  expect(await body.text()).not.toContain('at ');

  const host = await request.get(padma, { headers: { host: 'nobody.example' } });
  expect(host.status()).toBeGreaterThanOrEqual(400);
  expect(host.status()).toBeLessThan(500);
  expect(await host.text()).not.toMatch(/Padma|Verano/);
});

const breaks: Readonly<Record<string, TamperedModule>> = {
  'throws when it is imported': (path, text) =>
    /^\d+\..*\.js$/.test(path) ? `throw new Error('broken at import');${text}` : text,
  'throws when its entry runs': (path, text) =>
    path === 'remote-entry.js' ? `throw new Error('broken entry');${text}` : text,
  'wants another version of a shared package': (_, text) =>
    text.replaceAll('requiredVersion:"^19', 'requiredVersion:"^99'),
  'has lost its style sheets': (path, text) => (path.endsWith('.css') ? null : text),
};

for (const [what, doctor] of Object.entries(breaks)) {
  test(`a remote that ${what} breaks only its own tile`, async ({ page, consoleErrors }) => {
    const module = await serveTampered('mfe-promo', doctor);
    try {
      await useTampered(page, 'mfe-promo');
      await visit(page, `${padma}/rng`);
      await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click();
      const failed = page.getByRole('main').locator('[data-failed-module="mfe-promo"]');
      await expect(failed).toContainText('Promotions could not be shown');
      await page
        .getByRole('navigation')
        .getByRole('link', { name: 'Lottery', exact: true })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Lottery' })).toBeVisible();
    } finally {
      await module.close();
    }
    consoleErrors.length = 0;
  });
}

test('a remote that fails after the page was loaded breaks only the next tile', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, padma);
  await signIn(page, accounts.player);
  await expect(page.getByRole('region', { name: /Hot right now|Continue playing/ })).toBeVisible();
  await page.route('**/modules/mfe-member/**', (route) => route.fulfill({ status: 503 }));
  await page.goto(`${padma}/?centre=member-centre`);
  const overlay = page.getByRole('dialog');
  await expect(overlay.locator('[data-failed-module="mfe-member"]')).toBeVisible();
  const loaderWords = overlay.getByText(/^Loading (CSS )?chunk \S+ failed/);
  await expect(loaderWords).toBeHidden();
  await overlay.getByText('For customer service').click();
  await expect(loaderWords).toBeVisible();
  expect(await balanceOf(page)).toBeGreaterThanOrEqual(0);
  await page.unroute('**/modules/mfe-member/**');
  await retry(
    overlay.getByRole('button', { name: 'Try again' }),
    overlay.getByRole('heading', { name: 'My account' }),
  );
  consoleErrors.length = 0;
});
