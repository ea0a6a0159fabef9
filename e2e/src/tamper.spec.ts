import type { Page, Route } from '@playwright/test';
import { calls, type SiteManifest } from '@croupier/contracts';
import { expect, openConsole, padma, retry, test, verano, visit } from './visitor.ts';

const promo = /\/modules\/mfe-promo\/[^/]+\//;
const tile = /Promotions could not be shown/;

const toPromotions = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click();

const wasTampered = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'wasTampered') === true);

/** Inserts test code or a test style rule before a file's content in the response. */
async function poison(route: Route): Promise<void> {
  const answer = await route.fetch();
  const body = await answer.text();
  const isStyle = route.request().url().endsWith('.css');
  const poisoned = isStyle ? `body{display:none}${body}` : `globalThis.wasTampered=true;${body}`;
  await route.fulfill({ response: answer, body: poisoned });
}

/** The signed manifest of a page, and the files that one of its pages needs. */
async function manifestOf(page: Page): Promise<SiteManifest> {
  const text = await page.locator('#site').textContent();
  return JSON.parse(text ?? '');
}

async function restOfPageWorks(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click();
  await expect(page.getByRole('searchbox')).toBeVisible();
}

test.describe('a tampered file of a module is blocked and breaks only its tile', () => {
  const cases = {
    'the remote entry': (_: readonly string[]) => 'remote-entry.js',
    'a lazy chunk': (needs: readonly string[]) => needs.find((file) => /^\d+.*\.js$/.test(file)),
    'a style sheet': (needs: readonly string[]) => needs.find((file) => file.endsWith('.css')),
  };
  for (const [what, fileOf] of Object.entries(cases)) {
    test(what, async ({ page, consoleErrors }) => {
      await visit(page, `${padma}/login`);
      const { modules } = await manifestOf(page);
      const module = modules.find(({ description }) => description.name === 'mfe-promo');
      const file = fileOf(module?.needs['promotions'] ?? []);
      expect(file).toBeTruthy();
      await page.route(`**/modules/mfe-promo/*/${file}`, poison);
      const reported = page.waitForRequest(`**${calls.reportFailure.path}`);
      await visit(page, `${padma}/rng`);
      await toPromotions(page);
      await expect(page.getByText(tile)).toBeVisible();
      expect((await reported).postDataJSON()).toMatchObject({ module: 'mfe-promo', kind: 'load' });
      expect(await wasTampered(page)).toBe(false);
      await restOfPageWorks(page);
      await page.unroute(`**/modules/mfe-promo/*/${file}`);
      await toPromotions(page);
      await retry(
        page.getByRole('main').getByRole('button', { name: 'Try again' }),
        page.getByRole('heading', { level: 1, name: 'Promotions' }),
      );
      expect(await wasTampered(page)).toBe(false);
      consoleErrors.length = 0;
    });
  }
});

test('a tampered chunk of the shell is not run, and can be loaded again', async ({
  page,
  consoleErrors,
}) => {
  const chunk = /\/assets\/sign-in\.[^/]+\.js$/;
  await visit(page, padma);
  await page.route(chunk, poison);
  const button = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await button.click();
  const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(await wasTampered(page)).toBe(false);
  consoleErrors.length = 0;
});

test('a tampered chunk of the console is not run', async ({ page, consoleErrors }) => {
  const chunk = /\/console\/assets\/texts-[^/]+\.js$/;
  await page.route(chunk, poison);
  const blocked = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.goto(`${padma}/console/`);
  await blocked;
  expect(await wasTampered(page)).toBe(false);
  consoleErrors.length = 0;
});

test('a file that the manifest does not list is not loaded in any way', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, padma);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const outcome = await page.evaluate(async () => {
    const unlisted = '/modules/mfe-promo/9.9.9/other.js';
    const tag = document.createElement('script');
    const plain = (() => {
      try {
        tag.setAttribute('src', unlisted);
        return 'taken';
      } catch (error) {
        return String(error);
      }
    })();
    const { croupierFiles } = globalThis as unknown as {
      croupierFiles: { scriptUrl(url: string): string; integrityOf(url: string): string };
    };
    tag.src = croupierFiles.scriptUrl(unlisted);
    const ended = await new Promise<string>((settled) => {
      tag.addEventListener('load', () => settled('load'));
      tag.addEventListener('error', () => settled('error'));
      document.head.append(tag);
    });
    const own = (() => {
      try {
        Reflect.get(window, 'trustedTypes').createPolicy('mine', {});
        return 'taken';
      } catch (error) {
        return String(error);
      }
    })();
    return { plain, ended, own, integrity: croupierFiles.integrityOf(unlisted) };
  });
  expect(outcome.plain).toMatch(/TrustedScriptURL/);
  expect(outcome.ended).toBe('error');
  expect(outcome.own).toMatch(/policy/i);
  expect(outcome.integrity).toBe('sha384-AAAA');
  expect(asked.filter((url) => url.includes('other.js'))).toEqual([]);
  consoleErrors.length = 0;
});

/** Changes the text of the page itself, but not of the requests of its script. */
async function changePage(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(`${padma}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
}

const misled = (html: string) =>
  html.replaceAll(/(<script type="application\/json"[^>]*>.*?)\/modules\/mfe-promo/g, '$1/evil');

test('a tampered manifest is not used: a new one is requested instead', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await changePage(page, misled);
  await visit(page, `${padma}/promotions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/evil/'))).toEqual([]);
});

test('if only a tampered manifest is available, nothing of the site is started', async ({
  page,
  consoleErrors,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(`${padma}/promotions`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: misled(await answer.text()) });
  });
  await page.goto(`${padma}/promotions`);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(asked.filter((url) => promo.test(url) && url.endsWith('remote.js'))).toEqual([]);
  await page.unroute(`${padma}/promotions`);
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  consoleErrors.length = 0;
});

test('a damaged page is replaced by the one that the browser stored, and says so', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, `${padma}/promotions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('siteManifest') !== null);
  await page.route(`${padma}/promotions`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: misled(await answer.text()) });
  });
  await page.goto(`${padma}/promotions`);
  const notice = page.getByRole('alert').filter({ hasText: 'This page arrived damaged' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await page.unroute(`${padma}/promotions`);
  await notice.getByRole('button', { name: 'Load again' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  consoleErrors.length = 0;
});

test('a browser on its first visit does not keep an old manifest', async ({ page, browser }) => {
  const old = (await (await page.goto(`${verano}/`))?.text()) ?? '';
  const madeAt = Date.now();
  await raiseSerial(page);
  // Two nodes may differ by less than this.
  await expect.poll(() => Date.now() - madeAt, { timeout: 10_000 }).toBeGreaterThan(5_500);
  const other = await browser.newPage();
  await other.route(`${verano}/`, async (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ body: old, contentType: 'text/html' })
      : route.fallback(),
  );
  const warned = other.waitForEvent('console', (message) => message.text().includes('replayed'));
  await other.goto(`${verano}/`);
  await warned;
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.close();
});

test('a replayed old manifest is not used', async ({ page }) => {
  const old = (await (await page.goto(`${verano}/`))?.text()) ?? '';
  await raiseSerial(page);
  await visit(page, `${verano}/`);
  const { serial } = await manifestOf(page);
  await page.route(`${verano}/`, async (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ body: old, contentType: 'text/html' })
      : route.fallback(),
  );
  const warned = page.waitForEvent('console', (message) => message.text().includes('replayed'));
  const fresh = page.waitForResponse(
    (answer) => answer.url() === `${verano}/` && answer.request().resourceType() === 'fetch',
  );
  await page.goto(`${verano}/`);
  await warned;
  expect(await (await fresh).text()).toContain(`"serial":${serial}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Raises the manifest's serial: an operator changes the brand's release table and reverts the change. */
async function raiseSerial(page: Page): Promise<void> {
  await openConsole(page);
  await expect(page.getByRole('link', { name: 'Ledger' }).first()).toBeVisible();
  await page.evaluate(async () => {
    const json = async (answer: Response) => (await answer.json()).value;
    const { token } = await json(await fetch('/ops/session'));
    const url = '/ops/brands/verano/modules';
    for (const enabled of [false, true]) {
      const cells: { module: string; version: string | null; revision: number }[] = await json(
        await fetch(url),
      );
      const cell = cells.find(({ module }) => module === 'mfe-agent');
      const body = { enabled, version: cell?.version, revision: cell?.revision, note: 'again' };
      await fetch(`${url}/mfe-agent`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-session-token': token },
        body: JSON.stringify(body),
      });
    }
  });
}
