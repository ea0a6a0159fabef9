import { calls } from '@croupier/contracts';
import { aKey, aRegistration } from '../testing/test-members.ts';
import { testSite, type TestBrowser } from '../testing/test-site.ts';

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
