import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { calls, sessionHeader } from '@croupier/contracts';
import { sealed, testSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  const top = {
    brand: 'padma',
    password: 'River2026boat',
    paymentPin: '123456',
    type: 0,
    upline: null,
    affiliateCode: null,
  } as const;
  await site.app.modules.identity.enrol({ ...top, username: 'player' });
});

const credentials = { type: 'username', username: 'player', password: 'River2026boat' } as const;
const problemType = 'application/problem+json; charset=utf-8';
const json = { 'content-type': 'application/json' };

test('a success is a value that no cache may store', async () => {
  const answer = await site.browser().call(calls.systemStatus, {});
  expect(JSON.parse(answer.text)).toEqual({
    value: { status: 0, serverTime: '2026-01-05T12:00:00.000Z' },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

/** The customer-service paths are encrypted with a new key for each answer. */
const read = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (key === 'path' ? 'enciphered' : value));

test.each(['br', 'gzip'])(
  'a long answer to a GET call is sent as %s with the same content',
  async (form) => {
    const url = '/wps/system/status?host=localhost';
    const plain = await site.app.http.inject({ url, headers: { host: 'localhost' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    // The second answer comes from the cached compressed form.
    for (const _time of ['first', 'second']) {
      const packed = await site.app.http.inject({
        url,
        headers: { host: 'localhost', 'accept-encoding': form },
      });
      expect(packed.headers).toMatchObject({ 'content-encoding': form, vary: 'accept-encoding' });
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
      const unpack = form === 'br' ? brotliDecompressSync : gunzipSync;
      expect(read(unpack(packed.rawPayload).toString())).toEqual(read(plain.payload));
    }
  },
);

test('a failure is a problem with its code, its status and the request’s id', async () => {
  const { problem, headers } = await site.browser().call(calls.memberInfo, undefined);
  expect(headers['content-type']).toBe(problemType);
  expect(problem).toEqual({
    type: 'urn:croupier:problem:unauthenticated',
    title: 'Unauthorized',
    status: 401,
    code: 'unauthenticated',
    detail: 'Sign in, then try again.',
    instance: expect.stringMatching(/^urn:request:req_\w+$/),
  });
});

test.each([
  ['GET', '/wps/nothing/here'],
  ['POST', '/wps/system/status'],
  ['DELETE', '/lgw/unknown'],
  ['GET', '/lotto/nothing'],
  ['GET', '/ops/secret'],
  ['GET', '/modules/mfe-nothing/1.0.0/x.js'],
  ['POST', '/'],
] as const)('%s %s is a problem 404', async (method, url) => {
  const reply = await site
    .browser()
    .request(method, url, method === 'POST' ? { body: '{}', headers: json } : {});
  expect(reply.status).toBe(404);
  expect(reply.headers['content-type']).toBe(problemType);
  expect(JSON.parse(reply.text)).toMatchObject({ code: 'not-found' });
});

test.each([
  ['broken JSON', '{"a":', json, 400, 'invalid-input'],
  ['an empty body', '', json, 400, 'invalid-input'],
  ['no object', '[1,2]', json, 415, 'unsupported-media-type'],
  [
    'another type',
    'a=b',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'unsupported-media-type',
  ],
  ['plain text', 'a.b.c.d.e', { 'content-type': 'text/plain' }, 415, 'unsupported-media-type'],
  ['a sealed body under another name', '"a.b.c.d.e"', json, 415, 'unsupported-media-type'],
  ['an unknown type', '<a/>', { 'content-type': 'text/xml' }, 415, 'unsupported-media-type'],
  ['a poisoned prototype', '{"__proto__":{"x":1}}', json, 400, 'invalid-input'],
  ['a huge body', JSON.stringify({ a: 'x'.repeat(300_000) }), json, 413, 'payload-too-large'],
  [
    'a plain body where a sealed one is due',
    JSON.stringify(credentials),
    json,
    415,
    'unsupported-media-type',
  ],
  [
    'a sealed body that is none',
    'not.a.jwe',
    { 'content-type': 'application/jose' },
    400,
    'invalid-input',
  ],
  [
    'garbage bytes',
    '\u0000\u0001\u0002',
    { 'content-type': 'application/jose' },
    400,
    'invalid-input',
  ],
] as const)('%s is a problem, never a stack trace', async (_name, body, headers, status, code) => {
  const reply = await site
    .browser({ ip: '10.2.0.1' })
    .request('POST', '/wps/session/login', { body, headers });
  expect(JSON.parse(reply.text)).toMatchObject({ status, code });
  expect(reply.status).toBe(status);
  expect(reply.text).not.toMatch(/node_modules|\.ts:|at /);
});

test('an unknown input field is refused, field by field', async () => {
  const { problem } = await site
    .browser()
    .call(calls.gameList, JSON.parse('{"gameType":"CHESS","pageNo":"-1","sneaky":"1"}'));
  expect(problem).toMatchObject({
    code: 'invalid-input',
    fields: {
      gameType: { code: 'invalid' },
      pageNo: { code: 'range', min: 1 },
      sneaky: { code: 'invalid' },
    },
  });
});

test('a body sealed with an expired key is refused with a request to seal again, and a tampered one is refused', async () => {
  const browser = site.browser({ ip: '10.2.0.2' });
  const { value: key } = await browser.call(calls.sealingKey, undefined);
  const headers = { 'content-type': 'application/jose' };
  const send = async (body: string) =>
    JSON.parse((await browser.request('POST', '/wps/session/login', { body, headers })).text);

  expect(await send(await sealed(credentials, { ...key, kid: 'key_yesterday' }))).toMatchObject({
    code: 'stale-seal',
    status: 409,
  });
  const [head, ...rest] = (await sealed(credentials, key)).split('.');
  const tampered = [head, ...rest.slice(0, -1), `${rest.at(-1)?.slice(0, -4)}AAAA`].join('.');
  expect(await send(tampered)).toMatchObject({ code: 'invalid-input' });
  expect(await send(await sealed('just text', key))).toMatchObject({ code: 'invalid-input' });
  expect(await send(await sealed({ ...credentials, isAdmin: true }, key))).toMatchObject({
    fields: { isAdmin: { code: 'invalid' } },
  });
  expect(await send(await sealed(credentials, key))).toMatchObject({
    value: { user: { account: 'player' } },
  });
});

test('the published sealing key has no private part', async () => {
  const { value } = await site.browser().call(calls.sealingKey, undefined);
  expect(Object.keys(value).sort()).toEqual(['crv', 'kid', 'kty', 'x', 'y']);
});

test('nodes that create the first key at the same time agree on one', async () => {
  const fresh = await testSite();
  const nodes = await Promise.all(Array.from({ length: 4 }, () => fresh.secondNode()));
  const answers = await Promise.all(
    nodes.map((node) => node.browser().call(calls.sealingKey, undefined)),
  );
  expect(new Set(answers.map(({ value }) => value.kid)).size).toBe(1);
});

test('a call to a host without a brand gets a problem', async () => {
  const { status, problem } = await site
    .browser({ host: 'evil.example' })
    .call(calls.systemStatus, {});
  expect(status).toBe(421);
  expect(problem.code).toBe('unknown-brand');
});

test('sign-ins are limited by address and by account', async () => {
  const sharedAddress = Array.from({ length: 61 }, (_, at) =>
    site.browser({ ip: '10.3.0.1' }).call(calls.login, { ...credentials, username: `u${at}` }),
  );
  const refused = (await Promise.all(sharedAddress)).filter(
    ({ code }) => code === 'too-many-requests',
  );
  expect(refused).toHaveLength(1);
  expect(refused[0]?.problem.retryAfter).toBeGreaterThan(0);

  const oneAccount = Array.from({ length: 14 }, (_, at) =>
    site
      .browser({ ip: `10.4.0.${at}` })
      .call(calls.login, { ...credentials, username: 'hammered' }),
  );
  const codes = (await Promise.all(oneAccount)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(2);
});

test('a member cannot make operators’ calls, and an operator cannot make members’ calls', async () => {
  const browser = site.browser({ ip: '10.5.0.1' });
  browser.token = (await browser.call(calls.login, credentials)).value.token;
  expect((await browser.call(calls.audit, {})).code).toBe('unauthenticated');
  const [credential = ''] = [...browser.cookies.values()];
  browser.setCookie('croupier-console', credential);
  expect((await browser.call(calls.audit, {})).code).toBe('unauthenticated');

  await site.app.modules.operators.enrol({ name: 'Op', password: 'Croupier2026!' });
  const admin = site.browser();
  const signedIn = await admin.call(calls.operatorLogin, { name: 'op', password: 'Croupier2026!' });
  expect(String(signedIn.headers['set-cookie'])).toMatch(
    /^croupier-console=.*HttpOnly.*SameSite=Strict/,
  );
  admin.token = signedIn.value.token;
  expect((await admin.call(calls.operatorInfo, undefined)).value).toEqual(signedIn.value);
  expect((await admin.call(calls.checkLedger, undefined)).value).toMatchObject({
    startedBy: signedIn.value.name,
    sum: '0.00',
    isClean: true,
  });
  expect((await admin.call(calls.ledgerChecks, undefined)).value).toHaveLength(1);
  expect((await admin.call(calls.memberInfo, undefined)).code).toBe('unauthenticated');
  expect((await admin.call(calls.operatorLogout, undefined)).code).toBeNull();
  expect((await admin.call(calls.operatorInfo, undefined)).code).toBe('unauthenticated');
});

test('every answer has security headers', async () => {
  for (const url of ['/', '/wps/system/status', '/wps/none', '/console', '/assets/main.js']) {
    const { headers } = await site
      .browser()
      .request('GET', url, { headers: { [sessionHeader]: 'x' } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-/);
  }
});
