import cookiePlugin from '@fastify/cookie';
import { calls } from '@croupier/contracts';
import fastify from 'fastify';
import { aKey, aRegistration } from '../testing/test-members.ts';
import { closing } from '../testing/closing.ts';
import { testSite, type TestBrowser } from '../testing/test-site.ts';
import { writePreview, writeVisitorMark, VisitCookies } from './cookies.ts';

// The proxy of these tests is at the address of the browsers, and its word about TLS counts.
const trustProxy = ['127.0.0.1'];
const overTls = { 'x-forwarded-proto': 'https' };

/** The session cookie that a registration sets. */
async function register(browser: TestBrowser, username: string, headers = {}): Promise<string> {
  const input = aRegistration({ username });
  const answer = await browser.call(calls.register, input, { ...aKey(), ...headers });
  expect(answer.code).toBeNull();
  browser.token = answer.value.token;
  return [answer.headers['set-cookie']].flat().join('\n');
}

test('on this machine without TLS a session has a cookie that every browser keeps', async () => {
  const site = await testSite({ trustProxy });
  for (const [index, host] of ['localhost', '127.0.0.1'].entries()) {
    const browser = site.browser({ host: `${host}:4000` });
    const cookie = await register(browser, `plain_${index}`);
    expect(cookie).toMatch(/^croupier=[\w-]{43};.*HttpOnly; SameSite=Lax/m);
    expect(cookie).not.toContain('Secure');
  }
});

test('over TLS a session cookie is bound to its host and to secure delivery, on this machine too', async () => {
  const site = await testSite({ trustProxy });
  const cookie = await register(site.browser(), 'over_tls', overTls);
  expect(cookie).toMatch(/^__Host-croupier=[\w-]{43};.*HttpOnly; Secure; SameSite=Lax/m);
});

test('over TLS a cookie without the prefix is never read', async () => {
  const site = await testSite({ trustProxy });
  const browser = site.browser();
  await register(browser, 'two_ways');
  expect((await browser.call(calls.memberInfo, undefined)).code).toBeNull();
  const { code } = await browser.call(calls.memberInfo, undefined, overTls);
  expect(code).toBe('unauthenticated');
});

test('a session over TLS ends with its cookie', async () => {
  const site = await testSite({ trustProxy });
  const browser = site.browser();
  await register(browser, 'leaving', overTls);
  const { code, headers } = await browser.call(calls.logout, undefined, overTls);
  expect(code).toBeNull();
  expect([headers['set-cookie']].flat().join('\n')).toMatch(/^__Host-croupier=;.*Secure/m);
});

describe('every cookie with a secret', () => {
  /** Sets all of them for a request to this host. */
  async function cookiesFor(host: string, proto: 'http' | 'https') {
    const app = fastify({ trustProxy });
    closing(() => app.close());
    await app.register(cookiePlugin);
    app.get('/', async (request, reply) => {
      const cookies = new VisitCookies(request, reply);
      cookies.keepMember('secret');
      cookies.keepOperator('secret');
      cookies.keepDevice('secret');
      cookies.keepSupport('secret');
      writeVisitorMark(reply, 'secret');
      writePreview(reply, 'secret');
      return '';
    });
    const headers = { host, 'x-forwarded-proto': proto };
    return (await app.inject({ url: '/', headers })).cookies;
  }
  const names = ['', '-console', '-device', '-support', '-visitor', '-preview'].map(
    (end) => `croupier${end}`,
  );

  test('is plain on http://localhost, where WebKit keeps no other', async () => {
    const cookies = await cookiesFor('localhost:4000', 'http');
    expect(cookies.map(({ name }) => name)).toEqual(names);
    expect(cookies.some(({ secure }) => secure)).toBe(false);
  });

  test.each([
    ['localhost', 'https'],
    ['padma.example', 'https'],
    ['padma.example', 'http'],
  ] as const)('is bound to its host at %s over %s', async (host, proto) => {
    const cookies = await cookiesFor(host, proto);
    expect(cookies.map(({ name }) => name)).toEqual(names.map((name) => `__Host-${name}`));
    expect(cookies.every(({ secure, path, domain }) => secure && path === '/' && !domain)).toBe(
      true,
    );
  });
});
