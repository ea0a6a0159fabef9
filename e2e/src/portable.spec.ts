import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Cookie, Locator } from '@playwright/test';
import { buildHosts, hostNames, type BuiltHosts } from './hosts/build-hosts.ts';
import { buildDocumentedHost } from './hosts/documented-host.ts';
import { serveHost } from './hosts/host-server.ts';
import { remoteNames, type RemoteName } from './hosts/remotes-of-hosts.ts';
import { accounts, expect, padma, signIn, test, visit } from './visitor.ts';

interface ShownRemote {
  /** The page of the remote that the host requests. */
  readonly show: string;
  /** Content that only the platform can have sent. */
  readonly contentIn: (place: Locator) => Locator;
}

const shown: Readonly<Record<RemoteName, ShownRemote>> = {
  'mfe-games': {
    show: 'path=/rng',
    contentIn: (place) => place.getByRole('link', { name: /^River Lotus.*RTP/ }),
  },
  'mfe-lottery': { show: 'path=/lottery', contentIn: (place) => place.getByText(/K3/) },
  'mfe-member': { show: 'overlay=member-centre', contentIn: (place) => place.getByText(/৳\d/) },
  'mfe-agent': {
    show: 'overlay=agent-centre',
    contentIn: (place) => place.getByRole('table').getByText(/৳\d/),
  },
  'mfe-promo': {
    show: 'path=/promotions',
    contentIn: (place) => place.getByRole('heading', { level: 2 }),
  },
};

let hosts: BuiltHosts;
let cookies: Cookie[];

test.beforeAll(async ({ browser }) => {
  hosts = await buildHosts();
  const page = await browser.newPage({ locale: 'en-GB' });
  await visit(page, padma);
  await signIn(page, accounts.agent);
  // Cookies are shared across ports: the host's server forwards them, as it would under its own name.
  cookies = await page.context().cookies();
  await page.close();
});

test.afterAll(() => hosts.remove());

for (const host of hostNames) {
  for (const remote of remoteNames) {
    test(`${remote} works in ${host}`, async ({ page, context }) => {
      const server = await serveHost({ files: hosts.filesOf(host), platform: padma });
      const missed: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 400) missed.push(`${answer.status()} ${answer.url()}`);
      });
      await context.addCookies(cookies);
      await page.goto(`${server.address}/?remote=${remote}&${shown[remote].show}`);
      const place = page.getByRole('region', { name: 'The remote' });
      await expect(shown[remote].contentIn(place).first()).toBeVisible();

      // The page still belongs to its host.
      expect(missed).toEqual([]);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await page.getByRole('button', { name: 'Take it away' }).click();
      await expect(place).toBeEmpty();
      await expect(page.locator('link[rel=stylesheet][href*="/remotes/"]')).toHaveCount(0);
      await page.close();
      await server.close();
    });
  }
}

test('the host page of the documentation works without changes', async ({ page, context }) => {
  const documented = await buildDocumentedHost();
  const server = await serveHost({ files: documented, platform: padma });
  await context.addCookies(cookies);
  await page.goto(server.address);
  const place = page.locator('#games');
  await expect(shown['mfe-games'].contentIn(place).first()).toBeVisible();
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(place).toBeEmpty();
  await page.close();
  await server.close();
  await rm(dirname(documented), { recursive: true });
});

test('while the platform is unreachable the place of the remote says so, and the remote appears when the platform is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  const server = await serveHost({ files: hosts.filesOf('Vite'), platform: padma });
  await context.addCookies(cookies);
  await page.route('**/croupier/**', (route) => route.abort());
  await page.goto(`${server.address}/?remote=mfe-games&path=/rng`);
  const place = page.getByRole('region', { name: 'The remote' });
  await expect(place.getByRole('alert')).toBeVisible();
  await page.unroute('**/croupier/**');
  await expect(shown['mfe-games'].contentIn(place).first()).toBeVisible();
  await expect(place.getByRole('alert')).toHaveCount(0);
  await page.close();
  await server.close();
  consoleErrors.length = 0;
});

test('two remotes on one page share one session and one live stream', async ({ page, context }) => {
  const server = await serveHost({ files: hosts.filesOf('Vite'), platform: padma });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await context.addCookies(cookies);
  const second = 'beside=mfe-promo&besidePath=/promotions';
  await page.goto(`${server.address}/?remote=mfe-member&overlay=member-centre&${second}`);
  for (const name of ['The remote', 'The second remote'])
    await expect(page.getByRole('region', { name }).getByRole('heading').first()).toBeVisible();

  expect(asked.filter((path) => path === '/croupier/events')).toHaveLength(1);
  expect(asked.filter((path) => path === '/croupier/')).toHaveLength(1);
  await page.close();
  await server.close();
});
