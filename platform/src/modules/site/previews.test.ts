import { calls } from '@croupier/contracts';
import { builtRelease } from '../../testing/built-folders.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let operator: TestBrowser;
const login = { name: 'operator', password: 'Croupier2026!' };

beforeAll(async () => {
  site = await testSite();
  await site.app.modules.operators.enrol(login);
  operator = site.browser();
  operator.token = (await operator.call(calls.operatorLogin, login)).value.token;
  for (const version of ['1.0.0', '1.1.0']) {
    await site.app.modules.registry.publishFolders([
      await builtRelease({ name: 'mfe-shown', version }),
    ]);
    site.core.clock.advance(60_000);
  }
  await site.app.modules.registry.placeFirst({
    brand: 'padma',
    module: 'mfe-shown',
    enabled: true,
  });
  await operator.call(calls.placeModule, {
    brand: 'padma',
    module: 'mfe-shown',
    enabled: true,
    version: '1.0.0',
    revision: 0,
    note: '',
  });
  site.core.clock.advance(2_000);
});

const link = (overrides: object = {}) =>
  operator.call(calls.previewModule, {
    brand: 'padma',
    module: 'mfe-shown',
    version: '1.1.0',
    ...overrides,
  });

const pathIn = (url: string) => `${new URL(url).pathname}${new URL(url).search}`;
const shown = async (browser: TestBrowser) => {
  const { modules, preview } = await browser.site('/');
  const found = modules.find(({ description }) => description.name === 'mfe-shown');
  return { version: found?.version, isPreview: preview !== undefined };
};

test('only visitors with the link see the candidate', async () => {
  const { value } = await link();
  expect(new URL(value.url).hostname).toBe('localhost');
  const guest = site.browser();
  const arrival = await guest.request('GET', pathIn(value.url));
  expect(arrival).toMatchObject({ status: 302, headers: { location: '/' } });
  expect(await shown(guest)).toEqual({ version: '1.1.0', isPreview: true });
  expect(await shown(site.browser())).toEqual({ version: '1.0.0', isPreview: false });
});

test('an address ends a preview', async () => {
  const guest = site.browser();
  await guest.request('GET', pathIn((await link()).value.url));
  const left = await guest.request('GET', '/shown?preview=off&game=k3');
  expect(left.headers).toMatchObject({ location: '/shown?game=k3' });
  expect(await shown(guest)).toEqual({ version: '1.0.0', isPreview: false });
});

test('a link that was altered, or made for another brand, shows nothing', async () => {
  const { url } = (await link()).value;
  const token = new URL(url).searchParams.get('preview') ?? '';
  const [, stamp = ''] = token.split('.');
  const forged = Buffer.from(
    JSON.stringify({ module: 'mfe-shown', version: '1.1.0', expiresAt: '2099-01-01T00:00:00Z' }),
  ).toString('base64url');
  for (const wrong of [`${forged}.${stamp}`, 'nonsense', '']) {
    const guest = site.browser();
    guest.setCookie('croupier-preview', wrong);
    expect((await shown(guest)).isPreview).toBe(false);
  }
  const elsewhere = site.browser({ host: 'second.localhost' });
  elsewhere.setCookie('croupier-preview', token);
  expect((await elsewhere.site('/')).preview).toBeUndefined();
});

test('the redirect into a preview stays on the site', async () => {
  const reply = await site.browser().request('GET', '//evil.example/?preview=off');
  expect(String(reply.headers['location'] ?? '/')).toMatch(/^\/(?!\/)/);
});

test('a missing release cannot be previewed, and only operators create links', async () => {
  expect((await link({ version: '9.0.0' })).code).toBe('version-unknown');
  expect((await link({ brand: 'nobody' })).code).toBe('not-found');
  const visitor = await site
    .browser()
    .call(calls.previewModule, { brand: 'padma', module: 'mfe-shown', version: '1.1.0' });
  expect(visitor.code).toBe('unauthenticated');
});

test('a failure in a preview does not count against the release', async () => {
  const guest = site.browser({ ip: '203.0.113.9' });
  await guest.request('GET', pathIn((await link()).value.url));
  const { ticket } = await guest.site('/');
  const report = { module: 'mfe-shown', version: '1.1.0', kind: 'render', piece: 'page' } as const;
  const reply = await guest.call(calls.reportFailure, { ...report, detail: 'x', ticket });
  expect(reply.code).toBe('not-found');
});

test('a link expires after an hour, also for visitors who already opened it', async () => {
  const { url } = (await link()).value;
  const guest = site.browser();
  await guest.request('GET', pathIn(url));
  expect((await shown(guest)).isPreview).toBe(true);
  site.core.clock.advance(3_600_000);
  expect(await shown(guest)).toEqual({ version: '1.0.0', isPreview: false });
  const late = await guest.request('GET', pathIn(url));
  expect(late).toMatchObject({ status: 302, headers: { location: '/?preview=over' } });
  expect(guest.cookies.size).toBe(0);
  expect((await guest.request('GET', '/?preview=over')).status).toBe(200);
});
