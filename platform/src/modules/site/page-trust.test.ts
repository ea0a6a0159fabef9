import { createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  calls,
  policyReportsPath,
  type FailureReport,
  type SiteKey,
  type SiteModule,
} from '@croupier/contracts';
import { builtRelease } from '../../testing/built-folders.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
const operatorLogin = { name: 'operator', password: 'Croupier2026!' };
beforeAll(async () => {
  site = await testSite();
  await site.app.modules.operators.enrol(operatorLogin);
  await site.app.modules.registry.placeFirst({
    brand: 'padma',
    module: 'mfe-games',
    enabled: true,
  });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await release('mfe-games', version);
    // Some page has it: only such a release can be fallen back to.
    await site.browser().site('/');
    site.core.clock.advance(60_000);
  }
  // Released, but lower than the served version: no page gets it.
  await release('mfe-games', '1.1.9');
});

async function release(name: string, version: string): Promise<string> {
  const dir = await builtRelease({ name, version });
  const [published] = await site.app.modules.registry.publishFolders([dir]);
  if (!published?.ok) throw new Error(JSON.stringify(published));
  site.core.clock.advance(2_000);
  return dir;
}

/** The keys pinned in the page's shell. */
async function pinnedKeys(html: string): Promise<readonly SiteKey[]> {
  const [, src = ''] = /<script defer src="([^"]+)"/.exec(html) ?? [];
  const { text } = await site.browser().request('GET', src);
  const [, pinned = ''] = /'shell', '([\w-]+)'/.exec(text) ?? [];
  return JSON.parse(Buffer.from(pinned, 'base64url').toString());
}

function isSigned(text: string, signature: string, keys: readonly SiteKey[]): boolean {
  const [id, encoded = ''] = signature.split('.');
  const x = keys.find((key) => key.id === id)?.publicKey ?? '';
  const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
  return verify(null, Buffer.from(text), key, Buffer.from(encoded, 'base64url'));
}

test('a page’s manifest is signed with a key that the page’s shell has pinned', async () => {
  const { text: html } = await site.browser().request('GET', '/games');
  const [, manifest = ''] = /id="site">(.*?)<\/script>/s.exec(html) ?? [];
  const [, signature = ''] = /name="site-signature" content="([^"]+)"/.exec(html) ?? [];
  const keys = await pinnedKeys(html);
  expect(isSigned(manifest, signature, keys)).toBe(true);
  expect(isSigned(manifest.replace('1.2.0', '1.1.0'), signature, keys)).toBe(false);
});

test('the serial rises with a release, a change of a placement and a change of the settings', async () => {
  const before = (await site.browser().site('/')).serial;
  await release('mfe-promo', '1.0.0');
  const released = (await site.browser().site('/')).serial;
  expect(released).toBeGreaterThan(before);
  const operator = await signedIn();
  await operator.call(calls.placeModule, {
    brand: 'padma',
    module: 'mfe-promo',
    enabled: true,
    version: null,
    revision: 0,
    note: '',
  });
  site.core.clock.advance(2_000);
  const placed = (await site.browser().site('/')).serial;
  expect(placed).toBeGreaterThan(released);
  const { settings, revisions } = (await operator.call(calls.brandSettings, { brand: 'padma' }))
    .value;
  const changed = await operator.call(calls.changeBrandSettings, {
    brand: 'padma',
    section: 'profile',
    value: { ...settings.profile, memberLabelColor: '#123456' },
    revision: revisions.profile,
    note: 'another colour',
  });
  expect(changed.code).toBeNull();
  site.core.clock.advance(2_000);
  expect((await site.browser().site('/')).serial).toBeGreaterThan(placed);
});

test('a page asks how far its brand is, and the answer is signed for that page alone', async () => {
  const { text: html } = await site.browser().request('GET', '/');
  const nonce = 'a-nonce-of-one-page';
  const { value } = await site.browser().call(calls.siteFreshness, { nonce });
  const { serial } = await site.browser().site('/');
  const serverTime = site.core.clock.now().toISOString();
  expect(JSON.parse(value.text)).toEqual({ nonce, serial, serverTime });
  expect(isSigned(value.text, value.signature, await pinnedKeys(html))).toBe(true);
  expect((await site.browser().call(calls.siteFreshness, { nonce: 'short' })).code).toBe(
    'invalid-input',
  );
});

test('scripts load through the shell’s Trusted Types policy only, and violations are reported', async () => {
  const { headers } = await site.browser().request('GET', '/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types shell;");
  expect(policy).toContain(`report-uri ${policyReportsPath}?ticket=`);
});

test.each(['//evil.example/page?x=1', '/evil.example//page?x=1', '///evil.example/page?x=1'])(
  '%s leads to no other host, and neither does the page’s router',
  async (url) => {
    const { statusCode, headers } = await site.app.http.inject({
      url,
      headers: { host: 'localhost' },
    });
    expect([statusCode, headers['location']]).toEqual([302, '/evil.example/page?x=1']);
  },
);

const failing = { module: 'mfe-games', version: '1.2.0', piece: 'page', detail: 'Error: x' };

async function report(overrides: Partial<FailureReport> = {}, ip = '192.0.2.1') {
  const browser = site.browser({ ip });
  const { ticket } = await browser.site('/');
  return browser.call(calls.reportFailure, { ...failing, kind: 'render', ticket, ...overrides });
}

const stored = () =>
  site.core.db.read.selectFrom('registry_failures').selectAll().orderBy('reporter').execute();

test('a failure is stored with its release, brand and network, and repeats count once', async () => {
  expect((await report()).status).toBe(200);
  expect((await report()).status).toBe(200);
  await report({}, '192.0.2.77');
  await report({}, '198.51.100.9');
  expect(await stored()).toMatchObject([
    { brand: 'padma', ...failing, kind: 'render', reporter: '192.0.2', reports: 3 },
    { brand: 'padma', ...failing, kind: 'render', reporter: '198.51.100', reports: 1 },
  ]);
});

test('a report without a page’s ticket, or of a release that is not served, is not stored', async () => {
  const before = await stored();
  expect((await report({ ticket: 'made-up' })).code).toBe('forbidden');
  expect((await report({ version: '9.9.9' })).code).toBe('not-found');
  expect((await report({ module: 'mfe-nobody' })).code).toBe('not-found');
  expect(await stored()).toEqual(before);
});

test('reports are limited per page and per address', async () => {
  const page = site.browser({ ip: '203.0.113.5' });
  const { ticket } = await page.site('/');
  const codes: (string | null)[] = [];
  for (let count = 0; count < 21; count += 1)
    codes.push((await page.call(calls.reportFailure, { ...failing, kind: 'bus', ticket })).code);
  expect(codes.filter((code) => code === null)).toHaveLength(20);
  expect(codes.at(-1)).toBe('too-many-requests');
});

test('a content policy violation is stored under the module whose file caused it', async () => {
  const { headers } = await site.browser().request('GET', '/');
  const [, path = ''] = /report-uri (\S+)/.exec(String(headers['content-security-policy'])) ?? [];
  const send = (sourceFile: string) =>
    site.browser({ ip: '203.0.113.80' }).request('POST', path.replace(/;$/, ''), {
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({
        'csp-report': {
          'source-file': sourceFile,
          'blocked-uri': 'https://evil.example/x.js',
          'violated-directive': 'script-src-elem',
        },
      }),
    });
  expect((await send('http://localhost/modules/mfe-games/1.2.0/page.js')).status).toBe(204);
  expect((await send('http://localhost/assets/main.js')).status).toBe(204);
  const [policy, ...others] = (await stored()).filter(({ kind }) => kind === 'policy');
  expect(policy).toMatchObject({
    module: 'mfe-games',
    version: '1.2.0',
    piece: 'script-src-elem',
    detail: 'https://evil.example/x.js',
  });
  expect(others).toEqual([]);
});

const lastGood = (version: string) =>
  site.browser().call(calls.lastGoodRelease, { module: 'mfe-games', version });

test('a page that cannot show a release gets the one that last served the brand, signed', async () => {
  const { value } = await lastGood('1.2.0');
  const good: SiteModule = JSON.parse(value.text);
  expect(good).toMatchObject({ version: '1.1.0', baseUrl: '/modules/mfe-games/1.1.0/' });
  const { text: html } = await site.browser().request('GET', '/');
  expect(isSigned(value.text, value.signature, await pinnedKeys(html))).toBe(true);
});

test('a brand that only ever had the failing release has none to fall back to', async () => {
  await site.app.modules.registry.placeFirst({
    brand: 'verano',
    module: 'mfe-games',
    enabled: true,
  });
  const visitor = site.browser({ host: 'second.localhost' });
  site.core.clock.advance(2_000);
  await visitor.site('/');
  const input = { module: 'mfe-games', version: '1.2.0' };
  expect((await visitor.call(calls.lastGoodRelease, input)).code).toBe('not-found');
});

test('a release that three networks report is not used as fallback', async () => {
  for (const ip of ['203.0.113.1', '198.51.100.1', '192.0.2.1'])
    expect((await report({ version: '1.1.0' }, ip)).code).toBeNull();
  expect(JSON.parse((await lastGood('1.2.0')).value.text)).toMatchObject({ version: '1.0.0' });
  // It stays so when the reports are older than an hour: it failed here, and 1.0.0 never did.
  site.core.clock.advance(2 * 3_600_000);
  expect(JSON.parse((await lastGood('1.2.0')).value.text)).toMatchObject({ version: '1.0.0' });
});

async function signedIn(login = operatorLogin): Promise<TestBrowser> {
  const browser = site.browser();
  browser.token = (await browser.call(calls.operatorLogin, login)).value.token;
  return browser;
}

test('an operator connects a module to a build on their own machine, for their own pages only', async () => {
  const operator = await signedIn();
  const dir = await builtRelease({ name: 'mfe-games', version: '0.0.0-mine' });
  const text = await readFile(join(dir, 'release.json'), 'utf8');
  const baseUrl = 'http://localhost:4101/';
  const pointed = await operator.call(calls.pointModule, {
    module: 'mfe-games',
    baseUrl,
    release: text,
  });
  expect(pointed.value).toEqual({ module: 'mfe-games', baseUrl });

  const mine = await operator.site('/games');
  expect(mine).toMatchObject({ canInspect: true, canPoint: true });
  expect(mine.modules.find(({ description }) => description.name === 'mfe-games')).toMatchObject({
    baseUrl,
    version: '0.0.0-mine',
    integrity: {},
    isLocal: true,
  });
  const policy = (await operator.request('GET', '/')).headers['content-security-policy'];
  expect(policy).toContain("script-src 'self' http://localhost:4101");

  const theirs = await site.browser().site('/games');
  expect(theirs.canInspect).toBe(false);
  expect(theirs.modules.some(({ isLocal }) => isLocal)).toBe(false);
  expect((await (await signedIn()).site('/games')).modules.some(({ isLocal }) => isLocal)).toBe(
    false,
  );

  await operator.call(calls.unpointModule, { module: 'mfe-games' });
  expect((await operator.site('/games')).modules.some(({ isLocal }) => isLocal)).toBe(false);
});

test('only operators can connect a local build, and only on their own machine', async () => {
  const dir = await builtRelease({ name: 'mfe-games', version: '0.0.0-mine' });
  const build = await readFile(join(dir, 'release.json'), 'utf8');
  const input = { module: 'mfe-games', baseUrl: 'http://localhost:4101/', release: build };
  expect((await site.browser().call(calls.pointModule, input)).code).toBe('unauthenticated');
  const operator = await signedIn();
  for (const baseUrl of ['https://evil.example/', 'http://localhost.evil.example/', 'nonsense'])
    expect((await operator.call(calls.pointModule, { ...input, baseUrl })).code).toBe(
      'invalid-input',
    );
  expect((await operator.call(calls.pointModule, { ...input, release: '{}' })).code).toBe(
    'invalid-input',
  );
  expect((await operator.call(calls.pointModule, { ...input, module: 'mfe-promo' })).code).toBe(
    'invalid-input',
  );
  operator.token = null;
  expect((await operator.call(calls.pointModule, input)).code).toBe('unauthenticated');
});

test('an operator without the modules permission inspects a page but connects no build', async () => {
  const dir = await builtRelease({ name: 'mfe-games', version: '0.0.0-mine' });
  const release = await readFile(join(dir, 'release.json'), 'utf8');
  const input = { module: 'mfe-games', baseUrl: 'http://localhost:4101/', release };
  const auditorLogin = { name: 'auditor', password: 'Croupier2026!' };
  await site.app.modules.operators.enrol({ ...auditorLogin, role: 'auditor' });
  const auditor = await signedIn(auditorLogin);
  const seen = await auditor.site('/games');
  expect([seen.canInspect, seen.canPoint]).toEqual([true, undefined]);
  expect((await auditor.call(calls.pointModule, input)).code).toBe('forbidden');
  expect((await auditor.site('/games')).modules.some(({ isLocal }) => isLocal)).toBe(false);
});

test('an operator who loses the permission also loses the local build', async () => {
  const dir = await builtRelease({ name: 'mfe-games', version: '0.0.0-mine' });
  const release = await readFile(join(dir, 'release.json'), 'utf8');
  const dealerLogin = { name: 'dealer', password: 'Croupier2026!' };
  await site.app.modules.operators.enrol(dealerLogin);
  const dealer = await signedIn(dealerLogin);
  const input = { module: 'mfe-games', baseUrl: 'http://localhost:4101/', release };
  await dealer.call(calls.pointModule, input);
  const hasLocal = async () => (await dealer.site('/games')).modules.some(({ isLocal }) => isLocal);
  expect(await hasLocal()).toBe(true);

  const owner = await signedIn();
  const { operators } = (await owner.call(calls.operators, undefined)).value;
  const operator = operators.find(({ name }) => name === dealerLogin.name)?.id;
  if (!operator) throw new Error('the dealer is not among the operators');
  const grants = [{ role: 'auditor', brand: null }];
  expect((await owner.call(calls.grantRoles, { operator, grants, note: '' })).code).toBeNull();
  expect(await hasLocal()).toBe(false);
});
