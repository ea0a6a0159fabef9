import { createHash } from 'node:crypto';
import { createServer, request as requestOver } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fontsCookie } from '@croupier/contracts';
import { setSection } from '../../testing/brand-settings.ts';
import { closing } from '../../testing/closing.ts';
import { aDescription, builtPages, builtRelease } from '../../testing/built-folders.ts';
import { aMember } from '../../testing/test-members.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import { jsonForScript } from './page-html.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ development: true });
  await publish('mfe-games', 'padma', 'verano');
  await publish('mfe-agent', 'padma');
  const hero = {
    into: 'home.hero',
    part: 'page',
    order: 1,
    height: { phone: 100, desktop: 200 },
  } as const;
  await builtRelease({
    name: 'mfe-promo',
    description: { ...aDescription('mfe-promo'), slots: [hero] },
  }).then((dir) => place(dir, ['padma']));
});

async function publish(name: string, ...brands: string[]): Promise<void> {
  await place(await builtRelease({ name }), brands);
}

async function place(dir: string, brands: readonly string[]): Promise<void> {
  const [published] = await site.app.modules.registry.publishFolders([dir]);
  if (!published?.ok) throw new Error(published?.reason ?? 'nothing was published');
  for (const brand of brands)
    await site.app.modules.registry.placeFirst({ brand, module: published.name, enabled: true });
}

const get = (path: string, host = 'localhost', headers = {}) =>
  site.browser({ host }).request('GET', path, { headers });

test('a page has its brand’s language, direction, look, theme and name', async () => {
  const padma = await get('/');
  expect(padma.status).toBe(200);
  expect(padma.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(padma.text).toContain('<html lang="bn" dir="ltr" data-brand="padma" data-theme="dark">');
  expect(padma.text).toMatch(/<title>[^<]+ · Padma<\/title>/);
  expect(padma.text).toContain('<div id="root"></div>');
  const verano = await get('/', 'second.localhost');
  expect(verano.text).toContain('<html lang="es" dir="ltr" data-brand="verano" data-theme="dark">');
  expect(verano.text).toMatch(/<title>Juegos[^<]+ · Verano<\/title>/);
});

test('a page of a process with streams has the id at which its stream begins', async () => {
  expect((await get('/')).text).not.toContain('"lastEventId"');
  await site.app.modules.live.start();
  try {
    expect((await get('/')).text).toMatch(/"lastEventId":"\d+(-[\d.]+)?"/);
  } finally {
    await site.app.modules.live.stop();
  }
});

test('the visitor’s language and theme apply if the brand has them', async () => {
  const visitor = site.browser();
  visitor.setCookie('language', 'ar');
  visitor.setCookie('theme', 'neon');
  expect((await visitor.request('GET', '/')).text).toContain(
    '<html lang="ar" dir="rtl" data-brand="padma" data-theme="light">',
  );
  const other = site.browser({ host: 'second.localhost' });
  other.setCookie('lang', 'ar');
  other.setCookie('theme', 'dark');
  expect(await other.site('/')).toMatchObject({ language: 'es', theme: 'dark' });
  other.setCookie('lang', '"><script>');
  expect((await other.request('GET', '/')).text).not.toContain('"><script>');
});

test('a locale with region gets the texts of its language; a language without texts gets English', async () => {
  const visitor = site.browser();
  visitor.setCookie('language', 'es-MX');
  expect((await visitor.request('GET', '/')).text).toContain('<html lang="es-MX" dir="ltr"');
  const locale = { tag: 'es-MX', name: 'Español (México)' };
  expect(await visitor.site('/')).toMatchObject({ language: 'es', locale });
  visitor.setCookie('language', 'fr');
  expect((await visitor.request('GET', '/')).text).toContain('<html lang="en" dir="ltr"');
  const other = site.browser({ host: 'second.localhost' });
  other.setCookie('language', 'fr');
  expect(await other.site('/')).not.toHaveProperty('locale');
});

test('the manifest lists a brand’s modules, with the integrity of every file', async () => {
  const { modules, brand, flags, offPaths, session } = await site.browser().site('/games');
  expect(modules.map(({ description }) => description.name).sort()).toEqual([
    'mfe-agent',
    'mfe-games',
    'mfe-promo',
  ]);
  expect(modules[0]?.integrity['remote-entry.js']).toMatch(/^sha384-/);
  expect(brand).toMatchObject({ code: 'padma', currency: 'BDT', currencySymbol: '৳' });
  expect(Object.keys(brand)).not.toContain('hosts');
  expect(flags).toContain('DIRECTREG3');
  expect(offPaths).not.toContain('/games');
  expect(session).toBeNull();
  const verano = await site.browser({ host: 'second.localhost' }).site('/');
  expect(verano.modules.map(({ description }) => description.name)).toEqual(['mfe-games']);
  expect(verano.offPaths).toEqual(expect.arrayContaining(['/agent', '/promo']));
  expect(verano.offPaths).not.toContain('/games');
});

test('a page names only the files that its path’s owner needs, for loading after the first paint', async () => {
  const { text } = await get('/games');
  const [, later = ''] = /<template id="after-picture">(.*?)<\/template>/s.exec(text) ?? [];
  const preloads = [
    ...later.matchAll(
      /<link rel="preload" as="(\w+)" href="([^"]+)" integrity="(sha384-[^"]+)" crossorigin="anonymous">/g,
    ),
  ];
  const base = '/modules/mfe-games/0.1.0-test/';
  expect(preloads.map(([, as, href]) => [as, href])).toEqual([
    ['script', `${base}remote-entry.js`],
    ['script', `${base}page.js`],
    ['style', `${base}page.css`],
    ['script', `${base}texts.js`],
  ]);
  expect(text).toContain('<title>mfe-games bn · Padma</title>');
  expect((await get('/')).text).toContain('href="/modules/mfe-promo/0.1.0-test/page.js"');
  expect((await get('/login')).text).not.toContain('rel="preload"');
});

test('the shell’s files are named with their integrity and cached without expiry', async () => {
  const { text } = await get('/');
  const [, script = ''] =
    /<script defer src="(\/assets\/main\.[0-9a-f]{10}\.js)" integrity="sha384-[^"]+" crossorigin="anonymous"><\/script>/.exec(
      text,
    ) ?? [];
  expect(text).toMatch(/<style>body\{margin:0\}/);
  const file = await get(script, 'localhost', { 'accept-encoding': 'br' });
  expect(file.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a development build is added to the shell’s files, and all are still compressed', async () => {
  const { shellDir } = await builtPages();
  const developed = await testSite({ development: true, developmentShellDir: shellDir });
  const page = await developed.browser().request('GET', '/');
  const [script = ''] = /\/assets\/main\.[0-9a-f]{10}\.js/.exec(page.text) ?? [];
  for (const [path, encoding] of [
    [script, 'br'],
    // Too small to be compressed.
    ['/assets/fonts.91e392c1a8.css', undefined],
  ] as const) {
    const headers = { 'accept-encoding': 'br' };
    const file = await developed.browser().request('GET', path, { headers });
    expect([path, file.status, file.headers['content-encoding']]).toEqual([path, 200, encoding]);
  }
});

test('the page includes the font faces only if the browser has the fonts', async () => {
  const faces = '<style>@font-face{font-family:Anek}</style>';
  expect((await get('/')).text).not.toContain(faces);
  const visitor = site.browser();
  visitor.setCookie(fontsCookie, '1');
  const { text, headers } = await visitor.request('GET', '/');
  expect(text).toContain(faces);
  const hash = createHash('sha256').update('@font-face{font-family:Anek}').digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test('a page is sent compressed', async () => {
  const reply = await site.app.http.inject({
    url: '/',
    headers: { host: 'localhost', 'accept-encoding': 'gzip, br' },
  });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('<div id="root">');
});

test('an unknown path and a path of a disabled module answer 404 with the shell’s page', async () => {
  const unknown = await get('/nothing/here');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('<div id="root">');
  const off = await get('/promo', 'second.localhost');
  expect(off.status).toBe(404);
  expect(off.text).toContain('No disponible');
  // Product paths that no module of any brand has yet.
  for (const path of ['/vip', '/pointMall'])
    expect((await get(path, 'second.localhost')).text).toContain('No disponible');
  expect((await get('/apple-touch-icon.png')).headers['content-type']).toContain('problem+json');
});

test('an unknown host gets a plain page without a brand', async () => {
  for (const path of ['/', '/console', '/favicon.svg']) {
    const { status, text } = await get(path, 'evil.example');
    expect(status).toBe(421);
    expect(text).toContain('No site here');
    expect(text).not.toMatch(/padma|verano/i);
  }
});

test.each([
  ['/home', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/HOME/', '/'],
  ['/help/', '/help'],
  ['/noticepage', '/noticePage'],
  ['/Download/', '/download'],
  ['/GAMES/', '/games'],
  ['//games', '/games'],
])('%s is a page that has its address at %s', async (path, address) => {
  const reply = await get(`${path}?referralCode=ABC`);
  expect(reply.status).toBe(302);
  expect(reply.headers['location']).toBe(`${address}?referralCode=ABC`);
});

test.each([
  ['/slots', '/rng'],
  ['/lotto', '/lottery'],
  ['/Live-Casino/', '/live'],
  ['/vip-club', '/vip'],
  ['/faq', '/help'],
])('%s leads to the page that is meant, %s', async (typed, page) => {
  const reply = await get(`${typed}?referralCode=ABC`);
  expect(reply.status).toBe(302);
  expect(reply.headers['location']).toBe(`${page}?referralCode=ABC`);
});

test('a typed path of a term leads to its place on the page', async () => {
  expect((await get('/terms?lang=en')).headers['location']).toBe('/help?lang=en#term');
});

test('a typed path of a member’s page opens it over the home page, with the query of the visitor', async () => {
  const { location } = (await get('/deposit?referralCode=ABC')).headers;
  expect(location).toBe('/?centre=member-centre&page=depositv2&referralCode=ABC');
});

test('a page of a module has priority over the meaning of its path', async () => {
  expect((await get('/promo', 'second.localhost')).text).toContain('No disponible');
  expect((await get('/games')).status).toBe(200);
});

test.each(['//evil.example/', '//evil.example/games/'])(
  '%s leads to no other host',
  async (path) => {
    const { location } = (await get(path)).headers;
    expect(new URL(String(location ?? '/'), 'http://localhost').host).toBe('localhost');
  },
);

test('a brand under maintenance answers 503 without modules, and the other brand is not affected', async () => {
  await setSection(site.app.modules, 'verano', 'maintenance', { isOn: true });
  const down = await get('/games', 'second.localhost');
  expect(down.status).toBe(503);
  expect(down.headers['retry-after']).toBe('120');
  expect(await site.browser({ host: 'second.localhost' }).site('/games')).toMatchObject({
    status: 1,
    modules: [],
  });
  expect((await get('/games')).status).toBe(200);
  await setSection(site.app.modules, 'verano', 'maintenance', { isOn: false });
  expect((await get('/games', 'second.localhost')).status).toBe(200);
});

test('pages and console allow no inline and no evaluated code, and the console no foreign origin', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-src 'self' http://localhost:4001;");
  const board = await get('/console/modules/padma');
  expect(board.text).toContain('<title>Console</title>');
  expect(String(board.headers['content-security-policy'])).not.toMatch(/http|unsafe/);
  expect((await get('/console/assets/console.js')).headers['content-type']).toContain('javascript');
  expect((await get('/console/assets/none.js')).status).toBe(404);
});

test('a page may load pictures and games from the brand’s CDNs, another brand’s pages may not', async () => {
  const delivery = {
    imageCDNs: ['https://img.padma.example'],
    launchGameCDNs: ['https://play.padma.example'],
  };
  await setSection(site.app.modules, 'padma', 'delivery', { ...delivery, routes: [], gtagId: '' });
  const page = await get('/');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("img-src 'self' data: https://img.padma.example;");
  expect(policy).toContain("frame-src 'self' http://localhost:4001 https://play.padma.example;");
  expect((await site.browser().site('/')).delivery).toEqual(delivery);
  const other = await get('/', 'second.localhost');
  expect(String(other.headers['content-security-policy'])).not.toContain('padma.example');
  const none = { siteOrigin: '', routes: [], imageCDNs: [], launchGameCDNs: [], gtagId: '' };
  await setSection(site.app.modules, 'padma', 'delivery', none);
  expect((await get('/')).headers['content-security-policy']).not.toContain('padma.example');
});

test('no manifest content can close its script element', () => {
  const text = jsonForScript({ name: '</script><!--<script>\u2028' });
  expect(text).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(text)).toEqual({ name: '</script><!--<script>\u2028' });
});

test('a module with its own origin is loaded from there, and the policy allows it', async () => {
  const other = await testSite({ moduleOrigins: { 'mfe-games': 'http://localhost:47121' } });
  const dir = await builtRelease({ name: 'mfe-games' });
  await other.app.modules.registry.publishFolders([dir]);
  await other.app.modules.registry.placeFirst({
    brand: 'padma',
    module: 'mfe-games',
    enabled: true,
  });
  const page = await other.browser().request('GET', '/games');
  expect(page.text).toContain('href="http://localhost:47121/modules/mfe-games/0.1.0-test/page.js"');
  expect(String(page.headers['content-security-policy'])).toContain(
    "script-src 'self' http://localhost:47121;",
  );
});

test('a local build replaces a module on this machine only, and only in development', async () => {
  const dir = await builtRelease({ name: 'mfe-games', version: '0.0.0-local' });
  const server = createServer(
    (_request, reply) => void readFile(join(dir, 'release.json')).then((text) => reply.end(text)),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing(() => new Promise<void>((closed) => server.close(() => closed())));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const headers = { 'x-local-module': `mfe-games=${origin}/` };

  const page = await get('/games', 'localhost', headers);
  expect(page.text).toContain(`"baseUrl":"${origin}/"`);
  expect(String(page.headers['content-security-policy'])).toContain(origin);
  const elsewhere = await site.browser({ ip: '192.0.2.7' }).request('GET', '/games', { headers });
  expect(elsewhere.text).not.toContain(origin);
  const foreign = await get('/games', 'localhost', {
    'x-local-module': 'mfe-games=http://evil.example/',
  });
  expect(foreign.text).not.toContain('evil.example');
  const silent = await get('/games', 'localhost', {
    'x-local-module': 'mfe-games=http://localhost:1/',
  });
  expect(silent.status).toBe(503);
  expect(JSON.parse(silent.text)).toMatchObject({
    detail: expect.stringContaining('is the local build running?'),
  });
  const live = await testSite();
  expect((await live.browser().request('GET', '/games', { headers })).text).not.toContain(origin);
});

test('the additional files that browsers request are the brand’s', async () => {
  expect((await get('/favicon.svg')).text).toContain('#0b3b33');
  expect(JSON.parse((await get('/site.webmanifest', 'second.localhost')).text)).toMatchObject({
    name: 'Verano',
    lang: 'es',
  });
  expect((await get('/robots.txt')).text).toContain('Disallow: /console');
});

test('a page preloads its owner’s first requests, a member’s reads only for members, an agent’s only for agents', async () => {
  const title = { en: 'Tea', bn: 'Tea', es: 'Tea', ar: 'Tea' };
  const asks = [
    { call: 'gameList', input: { gameType: 'RNG', pageNo: 1 } },
    { call: 'balance' },
    { call: 'of-a-newer-table' },
  ];
  const known = asks.slice(0, 2);
  const described = (first: typeof asks) => ({
    name: 'mfe-tea',
    description: {
      routes: [
        { path: '/tea', page: 'page', title, asks: first },
        { path: '/tea/team', page: 'page', title, arrival: 'agent' as const, asks: known },
      ],
    },
  });
  const { registry } = site.app.modules;
  const refused = await registry.publishFolders([await builtRelease(described(asks))]);
  expect(refused).toMatchObject([{ ok: false, refusals: [{ code: 'description-invalid' }] }]);
  await registry.publishFolders([await builtRelease(described(known))]);
  await registry.placeFirst({ brand: 'padma', module: 'mfe-tea', enabled: true });
  const begun = (text: string) =>
    [
      ...text.matchAll(
        /<link rel="preload" as="fetch" href="([^"]+)" crossorigin="use-credentials">/g,
      ),
    ].map(([, href]) => href);
  expect(begun((await get('/help')).text)).toEqual(['/wps/system/helpCenter?language=bn']);
  const list = '/wps/relay/GCSGAME_gameList?gameType=RNG&amp;pageNo=1';
  const escaped = list.replace('&amp;', '&#38;');
  const page = (await get('/tea')).text;
  expect(begun(page)).toEqual([escaped]);
  // The shell requests by path when a visitor navigates here from another page.
  expect(page).toContain('"read":{"path":"/wps/relay/GCSGAME_gameList","audience":"anyone"}');
  const member = await aMember(site, 'reader1');
  expect(begun((await member.request('GET', '/tea')).text)).toEqual([
    escaped,
    '/wps/v2/wallets/balance',
  ]);
  expect(begun((await member.request('GET', '/tea/team')).text)).toEqual([]);
});

test('a browser that opens a page gets early hints, another client does not', async () => {
  const early = await testSite({ earlyHints: true });
  const origin = await early.app.http.listen({ port: 0, host: '127.0.0.1' });
  const port = new URL(origin).port;
  const hints = (headers: Readonly<Record<string, string>>) =>
    new Promise<readonly string[]>((resolve, reject) => {
      const hintLines: string[] = [];
      const asked = requestOver({ port, path: '/', headers: { host: 'localhost', ...headers } });
      asked.on('information', ({ statusCode, headers: { link } }) =>
        hintLines.push(`${statusCode} ${String(link)}`),
      );
      asked.on('response', (answer) => answer.resume().on('end', () => resolve(hintLines)));
      asked.on('error', reject).end();
    });
  expect(await hints({})).toEqual([]);
  const [hintLines = '', ...more] = await hints({ 'sec-fetch-mode': 'navigate' });
  expect(more).toEqual([]);
  expect(hintLines).toMatch(
    /^103 <\/assets\/main\.\w+\.js>; rel=preload; as=script; integrity="sha384-[^"]+"; crossorigin=anonymous/,
  );
});
