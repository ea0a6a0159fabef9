import { calls } from '@croupier/contracts';
import { aBrowser, aMember, login, setProfile, signIn } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

const device = 'croupier-device';
const hour = 60 * 60_000;

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

async function remembered(username: string): Promise<TestBrowser> {
  await aMember(site, username);
  const browser = aBrowser(site);
  await signIn(browser, login(username, 'River2026boat', { remember: true }));
  return browser;
}

/** A browser with a copy of another browser's device token. */
function copyOf(browser: TestBrowser): TestBrowser {
  const copy = aBrowser(site);
  copy.setCookie(device, browser.cookies.get(device) ?? '');
  return copy;
}

test('a remembered device fills in the name and signs in without the password, for a day', async () => {
  const browser = await remembered('homely');
  await browser.call(calls.logout, undefined);
  expect((await browser.call(calls.rememberedLogin, undefined)).value).toEqual({
    username: 'homely',
    canSignIn: true,
  });
  const before = browser.cookies.get(device);
  const again = await browser.call(calls.deviceLogin, undefined);
  expect(again.value.user.account).toBe('homely');
  expect(browser.cookies.get(device)).not.toBe(before);
  expect((await browser.call(calls.memberInfo, undefined)).code).toBeNull();

  site.core.clock.advance(24 * hour);
  expect((await browser.call(calls.rememberedLogin, undefined)).value).toBeNull();
  expect((await browser.call(calls.deviceLogin, undefined)).code).toBe('device-unknown');
});

test('scripts cannot read the cookie, and the database does not contain it', async () => {
  const browser = aBrowser(site);
  await aMember(site, 'hidden');
  const answer = await signIn(browser, login('hidden', 'River2026boat', { remember: true }));
  const cookies = [answer.headers['set-cookie']].flat().map(String);
  const cookie = cookies.find((text) => text.startsWith(device)) ?? '';
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Max-Age=86400'])
    expect(cookie).toContain(attribute);
  const rows = await site.core.db.read.selectFrom('member_devices').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(browser.cookies.get(device));
});

test('an unchecked box removes the remembered device; so does the visitor’s own request', async () => {
  const browser = await remembered('forgetful');
  const copy = copyOf(browser);
  await signIn(browser, login('forgetful'));
  expect(browser.cookies.has(device)).toBe(false);
  expect((await copy.call(calls.rememberedLogin, undefined)).value).toBeNull();

  const other = await remembered('leaving');
  expect((await other.call(calls.forgetDevice, undefined)).code).toBeNull();
  expect(other.cookies.has(device)).toBe(false);
});

test('two tabs that use one token at once are one sign-in, and the device stays remembered', async () => {
  const browser = await remembered('tabbed');
  const [one, two] = [copyOf(browser), copyOf(browser)];
  const answers = await Promise.all(
    [one, two].map((tab) => tab.call(calls.deviceLogin, undefined)),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual(['device-unknown', null]);
  const winner = answers[0]?.code === null ? one : two;
  expect((await winner.call(calls.deviceLogin, undefined)).code).toBeNull();
});

test('a token that is reused later counts as copied: the device and its sessions end', async () => {
  const owner = await remembered('robbed');
  const thief = copyOf(owner);
  expect((await thief.call(calls.deviceLogin, undefined)).code).toBeNull();
  site.core.clock.advance(hour / 4);
  expect((await thief.call(calls.memberInfo, undefined)).code).toBeNull();
  expect((await owner.call(calls.deviceLogin, undefined)).code).toBe('device-unknown');
  expect(owner.cookies.has(device)).toBe(false);
  expect((await thief.call(calls.memberInfo, undefined)).code).toBe('unauthenticated');
  expect((await thief.call(calls.deviceLogin, undefined)).code).toBe('device-unknown');
});

test('a member sees the devices and removes one', async () => {
  const browser = await remembered('gadgets');
  const [known] = (await browser.call(calls.knownDevices, undefined)).value;
  if (!known) throw new Error('no device');
  expect((await browser.call(calls.endDevice, { id: known.id })).code).toBeNull();
  expect((await browser.call(calls.deviceLogin, undefined)).code).toBe('device-unknown');
});

test('under a strict profile a device fills in the name, and the password is required', async () => {
  await setProfile({ site }, { complianceProfile: 'uk-like' });
  const browser = await remembered('checked');
  expect((await browser.call(calls.rememberedLogin, undefined)).value).toEqual({
    username: 'checked',
    canSignIn: false,
  });
  expect((await browser.call(calls.deviceLogin, undefined)).code).toBe('device-unknown');
  expect(browser.cookies.has(device)).toBe(true);
  await setProfile({ site }, { complianceProfile: 'open' });
});

test('a locked account is not remembered on any device', async () => {
  const browser = await remembered('barred');
  const { identity } = site.app.modules;
  const record = await identity.byAccount('padma', 'barred');
  if (!record) throw new Error('no member');
  await site.core.db.transaction((tx) => identity.keepStatus(tx, record.id, 'locked'));
  expect((await browser.call(calls.rememberedLogin, undefined)).value).toBeNull();
  expect((await browser.call(calls.deviceLogin, undefined)).code).toBe('device-unknown');
});
