import { connect } from 'node:net';
import { calls } from '@croupier/contracts';
import { closing } from './testing/index.ts';
import { setSection } from './testing/brand-settings.ts';
import { aBrowser, aKey, aRegistration, messagesTo, setRegister } from './testing/test-members.ts';
import { testSite, type TestSite } from './testing/test-site.ts';

const canonical = 'https://second.localhost';
const proxied = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.7' };

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await testSite({ demo: true, trustProxy: ['127.0.0.1'] });
  const { settings } = (await site.app.modules.brands.byCode('padma')) ?? {};
  if (!settings) throw new Error('no brand');
  const { email } = settings.register;
  await setRegister({ site }, { email: { ...email, enabled: true } });
  await site.app.http.listen({ port: 0, host: '127.0.0.1' });
  closing(() => site.app.http.close());
  port = Number(new URL(site.app.http.listeningOrigin).port);
});

/** The whole answer to a request that is written byte by byte. */
function raw(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => (text += String(data)));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]);

/** Hosts of an attacker that a careless parser takes for the brand's. */
const foreign = [
  'evil.example',
  'localhost@evil.example',
  'localhost:4500@evil.example',
  'localhost:x.evil.example',
  'localhost.evil.example',
  'evil.localhost',
  'localhost#.evil.example',
  'localhost/.evil.example',
  'localhost.',
  'localhost:99999',
  '[::1].evil.example',
];

test.each(foreign)('host %s belongs to no brand and gets no page, call or file', async (host) => {
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/wps/system/status', '/events']) {
    const answer = await raw([`GET ${path} HTTP/1.1`, `Host: ${host}`]);
    expect([path, [400, 404, 421].includes(statusOf(answer))]).toEqual([path, true]);
    expect(answer).not.toContain('evil.example');
  }
});

/** Requests that reach the brand and contain an address of the attacker. */
const disguised: readonly (readonly [string, string, readonly string[]])[] = [
  ['another port', '/robots.txt', ['Host: localhost:9999']],
  ['X-Forwarded-Host', '/robots.txt', ['Host: localhost', 'X-Forwarded-Host: evil.example']],
  ['Forwarded', '/robots.txt', ['Host: localhost', 'Forwarded: host=evil.example']],
  ['an absolute target', 'http://localhost/robots.txt', ['Host: localhost']],
];

test.each(disguised)('%s does not change the addresses of the site', async (_how, path, lines) => {
  const answer = await raw([`GET ${path} HTTP/1.1`, ...lines]);
  expect(answer).toContain('Sitemap: http://localhost/sitemap.xml');
});

test.each([
  ['of another host', ['GET http://evil.example/robots.txt HTTP/1.1', 'Host: localhost']],
  ['with userinfo', ['GET http://localhost@evil.example/robots.txt HTTP/1.1', 'Host: localhost']],
  ['and a Host header each', ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example']],
])('a target %s is refused', async (_how, lines) => {
  const answer = await raw(lines);
  expect(statusOf(answer)).toBe(400);
  expect(answer).not.toContain('evil.example');
});

test.each([
  ['postal1', 'localhost:9999'],
  ['postal2', '127.0.0.1'],
  ['postal3', '127.0.0.1:9999'],
])(
  'the mailed link of %s begins with the brand’s own address when it is asked for at %s',
  async (username, host) => {
    const email = `${username}@mail.example`;
    const input = aRegistration({ username, email });
    expect(await aBrowser(site).call(calls.register, input, aKey())).toMatchObject({ code: null });
    const browser = aBrowser(site);
    const asked = await browser.request('POST', calls.forgotPassword.path, {
      body: new URLSearchParams({ username, email }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', host, ...proxied },
    });
    expect(asked.status).toBe(200);
    const mail = (await messagesTo(site, email)).find(({ kind }) => kind === 'password-reset');
    expect(mail?.text).toContain('http://localhost/forget#reset=');
  },
);

test('pages, robots.txt and the sitemap begin with the brand’s own origin', async () => {
  await setSection(site.app.modules, 'verano', 'delivery', { siteOrigin: canonical });
  const browser = site.browser({ host: 'second.localhost:9999' });
  const get = async (path: string) =>
    (await browser.request('GET', path, { headers: proxied })).text;
  expect(await get('/robots.txt')).toContain(`Sitemap: ${canonical}/sitemap.xml`);
  expect(await get('/sitemap.xml')).toContain(`<loc>${canonical}/</loc>`);
  const page = await get('/');
  expect(page).toContain(`<link rel="canonical" href="${canonical}/">`);
  expect(page).not.toMatch(/evil\.example|:9999/);
  expect((await browser.site('/')).brand.origin).toBe(canonical);
});

test('an origin on a host that is not the brand’s cannot be set', async () => {
  const set = setSection(site.app.modules, 'verano', 'delivery', {
    siteOrigin: 'https://evil.example',
  });
  await expect(set).rejects.toThrow('must be on one of the brand’s hosts');
});
