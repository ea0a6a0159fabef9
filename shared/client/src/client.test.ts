/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { calls, type SealingKey } from '@croupier/contracts';
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { createClient, type ClientOptions } from './client.ts';

interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let received: ReceivedRequest;
let answer: { status: number; body: unknown };
let answerFor: (request: ReceivedRequest) => typeof answer = () => answer;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body,
      };
      const given = answerFor(received);
      response.writeHead(given.status, { 'content-type': 'application/json' });
      response.end(typeof given.body === 'string' ? given.body : JSON.stringify(given.body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => new Promise((closed) => server.close(closed)));

function aClient(options: Partial<ClientOptions> = {}) {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    token: () => 'handle-1',
    language: () => 'bn',
    sealingKey: () => Promise.reject(new Error('not needed')),
    onSessionLost: () => {},
    ...options,
  });
}

test('a read sends its input in the query, and token and language in headers', async () => {
  answer = { status: 200, body: { value: { games: [], totalPages: 0, total: 0 } } };
  await expect(aClient().call(calls.gameList, { gameType: 'RNG', pageNo: 2 })).resolves.toEqual({
    games: [],
    totalPages: 0,
    total: 0,
  });
  expect(received.url).toBe('/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=2');
  expect(received.headers).toMatchObject({
    'x-session-token': 'handle-1',
    'accept-language': 'bn',
  });
});

test('a path parameter is removed from the input and escaped', async () => {
  answer = { status: 200, body: { value: [] } };
  await aClient().call(calls.placements, { brand: 'a/b' });
  expect(received.url).toBe('/ops/brands/a%2Fb/modules');
});

test('only the holder of the key can read an encrypted body', async () => {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { x = '', y = '' } = await exportJWK(pair.publicKey);
  const key: SealingKey = { kty: 'EC', crv: 'P-256', kid: 'k1', x, y };
  answer = { status: 200, body: { value: {} } };
  const input = { type: 'username' as const, username: 'rahim', password: 'secret words' };
  await aClient({ sealingKey: () => Promise.resolve(key) }).call(calls.login, input);
  expect(received.headers['content-type']).toBe('application/jose');
  expect(received.body).not.toContain('secret');
  const opened = await compactDecrypt(received.body, pair.privateKey);
  expect(JSON.parse(new TextDecoder().decode(opened.plaintext))).toEqual(input);
});

test('after a refusal of an outdated key the client retries once, with the current key', async () => {
  const keyNamed = async (kid: string): Promise<SealingKey> => {
    const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const { x = '', y = '' } = await exportJWK(pair.publicKey);
    return { kty: 'EC', crv: 'P-256', kid, x, y };
  };
  const [old, fresh] = [await keyNamed('old'), await keyNamed('fresh')];
  const stale = { code: 'stale-seal', status: 409, title: '', type: '' };
  const asked: string[] = [];
  let accepted = 'fresh';
  answerFor = ({ url, body }) => {
    if (url === calls.sealingKey.path) {
      asked.push('key');
      return { status: 200, body: { value: fresh } };
    }
    const { kid } = decodeProtectedHeader(body);
    asked.push(String(kid));
    return kid === accepted ? { status: 200, body: { value: {} } } : { status: 409, body: stale };
  };
  const client = aClient({ sealingKey: () => Promise.resolve(old) });
  const input = { type: 'username' as const, username: 'rahim', password: 'secret words' };
  await client.call(calls.login, input);
  await client.call(calls.login, input);
  expect(asked).toEqual(['old', 'key', 'fresh', 'fresh']);
  asked.length = 0;
  accepted = 'none';
  await expect(client.call(calls.login, input)).rejects.toMatchObject({ code: 'stale-seal' });
  expect(asked).toEqual(['fresh', 'key', 'fresh']);
  answerFor = () => answer;
});

test('a money call sends the given idempotency key', async () => {
  answer = { status: 200, body: { value: {} } };
  const input = { drawId: 'drw_1' as never, priceVersion: 1, lines: [] };
  await aClient().call(calls.placeTicket, input, { key: 'key-1' });
  expect(received.headers).toMatchObject({
    'idempotency-key': 'key-1',
    'content-type': 'application/json',
    accept: 'application/json',
  });
  expect(JSON.parse(received.body)).toMatchObject({ priceVersion: 1, lines: [] });
});

test('a problem answer becomes a value with its code and fields', async () => {
  const fields = { username: { code: 'too-short', min: 2, max: 15 } };
  answer = {
    status: 400,
    body: { code: 'invalid-input', status: 400, title: 'x', type: 'y', fields },
  };
  await expect(aClient().call(calls.balance, undefined)).rejects.toMatchObject({
    code: 'invalid-input',
    fields,
  });
});

test.each([
  [502, '<html>bad gateway</html>', 'unavailable'],
  [500, '{"code":"unheard-of"}', 'unavailable'],
  [422, '{"code":"unheard-of"}', 'unknown-refusal'],
  [403, '{"error":"no"}', 'unavailable'],
  [200, '{"value":', 'unavailable'],
  [200, '{"values":1}', 'unavailable'],
])('an answer %i %s fails with %s', async (status, body, code) => {
  answer = { status, body };
  await expect(aClient().call(calls.balance, undefined)).rejects.toMatchObject({ code });
});

test('an unreachable platform fails with unavailable', async () => {
  const client = aClient({ baseUrl: 'http://127.0.0.1:1' });
  await expect(client.call(calls.balance, undefined)).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('the end of a session is reported once per answer, and only to signed-in visitors', async () => {
  answer = { status: 401, body: { code: 'unauthenticated', status: 401, title: '', type: '' } };
  const onSessionLost = jest.fn();
  await expect(aClient({ onSessionLost }).call(calls.balance, undefined)).rejects.toThrow();
  await expect(
    aClient({ onSessionLost, token: () => null }).call(calls.balance, undefined),
  ).rejects.toThrow();
  expect(onSessionLost).toHaveBeenCalledTimes(1);
});

test('a call of a page whose session another one replaced is refused and reported, and the session is not over', async () => {
  const switched = { code: 'session-switched', status: 409, title: '', type: '' };
  answer = { status: 409, body: switched };
  const [onSessionLost, onSessionSwitched] = [jest.fn(), jest.fn()];
  const client = aClient({ onSessionLost, onSessionSwitched });
  await expect(client.call(calls.balance, undefined)).rejects.toMatchObject({
    code: 'session-switched',
  });
  expect([onSessionSwitched, onSessionLost].map((heardIt) => heardIt.mock.calls)).toEqual([
    [[]],
    [],
  ]);
});

test('a call that crosses a new handle of its own page is sent again with it', async () => {
  let handle = 'old';
  const sent: unknown[] = [];
  answerFor = ({ headers }) => {
    sent.push(headers['x-session-token']);
    if (handle === 'new') return { status: 200, body: { value: {} } };
    handle = 'new';
    return { status: 409, body: { code: 'session-switched', status: 409, title: '', type: '' } };
  };
  const onSessionSwitched = jest.fn();
  await aClient({ token: () => handle, onSessionSwitched }).call(calls.balance, undefined);
  expect(sent).toEqual(['old', 'new']);
  expect(onSessionSwitched).not.toHaveBeenCalled();
  answerFor = () => answer;
});

test('an aborted call rejects with the reason of the abort', async () => {
  answer = { status: 200, body: { value: {} } };
  const reason = new Error('the page was left');
  const before = AbortSignal.abort(reason);
  await expect(aClient().call(calls.balance, undefined, { signal: before })).rejects.toBe(reason);
  const leaving = new AbortController();
  answerFor = () => {
    leaving.abort(reason);
    return answer;
  };
  const during = aClient().call(calls.balance, undefined, { signal: leaving.signal });
  await expect(during).rejects.toBe(reason);
  answerFor = () => answer;
});

test('an absent field is not in the query, and a text with spaces stays complete', async () => {
  answer = { status: 200, body: { value: { games: [], totalPages: 0, total: 0 } } };
  await aClient().call(calls.gameList, {
    gameType: 'RNG',
    pageNo: 1,
    gameName: 'lucky & wild',
    gameVendor: undefined,
  } as never);
  expect(received.url).toBe(
    '/wps/relay/GCSGAME_gameList?gameName=lucky+%26+wild&gameType=RNG&pageNo=1',
  );
});
