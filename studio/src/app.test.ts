import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cataloguePath, type CataloguePage } from '@croupier/contracts';
import { signedHeaders } from '@croupier/provider/signature';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createStudio } from './app.ts';
import { closing, studioDatabase } from './testing/test-database.ts';

const key = { partner: 'studio', keyId: 'k1', secret: 'secret' };
const host = 'http://localhost:4000';
let server: FastifyInstance;

beforeAll(async () => {
  const { db, url } = await studioDatabase();
  const config = {
    provider: 'studio' as const,
    transferSecret: '',
    port: 0,
    host: '127.0.0.1',
    databaseUrl: url,
    walletUrl: host,
    ...key,
    hostOrigins: [host, 'http://second.localhost:4000'],
    logLevel: 'silent',
  };
  server = await createStudio({ config, db, log: pino({ level: 'silent' }), clientDir: aPage() });
  closing(() => server.close());
});

/** A minimal copy of the built page, with the same placeholders. */
function aPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="{{language}}" dir="{{direction}}"><title>{{title}}</title><script type="application/json" id="page">{{page}}</script>',
  );
  return folder;
}

const read = (headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url: cataloguePath, headers });
const signed = (secret = key.secret, now = new Date()) =>
  signedHeaders({ method: 'GET', path: cataloguePath, body: '' }, { ...key, secret }, now);

test('the catalogue requires the platform’s signature and accepts each signature once', async () => {
  const headers = signed();
  const answer = await read(headers);
  expect(answer.statusCode).toBe(200);
  expect(
    answer
      .json<CataloguePage>()
      .games.slice(0, 6)
      .map(({ code }) => code),
  ).toEqual([
    'river_lotus',
    'monsoon_gold',
    'lucky_rickshaw',
    'jewel_river',
    'sundarban',
    'night_bazaar',
  ]);
  expect((await read(headers)).statusCode).toBe(401);
  expect((await read()).statusCode).toBe(401);
  expect((await read(signed('guessed'))).statusCode).toBe(401);
  expect((await read(signed(key.secret, new Date(Date.now() - 301_000)))).statusCode).toBe(401);
});

test('the catalogue is paginated and reports when nothing changed', async () => {
  const url = `${cataloguePath}?after=series-09898&limit=100`;
  const headers = () => signedHeaders({ method: 'GET', path: url, body: '' }, key, new Date());
  const page = await server.inject({ method: 'GET', url, headers: headers() });
  const { games, next } = page.json<CataloguePage>();
  expect(games).toHaveLength(100);
  expect([games[0]?.code, next]).toEqual(['series-09899', 'series-09998']);
  const again = await server.inject({
    method: 'GET',
    url,
    headers: { ...headers(), 'if-none-match': String(page.headers['etag']) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the round records are readable only by the platform that signs the request', async () => {
  const url = '/transactions?from=2026-01-01T00:00:00.000Z&until=2026-01-02T00:00:00.000Z';
  const read = (path: string, secret = key.secret) =>
    server.inject({
      method: 'GET',
      url: path,
      headers: signedHeaders({ method: 'GET', path, body: '' }, { ...key, secret }, new Date()),
    });
  expect((await read(url)).json()).toEqual({ transactions: [], next: null });
  expect((await read(url, 'guessed')).statusCode).toBe(401);
  expect((await read('/transactions?from=yesterday')).statusCode).toBe(400);
  expect((await read(`/rounds/${randomUUID()}?user=mem_1`)).statusCode).toBe(404);
});

const play = (query: Record<string, string>, code = 'river_lotus') =>
  server.inject({
    method: 'GET',
    url: `/play/${code}`,
    query: {
      launch_token: 't',
      game_code: code,
      currency: 'BDT',
      language: 'bn',
      host_origin: host,
      lobby_url: `${host}/rng`,
      ...query,
    },
  });

test('the page of a game can be framed only by the platform’s pages and runs no inline script', async () => {
  const page = await play({});
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain(
    `frame-ancestors ${host} http://second.localhost:4000`,
  );
  expect(page.headers['content-security-policy']).not.toMatch(/unsafe/);
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  expect(page.body).toContain('lang="bn"');
  expect(page.body).toContain('নদীর পদ্ম');
});

test.each([
  ['a host that is not the platform', { host_origin: 'https://evil.example' }],
  ['a currency that the game has no stakes in', { currency: 'USD' }],
])('the page is not made for %s', async (_what, query) => {
  expect((await play(query)).statusCode).toBe(404);
});

test('a round to replay is put into the page, except in fun mode', async () => {
  expect((await play({ show_round: 'round-7' })).body).toContain('"showRound":"round-7"');
  expect((await play({ show_round: 'round-7', mode: 'fun' })).body).toContain('"showRound":null');
});

test('amounts have the symbol on the side of the site, before them unless it says so', async () => {
  expect((await play({})).body).toContain('"currencyPosition":"before"');
  const after = await play({ currency_position: 'after' });
  expect(after.body).toContain('"currencyPosition":"after"');
});

test('a limit of the wallet leaves only the stakes below it', async () => {
  const stakesOf = async (query: Record<string, string>) =>
    /"stakes":(\[[^\]]*\])/.exec((await play(query)).body)?.[1];
  expect(await stakesOf({})).toContain('"100.00"');
  expect(await stakesOf({ max_stake: '20.00' })).toBe('["5.00","10.00","20.00"]');
  expect(await stakesOf({ max_stake: '1.00' })).toBe('["5.00"]');
});

test('address parameters cannot inject markup or redirect away from the site', async () => {
  const page = await play({
    launch_token: '</script><script>alert(1)</script>',
    lobby_url: 'javascript:alert(1)',
    language: '"><b>',
  });
  expect(page.body).not.toContain('<script>alert');
  expect(page.body).toContain(`"lobbyUrl":"${host}"`);
  expect(page.body).toContain('lang="en"');
});

test('an unknown game, a spin without a session and an invalid order body give different errors', async () => {
  expect((await play({}, 'poker')).statusCode).toBe(404);
  const spin = { orderId: randomUUID(), stake: '10.00', clientSeed: 'x' };
  const lost = await server.inject({
    method: 'POST',
    url: '/api/rounds',
    payload: spin,
    headers: { authorization: 'Bearer none' },
  });
  expect([lost.statusCode, lost.json()]).toEqual([401, { code: 'session-lost' }]);
  const wrong = await server.inject({
    method: 'POST',
    url: '/api/rounds',
    payload: { ...spin, orderId: '1' },
  });
  expect([wrong.statusCode, wrong.json()]).toEqual([400, { code: 'unreadable' }]);
  expect((await server.inject('/health')).json()).toEqual({ ok: true });
});
