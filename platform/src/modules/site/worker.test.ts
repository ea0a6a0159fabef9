import { workerPath } from '@croupier/contracts';
import { builtRelease } from '../../testing/built-folders.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const get = (path: string, host = 'localhost', headers = {}) =>
  site.browser({ host }).request('GET', path, { headers });

/** The settings that the platform wrote into a worker. */
function factsIn(worker: string): unknown {
  const [, written = ''] = /'([\w-]+)'/.exec(worker) ?? [];
  return JSON.parse(Buffer.from(written, 'base64url').toString());
}

test('a worker lists the files of the served shell, each with its integrity', async () => {
  const page = await get('/');
  const [, main = ''] = /src="(\/assets\/main\.[^"]+\.js)"/.exec(page.text) ?? [];
  const integrity: unknown = expect.stringMatching(/^sha384-/);
  const urls = [main, '/assets/main.css', '/assets/offline.js', '/assets/offline.css'];
  const worker = await get(workerPath);
  expect(worker.headers['content-type']).toContain('javascript');
  expect(factsIn(worker.text)).toEqual({
    shell: expect.arrayContaining(urls.map((url) => ({ url, integrity }))),
    offlineRevision: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});

test('a worker connects to our own origin only, and an unchanged worker is not sent again', async () => {
  const { headers } = await get(workerPath);
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  expect(headers['cache-control']).toBe('no-cache');
  const again = await get(workerPath, 'localhost', { 'if-none-match': headers['etag'] });
  expect(again.status).toBe(304);
});

test('a page names its worker; with workers off it names none, and an installed one gets the instruction to unregister', async () => {
  expect((await get('/')).text).toContain(`"${workerPath}":"sha384-`);
  const off = await testSite({ serviceWorker: false });
  expect((await off.browser().request('GET', '/')).text).not.toContain(workerPath);
  expect(factsIn((await off.browser().request('GET', workerPath)).text)).toBeNull();
});

test('the offline page has each language of its brand and runs only its own script', async () => {
  const { text, headers } = await get('/offline.html', 'second.localhost');
  expect(text).toMatch(/<html lang="es" dir="ltr" data-brand="verano"/);
  expect(text).toContain('Estás sin conexión');
  expect(text).toContain('You are offline');
  expect(text.match(/<section /g)).toHaveLength(
    (text.match(/<section [^>]+ hidden>/g) ?? []).length + 1,
  );
  expect(text).toMatch(/<script defer src="\/assets\/offline\.js" integrity="sha384-/);
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|https?:/);
});

test('a web manifest names existing icons, one of them maskable', async () => {
  const manifest = JSON.parse((await get('/site.webmanifest', 'second.localhost')).text);
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', lang: 'es', dir: 'ltr' });
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
    const reply = await site.app.http.inject({ url: src, headers: { host: 'localhost' } });
    expect(reply.headers['content-type']).toBe('image/png');
    expect(reply.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(reply.rawPayload.readUInt32BE(16)).toBe(Number.parseInt(sizes, 10));
  }
});

test('a web manifest links to the brand’s enabled modules, in the brand’s language', async () => {
  const own = await testSite();
  const label = { en: 'Tea', bn: 'চা', es: 'Té', ar: 'شاي' };
  const menu = { place: 'bottom', order: 2, label, icon: 'cup', to: { path: '/tea' } } as const;
  const description = {
    routes: [{ path: '/tea', page: 'page', title: label }],
    menus: [menu, { ...menu, place: 'header' as const }],
  };
  const { registry } = own.app.modules;
  await registry.publishFolders([await builtRelease({ name: 'mfe-tea', description })]);
  const manifest = async () =>
    JSON.parse((await own.browser().request('GET', '/site.webmanifest')).text);
  expect((await manifest()).shortcuts).toEqual([]);
  await registry.placeFirst({ brand: 'padma', module: 'mfe-tea', enabled: true });
  expect((await manifest()).shortcuts).toMatchObject([
    { name: 'চা', url: '/tea', icons: [{ src: '/icons/192.png', sizes: '192x192' }] },
  ]);
});
