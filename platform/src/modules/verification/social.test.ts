import { calls, socialErrorParam, type MemberId } from '@croupier/contracts';
import { testConfig } from '../../testing/index.ts';
import { testOidcProvider } from '../../testing/test-oidc.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

const start = '/wps/session/social/google';
const callback = `http://localhost${start}/callback`;
type Provider = Awaited<ReturnType<typeof testOidcProvider>>;

let provider: Provider;
let site: TestSite;
beforeAll(async () => {
  provider = await testOidcProvider(callback);
  const outside = { ...testConfig().outside, social: [provider.service] };
  site = await testSite({ outside });
});

/** Goes to the provider, through its pages, and back to just before the callback. */
async function through(browser: TestBrowser, as: string, query = ''): Promise<string> {
  const sent = await browser.request('GET', `${start}${query}`);
  expect(sent.status).toBe(303);
  const back = new URL(await provider.signIn(String(sent.headers['location']), as));
  expect(back.origin + back.pathname).toBe(callback);
  return back.pathname + back.search;
}

async function arrive(browser: TestBrowser, as: string, query = ''): Promise<string> {
  const back = await through(browser, as, query);
  return String((await browser.request('GET', back)).headers['location']);
}

const ticketOf = (path: string) => /^\/register\?social=(.+)$/.exec(path)?.[1] ?? '';

async function aMember(name: string): Promise<MemberId> {
  const { identity } = site.app.modules;
  const made = await identity.enrol({
    brand: 'padma',
    username: name,
    password: 'River2026boat',
    paymentPin: '123456',
    type: 0,
    upline: null,
    affiliateCode: null,
  });
  return made.id;
}

async function signedIn(name: string): Promise<TestBrowser> {
  await aMember(name);
  const browser = site.browser();
  const login = { type: 'username', username: name, password: 'River2026boat' } as const;
  browser.token = (await browser.call(calls.login, login)).value.token;
  return browser;
}

const claim = (ticket: string, member: MemberId) =>
  site.core.db.transaction((tx) =>
    site.app.modules.verification.social.claim(tx, { brand: 'padma', ticket, member }),
  );

const whoIs = async (browser: TestBrowser) =>
  (await browser.call(calls.memberInfo, undefined)).value?.account ?? null;

test('a new profile goes to the registration with the provider’s data, and is linked after that', async () => {
  const browser = site.browser();
  const ticket = ticketOf(await arrive(browser, 'nadia', '?return=/promotions'));
  const arrival = await browser.call(calls.socialArrival, { ticket });
  expect(arrival.value).toEqual({
    provider: 'google',
    email: 'nadia@example.com',
    name: 'nadia of the test',
  });
  expect(await whoIs(browser)).toBeNull();

  const member = await aMember('nadia');
  const claims = await Promise.all([claim(ticket, member), claim(ticket, member)]);
  expect(claims.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await browser.call(calls.socialArrival, { ticket })).code).toBe('social-expired');
  expect(await arrive(browser, 'nadia', '?return=/promotions')).toBe('/promotions');
  expect(await whoIs(browser)).toBe('nadia');
});

test('the same e-mail address at a provider gives no access to an account', async () => {
  await aMember('sumi');
  const browser = site.browser();
  expect(await arrive(browser, 'sumi')).toMatch(/^\/register\?social=/);
  expect(await whoIs(browser)).toBeNull();
});

test('a provider’s account opens no session where the member has a second factor', async () => {
  const nila = await signedIn('nila');
  await arrive(nila, 'nila-there', '?link=1&return=/vip');
  const { id = null } = (await site.app.modules.identity.byAccount('padma', 'nila')) ?? {};
  if (id === null) throw new Error('nila is not registered');
  const proven_at = site.core.clock.now();
  await site.core.db.read
    .insertInto('member_second_factors')
    .values({ member_id: id, secret: 'none', proven_at, last_step: 0n })
    .execute();
  const browser = site.browser();
  expect(await arrive(browser, 'nila-there', '?return=/vip')).toBe('/vip?second-factor=1');
  expect(await whoIs(browser)).toBeNull();
});

test('a signed-in member links the provider’s account, and no other member can link it then', async () => {
  const omar = await signedIn('omar');
  expect(await arrive(omar, 'omar-there', '?link=1&return=/vip')).toBe('/vip');
  const elsewhere = site.browser();
  expect(await arrive(elsewhere, 'omar-there')).toBe('/');
  expect(await whoIs(elsewhere)).toBe('omar');

  const taken = `/?${socialErrorParam}=taken`;
  expect(await arrive(omar, 'omar-again', '?link=1')).toBe(taken);
  const rita = await signedIn('rita');
  expect(await arrive(rita, 'omar-there', '?link=1')).toBe(taken);
  expect(await whoIs(rita)).toBe('rita');
  const { identity, verification } = site.app.modules;
  const member = await identity.byAccount('padma', 'omar');
  expect(member && (await verification.social.linksOf(member.id))).toEqual(['google']);
});

test('a member who signs out during the flow links nothing', async () => {
  const browser = await signedIn('farid');
  const back = await through(browser, 'farid-there', '?link=1');
  await browser.call(calls.logout, undefined);
  expect((await browser.request('GET', back)).headers['location']).toContain('failed');
  expect(await arrive(site.browser(), 'farid-there')).toMatch(/^\/register/);
});

test('a callback is valid for the browser that started the flow, once, with its own state', async () => {
  const browser = site.browser();
  const back = await through(browser, 'mina');
  const failed = `/?${socialErrorParam}=failed`;
  const stranger = site.browser();
  expect((await stranger.request('GET', back)).headers['location']).toBe(failed);
  await through(stranger, 'eve');
  expect((await stranger.request('GET', back)).headers['location']).toBe(failed);

  const cookies = new Map(browser.cookies);
  expect((await browser.request('GET', back)).headers['location']).toMatch(/^\/register/);
  expect((await browser.request('GET', back)).headers['location']).toBe(failed);
  for (const [name, value] of cookies) browser.setCookie(name, value);
  expect((await browser.request('GET', back)).headers['location']).toBe(failed);
});

test('an expired flow has to start again', async () => {
  const browser = site.browser();
  const back = await through(browser, 'slow');
  site.core.clock.advance(10 * 60_000);
  expect((await browser.request('GET', back)).headers['location']).toContain('failed');
});

test('cancelling at the provider is reported as such, and returns to the same page', async () => {
  const browser = site.browser();
  await browser.request('GET', `${start}?return=/vip`);
  const back = await browser.request('GET', `${start}/callback?error=access_denied&state=x`);
  expect(back.headers['location']).toBe(`/vip?${socialErrorParam}=cancelled`);
});

test.each(['https://evil.example/x', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'no redirect goes to %s',
  async (target) => {
    const browser = site.browser();
    await browser.request('GET', `${start}?return=${encodeURIComponent(target)}`);
    const back = await browser.request('GET', `${start}/callback?error=access_denied`);
    expect(back.headers['location']).toBe(`/?${socialErrorParam}=cancelled`);
  },
);

test('a brand can open the account at once; two simultaneous callbacks give one account', async () => {
  const { settings } = site.app.modules.verification;
  await settings.keep('padma', { enrolsSocial: true });
  const [one, two] = [site.browser(), site.browser()];
  const [first, second] = [await through(one, 'tanvir'), await through(two, 'tanvir')];
  await Promise.all([one.request('GET', first), two.request('GET', second)]);
  const names = [await whoIs(one), await whoIs(two)];
  expect(names[0]).not.toBeNull();
  expect(names[0]).toBe(names[1]);
  await settings.keep('padma', { enrolsSocial: false });
});

test('only configured providers are offered', async () => {
  const browser = site.browser();
  expect((await browser.call(calls.signInProviders, undefined)).value).toEqual({
    social: [{ provider: 'google', start }],
    phone: { by: 'code' },
  });
  expect((await browser.request('GET', '/wps/session/social/facebook')).status).toBe(404);
});

test('if a provider is down, the visitor returns with a message', async () => {
  const gone = await testOidcProvider(callback);
  await gone.stop();
  const outside = { ...testConfig().outside, social: [gone.service] };
  const browser = (await testSite({ outside })).browser();
  const sent = await browser.request('GET', `${start}?return=/vip`);
  expect(sent.headers['location']).toBe(`/vip?${socialErrorParam}=failed`);
});
