import { calls } from '@croupier/contracts';
import { setSection } from '../../testing/brand-settings.ts';
import { aDescription, builtRelease } from '../../testing/built-folders.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import { escapeHtml } from './page-html.ts';

const title = { en: 'Tea', bn: 'চা', es: 'Té', ar: 'شاي' };
const summary = {
  en: 'Tea at {brand}: every leaf that there is, poured at once & hot.',
  bn: '{brand}-এ চা: যত রকম পাতা আছে সব, সঙ্গে সঙ্গে ঢালা, গরম গরম।',
  es: 'Té en {brand}: todas las hojas que existen, servidas al momento.',
  ar: 'الشاي لدى {brand}: كل الأوراق الموجودة، تُقدَّم في الحال وساخنة.',
};

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  const routes = [
    { path: '/tea', page: 'page', title, summary },
    { path: '/tea/:leaf', page: 'page', title, summary },
    { path: '/cellar', page: 'page', title },
  ];
  const name = 'mfe-tea';
  const dir = await builtRelease({ name, description: { ...aDescription(name), routes } });
  const { registry } = site.app.modules;
  const [published] = await registry.publishFolders([dir]);
  if (!published?.ok) throw new Error('the release was refused');
  await registry.placeFirst({ brand: 'padma', module: name, enabled: true });
  await registry.placeFirst({ brand: 'verano', module: name, enabled: false });
});

const get = async (path: string, host = 'localhost') =>
  (await site.browser({ host }).request('GET', path)).text;
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
const addressesIn = (text: string) =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at);

test('a page states its description in its language, its address and its other languages', async () => {
  const head = headOf(await get('/tea'));
  expect(head).toContain('<title>চা · Padma</title>');
  expect(head).toContain('<meta name="description" content="Padma-এ চা');
  expect(head).toContain('<link rel="canonical" href="http://localhost/tea">');
  expect(head).toContain('hreflang="bn" href="http://localhost/tea">');
  expect(head).toContain('hreflang="es" href="http://localhost/tea?lang=es">');
  expect(head).toContain('hreflang="x-default" href="http://localhost/tea">');
  expect(head).not.toContain('noindex');
});

test('an address without a language has one canonical form, whatever language its visitor’s browser asks for', async () => {
  const { body } = await site.app.http.inject({
    url: '/tea',
    headers: { host: 'localhost', 'accept-language': 'en-US,en;q=0.9' },
  });
  expect(headOf(body)).toContain('<title>Tea · Padma</title>');
  expect(headOf(body)).toContain('<link rel="canonical" href="http://localhost/tea">');
});

test('a shared link shows the page’s title, description and the brand’s picture', async () => {
  const head = headOf(await get('/tea?lang=en&referralCode=A1'));
  expect(head).toContain('<meta property="og:title" content="Tea · Padma">');
  expect(head).toContain(
    'content="Tea at Padma: every leaf that there is, poured at once &#38; hot.">',
  );
  expect(head).toContain('<meta property="og:url" content="http://localhost/tea?lang=en">');
  const [, picture = ''] = /og:image" content="http:\/\/localhost([^"]+)"/.exec(head) ?? [];
  const drawn = await site.browser().request('GET', picture);
  expect(drawn).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
});

test('an address with a language shows that language, and stores it unless the visitor has chosen one', async () => {
  const visitor = site.browser();
  expect(await visitor.site('/tea?lang=es')).toMatchObject({ language: 'es' });
  expect(await visitor.site('/cellar')).toMatchObject({ language: 'es' });
  expect(await visitor.site('/tea?lang=ar')).toMatchObject({ language: 'ar' });
  expect(await visitor.site('/cellar')).toMatchObject({ language: 'es' });
  expect(await site.browser().site('/tea?lang=tlh')).toMatchObject({ language: 'bn' });
});

test('an alias of a page redirects to the canonical path', async () => {
  for (const [name, known] of [
    ['/helpmc', '/help'],
    ['/download', '/down'],
    ['/register.html', '/register'],
  ] as const)
    expect(headOf(await get(name))).toContain(`rel="canonical" href="http://localhost${known}"`);
});

test.each(['/cellar', '/forget', '/nothing/here'])('%s is not indexed', async (path) => {
  const head = headOf(await get(path));
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).not.toContain('canonical');
});

test.each([
  ['/tea', '/tea'],
  ['/Tea/green/', '/tea/green'],
  ['/helpmc', '/helpmc'],
  ['/cellar', '/cellar'],
  ['/nothing/here', '/nothing/here'],
])('who steps to %s hears the same of it as who arrives there', async (path, spelled) => {
  const { value: head } = await site.browser().call(calls.pageHead, { path, language: 'es' });
  const written = headOf(await get(`${spelled}?lang=es`));
  expect(written).toContain(`<title>${head.title}</title>`);
  expect(
    written.match(/<(meta name="(description|robots)|meta property|link rel="(can|alt))/g),
  ).toHaveLength(head.tags.filter((tag) => !('name' in tag && tag.name.startsWith('tw'))).length);
  for (const tag of head.tags)
    expect(written).toContain(escapeHtml('content' in tag ? tag.content : tag.href));
});

test('texts for search engines are not in the site manifest', async () => {
  expect(JSON.stringify(await site.browser().site('/tea'))).not.toContain('every leaf');
});

test('the sitemap lists the brand’s pages in all its languages, and robots.txt links to it', async () => {
  expect(await get('/robots.txt')).toContain('Sitemap: http://localhost/sitemap.xml');
  const listed = addressesIn(await get('/sitemap.xml'));
  expect(listed).toEqual(
    expect.arrayContaining([
      'http://localhost/',
      'http://localhost/?lang=ar',
      'http://localhost/help',
      'http://localhost/tea',
      'http://localhost/tea?lang=en',
    ]),
  );
  expect(listed.join()).not.toMatch(/cellar|:leaf|helpmc|forget|mfe/);
  expect(addressesIn(await get('/sitemap.xml', 'second.localhost')).join()).not.toContain('/tea');
});

test('every address of the sitemap is an indexable page with that canonical address', async () => {
  for (const address of addressesIn(await get('/sitemap.xml'))) {
    const { pathname, search } = new URL(address ?? '');
    const head = headOf(await get(pathname + search));
    expect(head).toContain(`<link rel="canonical" href="${address}">`);
  }
});

test('a brand is indexed under its own address, and a members-only brand by its home page', async () => {
  const { modules } = site.app;
  await setSection(modules, 'verano', 'delivery', { siteOrigin: 'https://second.localhost' });
  await setSection(modules, 'verano', 'profile', { loginedToHomePage: true });
  expect(addressesIn(await get('/sitemap.xml', 'second.localhost'))).toEqual([
    'https://second.localhost/',
    'https://second.localhost/?lang=en',
  ]);
  expect(headOf(await get('/', 'second.localhost'))).toContain(
    'rel="canonical" href="https://second.localhost/"',
  );
  expect(headOf(await get('/help', 'second.localhost'))).toContain('noindex');
});
