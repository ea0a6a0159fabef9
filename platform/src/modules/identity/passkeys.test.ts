import { calls } from '@croupier/contracts';
import { testAuthenticator } from '../../testing/test-authenticator.ts';
import { aBrowser, aMember, anOperator } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

const password = 'River2026boat';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ demo: true });
});

type Authenticator = ReturnType<typeof testAuthenticator>;

/** The origin at which the test's browser arrives. */
const origin = 'http://localhost';

async function addTo(member: TestBrowser, name = 'Phone', key = testAuthenticator()) {
  const { value } = await member.call(calls.beginPasskey, { password });
  const created = key.create({ challenge: value.challenge, origin, rpId: value.rp.id });
  const added = await member.call(calls.finishPasskey, { name, ...created });
  return { key, added };
}

async function signInBy(
  key: Authenticator,
  changes: Partial<Parameters<Authenticator['get']>[0]> = {},
  browser = aBrowser(site),
) {
  const { value } = await browser.call(calls.beginPasskeyLogin, undefined);
  const { challenge, rpId } = value;
  const answer = key.get({ challenge, origin, rpId, counter: 1, ...changes });
  return { browser, answer, reply: await browser.call(calls.passkeyLogin, answer) };
}

const eventsOf = async (member: TestBrowser) =>
  (await member.call(calls.securityEvents, {})).value.rows.map(({ kind }) => kind);

test('a passkey is added with the password, and signs in without one', async () => {
  const member = await aMember(site, 'keyed');
  expect((await member.call(calls.beginPasskey, { password: 'wrong' })).code).toBe(
    'wrong-credentials',
  );
  const { key, added } = await addTo(member);
  expect(added.code).toBeNull();
  const { reply, browser } = await signInBy(key);
  expect(reply.value.user.account).toBe('keyed');
  browser.token = reply.value.token;
  const { value } = await browser.call(calls.memberPasskeys, undefined);
  expect(value).toMatchObject([{ name: 'Phone', lastUsedAt: expect.any(String) }]);
  expect(await eventsOf(member)).toEqual(expect.arrayContaining(['passkey-added', 'signed-in']));
});

test('an answer is valid once: the same one again is refused', async () => {
  const { key } = await addTo(await aMember(site, 'once'));
  const { answer, browser } = await signInBy(key);
  expect((await browser.call(calls.passkeyLogin, answer)).code).toBe('passkey-invalid');
});

test('another origin, another host, a missing user verification and an old challenge are refused', async () => {
  const member = await aMember(site, 'strict');
  const { key } = await addTo(member);
  for (const wrong of [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { isVerified: false },
    { challenge: Buffer.alloc(32).toString('base64url') },
  ])
    expect((await signInBy(key, wrong)).reply.code).toBe('passkey-invalid');
  expect((await signInBy(testAuthenticator())).reply.code).toBe('passkey-invalid');
  const browser = aBrowser(site);
  const { value } = await browser.call(calls.beginPasskeyLogin, undefined);
  site.core.clock.set(new Date(site.core.clock.now().getTime() + 5 * 60_000));
  const { challenge, rpId } = value;
  const late = key.get({ challenge, origin, rpId, counter: 1 });
  expect((await browser.call(calls.passkeyLogin, late)).code).toBe('passkey-invalid');
  expect(await eventsOf(member)).toContain('wrong-passkey');
});

test('a signature counter that does not rise is refused, as of a copied key', async () => {
  const { key } = await addTo(await aMember(site, 'copied'));
  expect((await signInBy(key, { counter: 7 })).reply.code).toBeNull();
  expect((await signInBy(key, { counter: 7 })).reply.code).toBe('passkey-invalid');
  expect((await signInBy(key, { counter: 8 })).reply.code).toBeNull();
});

test('a challenge of one member adds no passkey to another, and a credential is stored once', async () => {
  const [one, other] = [await aMember(site, 'owner1'), await aMember(site, 'other1')];
  const { value } = await one.call(calls.beginPasskey, { password });
  const key = testAuthenticator();
  const created = key.create({ challenge: value.challenge, origin, rpId: value.rp.id });
  const stolen = await other.call(calls.finishPasskey, { name: 'Mine', ...created });
  expect(stolen.code).toBe('passkey-invalid');
  expect((await addTo(one, 'Phone', key)).added.code).toBeNull();
  expect((await addTo(other, 'Phone', key)).added.code).toBe('passkey-invalid');
});

test('a removed passkey signs in no more, and only its owner can rename or remove it', async () => {
  const [member, stranger] = [await aMember(site, 'remover'), await aMember(site, 'stranger')];
  const { key, added } = await addTo(member);
  const { id } = added.value;
  expect((await stranger.call(calls.removePasskey, { id, password })).code).toBe('not-found');
  expect((await stranger.call(calls.renamePasskey, { id, name: 'X' })).code).toBe('not-found');
  expect((await member.call(calls.renamePasskey, { id, name: 'Laptop' })).code).toBeNull();
  expect((await member.call(calls.memberPasskeys, undefined)).value[0]?.name).toBe('Laptop');
  expect((await member.call(calls.removePasskey, { id, password: 'wrong' })).code).toBe(
    'wrong-credentials',
  );
  expect((await member.call(calls.removePasskey, { id, password })).code).toBeNull();
  expect((await signInBy(key)).reply.code).toBe('passkey-invalid');
});

test('an operator resets the passkeys of a member with an audit record, and a locked account is refused', async () => {
  const member = await aMember(site, 'lost');
  const { key } = await addTo(member);
  const { identity } = site.app.modules;
  const named = { brand: 'padma', account: 'lost', note: 'lost phone' };
  const operator = await anOperator(site);
  await operator.call(calls.setMemberStatus, { ...named, status: 'locked' });
  expect((await signInBy(key)).reply.code).toBe('account-suspended');
  await operator.call(calls.setMemberStatus, { ...named, status: 'active' });
  expect((await operator.call(calls.resetMemberFactor, named)).code).toBeNull();
  expect((await signInBy(key)).reply.code).toBe('passkey-invalid');
  expect(await identity.memberFile(named)).toMatchObject({ value: { passkeys: 0 } });
  const { rows } = await site.app.modules.audit.entries({});
  expect(rows[0]).toMatchObject({ action: 'member.second-factor-reset', note: 'lost phone' });
});
