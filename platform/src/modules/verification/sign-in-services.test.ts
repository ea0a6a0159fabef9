import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type SignInChange, type SignInKind } from '@croupier/contracts';
import { z } from 'zod';
import { sandboxClient, sandboxProject } from '../../sandbox-identity/clients.ts';
import { openJournal } from '../../sandbox-payments/journal.ts';
import { createSandbox } from '../../sandbox-payments/server.ts';
import { closing } from '../../testing/index.ts';
import { anOperator } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let operator: TestBrowser;
let sandbox: string;
let secretsDir: string;
beforeAll(async () => {
  const app = createSandbox({
    secret: 'shared-with-the-merchant',
    journal: openJournal(null),
    origin: () => sandbox,
  });
  sandbox = await app.listen({ port: 0, host: '127.0.0.1' });
  secretsDir = await mkdtemp(join(tmpdir(), 'croupier-secrets-'));
  await writeFile(join(secretsDir, 'google'), `${sandboxClient.clientSecret}\n`);
  closing(async () => {
    await app.close();
    await rm(secretsDir, { recursive: true });
  });
  site = await testSite({ secretsDir, demo: true });
  // Id tokens are checked against the time of the machine.
  site.core.clock.set(new Date());
  operator = await anOperator(site);
});

const { clientId, clientSecret: secret } = sandboxClient;

const anAnswer = z.object({
  sessionInfo: z.string().optional(),
  idToken: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
});
const someCodes = z.array(z.object({ code: z.string() }));

async function save(kind: SignInKind, changes: Partial<SignInChange> = {}) {
  const { value } = await operator.call(calls.signInServices, { brand: 'padma' });
  const service = value.find((one) => one.kind === kind);
  const issuer = kind === 'firebase' ? '' : `${sandbox}/identity/${kind}`;
  return operator.call(calls.saveSignInService, {
    brand: 'padma',
    kind,
    isOn: true,
    label: 'Sandbox ID',
    issuer,
    clientId,
    apiKey: '',
    keysUrl: '',
    emulatorUrl: '',
    secretFile: '',
    revision: service?.revision ?? 0,
    note: 'agreed',
    ...changes,
  });
}

const connectionOf = async (kind: SignInKind) =>
  (await operator.call(calls.testSignInService, { brand: 'padma', kind })).value.result;

const providersOf = async (host = 'localhost') =>
  (await site.browser({ host }).call(calls.signInProviders, undefined)).value;

/** Goes through the sandbox's page as a person who types a name, back to the site. */
async function signInAs(name: string, kind: SignInKind, browser = site.browser()) {
  const start = await browser.request('GET', `/wps/session/social/${kind}?return=/promotions`);
  expect(start.status).toBe(303);
  const page = new URL(String(start.headers['location']));
  const shown = await (await fetch(page)).text();
  expect(shown).toContain('SANDBOX');
  const fields = [...shown.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const form = new URLSearchParams(
    Object.fromEntries(fields.map(([, field = '', value = '']) => [field, value])),
  );
  form.set('name', name);
  form.set('decision', 'agree');
  const answer = await fetch(`${page.origin}${page.pathname}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '');
  const ended = await browser.request('GET', back.pathname + back.search);
  return String(ended.headers['location']);
}

test('a provider that an operator sets up is on that brand’s sign-in at once, and on no other’s', async () => {
  expect((await save('openid', { secret })).code).toBeNull();
  expect((await providersOf()).social).toEqual([
    { provider: 'openid', label: 'Sandbox ID', start: '/wps/session/social/openid' },
  ]);
  expect((await providersOf('second.localhost')).social).toEqual([]);
  expect(await connectionOf('openid')).toBe('works');
  expect(await signInAs('Nadia Rahman', 'openid')).toMatch(/^\/register\?social=/);
});

test('a secret is stored encrypted and never returned', async () => {
  const saved = await save('openid', { secret });
  expect(saved.value).toMatchObject({ secret: 'stored' });
  const rows = await site.core.db.read.selectFrom('sign_in_services').selectAll().execute();
  const list = await operator.call(calls.signInServices, { brand: 'padma' });
  const trail = await operator.call(calls.audit, {});
  for (const text of [saved.text, JSON.stringify(rows), list.text, trail.text])
    expect(text).not.toContain(secret);
  expect(trail.value.rows[0]).toMatchObject({
    action: 'sign-in-service.changed',
    subject: 'padma/openid',
  });
  // Left out it stays.
  expect((await save('openid', { label: 'Other name' })).value).toMatchObject({ secret: 'stored' });
  expect(await connectionOf('openid')).toBe('works');
});

test('a secret can come from a file of the folder only', async () => {
  expect((await save('google', { secretFile: 'google' })).value).toMatchObject({ secret: 'file' });
  expect(await connectionOf('google')).toBe('works');
  expect(await signInAs('Lucia', 'google')).toMatch(/^\/register\?social=/);
  await save('google', { secretFile: 'not-there' });
  expect(await connectionOf('google')).toBe('secret-unreadable');
  for (const path of ['../keys', '/etc/passwd', 'a/b'])
    expect((await save('google', { secretFile: path })).code).toBe('invalid-input');
});

test.each([
  ['a wrong secret', { secret: 'not the secret' }, 'client-refused'],
  ['an unknown client', { secret, clientId: 'somebody' }, 'client-refused'],
  ['an issuer that is none', { secret, issuer: 'http://127.0.0.1:9/none' }, 'unreachable'],
] as const)('the connection test finds %s', async (_what, changes, result) => {
  expect((await save('facebook', changes)).code).toBeNull();
  expect(await connectionOf('facebook')).toBe(result);
});

test('an incomplete service cannot be switched on, and the refusal names what is missing', async () => {
  const refused = await save('firebase', { clientId: '' });
  expect(Object.keys(refused.problem.fields ?? {}).toSorted()).toEqual(['apiKey', 'clientId']);
  const other = await save('facebook', { clientId: '', issuer: 'ftp://x' });
  expect(other.code).toBe('invalid-input');
});

test('two operators do not overwrite each other', async () => {
  expect((await save('openid', { revision: 0, secret })).code).toBe('version-conflict');
});

test('Firebase proves a number by the sandbox, for the brand that has it on', async () => {
  const { projectId, apiKey } = sandboxProject;
  const keysUrl = `${sandbox}/firebase/jwks`;
  expect((await save('firebase', { clientId: projectId, apiKey, keysUrl })).code).toBeNull();
  expect(await connectionOf('firebase')).toBe('works');
  expect((await providersOf()).phone).toEqual({ by: 'firebase' });
  expect((await providersOf('second.localhost')).phone).toEqual({ by: 'code' });

  const firebase = async (call: string, body: object) => {
    const answer = await fetch(
      `${sandbox}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=${apiKey}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    return anAnswer.parse(await answer.json());
  };
  const phoneNumber = '+8801712345678';
  const { sessionInfo } = await firebase('sendVerificationCode', { phoneNumber });
  const shown = await (await fetch(`${sandbox}/firebase/codes`)).json();
  const code = someCodes.parse(shown)[0]?.code;
  const wrong = await firebase('signInWithPhoneNumber', { sessionInfo, code: 'x' });
  expect(wrong.error?.message).toBe('INVALID_CODE');
  const { idToken = '' } = await firebase('signInWithPhoneNumber', { sessionInfo, code });
  const { phoneAuth } = site.app.modules.verification;
  expect(await phoneAuth.verify('verano', idToken)).toMatchObject({ code: 'phone-auth-off' });
  expect(await phoneAuth.verify('padma', idToken)).toEqual({ ok: true, value: phoneNumber });
});

test('outside a demonstration no provider is asked over plain http', async () => {
  const strict = await testSite();
  const browser = await anOperator(strict);
  const saved = await browser.call(calls.saveSignInService, {
    brand: 'padma',
    kind: 'openid',
    isOn: false,
    label: '',
    issuer: 'http://127.0.0.1:6379',
    clientId: '',
    apiKey: '',
    keysUrl: '',
    emulatorUrl: '',
    secretFile: '',
    revision: 0,
    note: 'a look around',
  });
  expect(saved.problem.fields).toEqual({ issuer: { code: 'invalid' } });
});
