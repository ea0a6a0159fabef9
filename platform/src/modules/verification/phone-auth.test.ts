import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { phoneAuthFault } from '@croupier/contracts';
import { closing, testConfig, testCore } from '../../testing/index.ts';
import { createPhoneAuth } from './phone-auth.ts';

const projectId = 'croupier-test';
const issuer = `https://securetoken.google.com/${projectId}`;

/** A key set as Firebase publishes one, on this machine. */
async function aKeySet() {
  const keys: JWK[] = [];
  let asked = 0;
  const server = createServer((_request, response) => {
    asked++;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = () => new Promise<void>((ended) => void server.close(() => ended()));
  closing(stop);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;

  async function add(kid: string): Promise<CryptoKey> {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    keys.push({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' });
    return privateKey;
  }
  return { url: `http://127.0.0.1:${port}/keys`, add, stop, asked: () => asked };
}

async function aDesk() {
  const keySet = await aKeySet();
  const key = await keySet.add('k1');
  const { outside } = testConfig();
  const phoneAuth = { projectId, apiKey: 'public', keysUrl: keySet.url };
  const core = await testCore({ config: { outside: { ...outside, phoneAuth } } });
  const nowS = core.clock.now().getTime() / 1_000;
  const token = (
    claims: Record<string, unknown> = {},
    {
      by = key,
      kid = 'k1',
      alg = 'RS256',
    }: { by?: CryptoKey | Uint8Array; kid?: string; alg?: string } = {},
  ) =>
    new SignJWT({
      iss: issuer,
      aud: projectId,
      sub: 'firebase-user-1',
      iat: nowS,
      exp: nowS + 3_600,
      auth_time: nowS,
      phone_number: '+8801712345678',
      ...claims,
    })
      .setProtectedHeader({ alg, kid })
      .sign(by);
  return { core, keySet, token, desk: createPhoneAuth(core) };
}

test('an id token gives the number that it proves, once', async () => {
  const { desk, token } = await aDesk();
  const idToken = await token();
  const answers = await Promise.all(Array.from({ length: 8 }, () => desk.verify(idToken)));
  expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, value: '+8801712345678' }]);
  expect(await desk.verify(idToken)).toMatchObject({ code: 'phone-auth-failed' });
});

test.each([
  ['of another project', { aud: 'somebody-else' }],
  ['from another issuer', { iss: 'https://securetoken.google.com/somebody-else' }],
  ['that is over', { exp: Date.parse('2026-01-05T11:58:00Z') / 1_000 }],
  ['of a number confirmed long ago', { auth_time: Date.parse('2026-01-05T11:49:00Z') / 1_000 }],
  [
    'of a number confirmed in the future',
    { auth_time: Date.parse('2026-01-05T12:02:00Z') / 1_000 },
  ],
  ['without a number', { phone_number: undefined }],
  ['of a number that is none', { phone_number: '+000' }],
  ['without a subject', { sub: '' }],
  ['without the time of confirmation', { auth_time: undefined }],
])('a token %s is refused', async (_name, claims) => {
  const { desk, token } = await aDesk();
  expect(await desk.verify(await token(claims))).toMatchObject({ code: 'phone-auth-failed' });
});

test('a token that somebody else signed is refused, whatever it calls its key', async () => {
  const { desk, token } = await aDesk();
  const { privateKey: foreign } = await generateKeyPair('RS256');
  const shared = new TextEncoder().encode('a secret of thirty-two bytes or so');
  for (const made of [
    await token({}, { by: foreign }),
    await token({}, { by: foreign, kid: 'k9' }),
    await token({}, { by: shared, alg: 'HS256' }),
    'not.a.token',
    '',
  ])
    expect(await desk.verify(made)).toMatchObject({ code: 'phone-auth-failed' });
});

test('the key set is read once for many tokens', async () => {
  const { desk, keySet, token } = await aDesk();
  for (const sub of ['a', 'b', 'c'])
    expect(await desk.verify(await token({ sub }))).toMatchObject({ ok: true });
  expect(keySet.asked()).toBe(1);
});

test('a rotated key is found by a process that has not read the set yet', async () => {
  const { core, keySet, token } = await aDesk();
  const next = await keySet.add('k2');
  const fresh = createPhoneAuth(core);
  expect(await fresh.verify(await token({}, { by: next, kid: 'k2' }))).toMatchObject({ ok: true });
  expect(await fresh.verify(await token())).toMatchObject({ ok: true });
});

test('a key set that cannot be read is our trouble, not the visitor’s', async () => {
  const { desk, keySet, token } = await aDesk();
  await keySet.stop();
  expect(await desk.verify(await token())).toMatchObject({ code: 'unavailable', retryAfter: 5 });
});

test('where it is not set up it says so', async () => {
  const desk = createPhoneAuth(await testCore());
  expect(desk.isOn).toBe(false);
  expect(await desk.verify('x')).toMatchObject({ code: 'phone-auth-off' });
});

test.each([
  ['auth/invalid-phone-number', 'invalid-phone'],
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/quota-exceeded', 'quota'],
  ['auth/operation-not-allowed', 'not-enabled'],
  ['auth/code-expired', 'code-expired'],
  ['auth/popup-closed-by-user', 'popup-closed'],
  ['auth/something-new', 'unknown'],
])('%s is told as %s', (code, fault) => expect(phoneAuthFault(code)).toBe(fault));
