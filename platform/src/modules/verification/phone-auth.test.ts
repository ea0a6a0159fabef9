import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { phoneAuthError } from '@croupier/contracts';
import { closing, testCore, type TestCore } from '../../testing/index.ts';
import { createPhoneAuth, type PhoneAuth } from './phone-auth.ts';

const projectId = 'croupier-test';
const issuer = `https://securetoken.google.com/${projectId}`;

/** A key set as Firebase publishes it, served locally. */
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

type KeySet = Awaited<ReturnType<typeof aKeySet>>;

let core: TestCore;
let keySet: KeySet;
let key: CryptoKey;
let admin: PhoneAuth;
beforeAll(async () => {
  core = await testCore();
  keySet = await aKeySet();
  key = await keySet.add('k1');
  admin = adminAt(keySet.url);
});

/** A process with an empty key cache. */
function adminAt(keysUrl: string): PhoneAuth {
  const phoneAuth = { projectId, apiKey: 'public', keysUrl, emulatorUrl: '' };
  return createPhoneAuth(core, { phoneAuthOf: async () => phoneAuth });
}

interface Signing {
  readonly by?: CryptoKey | Uint8Array;
  readonly kid?: string;
  readonly alg?: string;
}

let users = 0;
function token(
  claims: Record<string, unknown> = {},
  { by = key, kid = 'k1', alg = 'RS256' }: Signing = {},
): Promise<string> {
  const nowS = core.clock.now().getTime() / 1_000;
  return new SignJWT({
    iss: issuer,
    aud: projectId,
    sub: `user-${++users}`,
    iat: nowS,
    exp: nowS + 3_600,
    auth_time: nowS,
    phone_number: '+8801712345678',
    ...claims,
  })
    .setProtectedHeader({ alg, kid })
    .sign(by);
}

test('an id token proves its number, once', async () => {
  const idToken = await token();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => admin.verify('padma', idToken)),
  );
  expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, value: '+8801712345678' }]);
  expect(await admin.verify('padma', idToken)).toMatchObject({ code: 'phone-auth-failed' });
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
  expect(await admin.verify('padma', await token(claims))).toMatchObject({
    code: 'phone-auth-failed',
  });
});

test('a token with a foreign signature is refused, whatever key id it names', async () => {
  const { privateKey: foreign } = await generateKeyPair('RS256');
  const shared = new TextEncoder().encode('a secret of thirty-two bytes or so');
  for (const made of [
    await token({}, { by: foreign }),
    await token({}, { by: foreign, kid: 'k9' }),
    await token({}, { by: shared, alg: 'HS256' }),
    'not.a.token',
    '',
  ])
    expect(await admin.verify('padma', made)).toMatchObject({ code: 'phone-auth-failed' });
});

test('the key set is fetched once for many tokens', async () => {
  const before = keySet.asked();
  const fresh = adminAt(keySet.url);
  for (let times = 0; times < 3; times++)
    expect(await fresh.verify('padma', await token())).toMatchObject({ ok: true });
  expect(keySet.asked() - before).toBe(1);
});

test('a process with an outdated key set finds a rotated key', async () => {
  const next = await keySet.add('k2');
  const fresh = adminAt(keySet.url);
  expect(await fresh.verify('padma', await token({}, { by: next, kid: 'k2' }))).toMatchObject({
    ok: true,
  });
  expect(await fresh.verify('padma', await token())).toMatchObject({ ok: true });
});

test('an unreadable key set is a server error, not the visitor’s', async () => {
  const gone = await aKeySet();
  await gone.stop();
  const answer = await adminAt(gone.url).verify('padma', await token());
  expect(answer).toMatchObject({ code: 'unavailable', retryAfter: 5 });
});

test('answers that it is not configured if it is not', async () => {
  const off = createPhoneAuth(core, { phoneAuthOf: async () => null });
  expect(await off.verify('padma', 'x')).toMatchObject({ code: 'phone-auth-off' });
});

test.each([
  ['auth/invalid-phone-number', 'invalid-phone'],
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/quota-exceeded', 'quota'],
  ['auth/operation-not-allowed', 'not-enabled'],
  ['auth/code-expired', 'code-expired'],
  ['auth/popup-closed-by-user', 'popup-closed'],
  ['auth/something-new', 'unknown'],
])('%s becomes %s', (code, error) => expect(phoneAuthError(code)).toBe(error));
