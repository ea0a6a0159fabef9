import { calls } from '@croupier/contracts';
import { aMember, codeSentTo, messagesTo, setRegister } from '../../testing/test-members.ts';
import { mobileNumber } from '../verification/index.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

const password = 'River2026boat';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ demo: true });
  const brand = await site.app.modules.brands.byCode('padma');
  if (!brand) throw new Error('no brand');
  const { email } = brand.settings.register;
  await setRegister({ site }, { email: { ...email, enabled: true } });
});

const pass = (ms: number) => site.core.clock.set(new Date(site.core.clock.now().getTime() + ms));

const contactsOf = async (member: TestBrowser) =>
  (await member.call(calls.memberContacts, undefined)).value;

interface ContactInput {
  readonly kind?: 'email' | 'mobile';
  readonly address?: string;
  readonly password?: string;
}

async function ask(member: TestBrowser, asked: ContactInput = {}) {
  pass(1_500);
  return member.call(calls.sendContactCode, { kind: 'email', language: 'en', ...asked });
}

const prove = (member: TestBrowser, code: string, asked: ContactInput = {}) =>
  member.call(calls.confirmContact, { kind: 'email', code, ...asked });

test('the mail address of the registration is proven by a code that is valid once', async () => {
  const member = await aMember(site, 'mila', { email: 'mila@example.com' });
  expect((await contactsOf(member)).email).toEqual({ shown: 'm•••@example.com', verifiedAt: null });
  expect((await ask(member)).code).toBeNull();
  expect((await prove(member, '000000')).code).toBe('wrong-code');
  const code = await codeSentTo(site, 'mila@example.com');
  expect((await prove(member, code)).code).toBeNull();
  expect((await contactsOf(member)).email.verifiedAt).not.toBeNull();
  expect((await prove(member, code)).code).toBe('wrong-code');
  const events = await member.call(calls.securityEvents, {});
  expect(events.value.rows[0]?.kind).toBe('email-verified');
  const file = await site.app.modules.identity.memberFile({ brand: 'padma', account: 'mila' });
  expect(file).toMatchObject({ value: { emailVerifiedAt: expect.any(String) } });
});

test('a proven address is changed with the password, and the old one gets a message', async () => {
  const member = await aMember(site, 'olga', { email: 'olga@example.com' });
  await ask(member);
  await prove(member, await codeSentTo(site, 'olga@example.com'));
  const next = { address: 'olga@new.example' };
  expect((await ask(member, next)).code).toBe('invalid-input');
  expect((await ask(member, { ...next, password: 'wrong' })).code).toBe('wrong-credentials');
  expect((await ask(member, { ...next, password })).code).toBeNull();
  const code = await codeSentTo(site, 'olga@new.example');
  expect((await prove(member, code, next)).code).toBe('invalid-input');
  expect((await prove(member, code, { ...next, password })).code).toBeNull();
  expect((await contactsOf(member)).email.shown).toBe('o•••@new.example');
  expect((await messagesTo(site, 'olga@example.com'))[0]?.kind).toBe('email-changed');
});

test('a code for one address does not prove another one, and five wrong codes end it', async () => {
  const member = await aMember(site, 'nora', { email: 'nora@example.com' });
  await ask(member);
  const code = await codeSentTo(site, 'nora@example.com');
  expect((await prove(member, code, { address: 'thief@example.com' })).code).toBe('wrong-code');
  for (let tries = 0; tries < 5; tries += 1) await prove(member, '000000');
  expect((await prove(member, code)).code).toBe('wrong-code');
});

test('a code expires, and another one is not sent within a second', async () => {
  const member = await aMember(site, 'pia', { email: 'pia@example.com' });
  const sent = await ask(member);
  const again = { kind: 'email', language: 'en' } as const;
  expect((await member.call(calls.sendContactCode, again)).code).toBe('too-many-requests');
  const code = await codeSentTo(site, 'pia@example.com');
  pass(sent.value.expiredMinutes * 60_000);
  expect((await prove(member, code)).code).toBe('wrong-code');
});

test('a number that another member has proven cannot be taken', async () => {
  const asked = { kind: 'mobile', address: '01799000111' } as const;
  const [first, second] = [await aMember(site, 'rita'), await aMember(site, 'sara')];
  const number = mobileNumber('880', asked.address) ?? '';
  expect((await ask(first, { ...asked, address: 'no number' })).code).toBe('invalid-input');
  await ask(first, asked);
  expect((await prove(first, await codeSentTo(site, number), asked)).code).toBeNull();
  expect((await contactsOf(first)).mobile.shown).toBe('•••• 0111');
  expect((await ask(second, asked)).code).toBe('mobile-taken');
});
