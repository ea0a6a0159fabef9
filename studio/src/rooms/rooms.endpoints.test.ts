import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { testWallet } from '@croupier/provider/testing/test-wallet';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createStudio } from '../app.ts';
import type { RoundView } from '../play-protocol.ts';
import { closing, studioDatabase } from '../testing/test-database.ts';
import { roomPaths, type FlightView, type ShotsView } from './room-protocol.ts';

let server: FastifyInstance;
let origin: string;

beforeAll(async () => {
  const { db, url } = await studioDatabase();
  const wallet = await testWallet();
  const config = {
    provider: 'studio' as const,
    transferSecret: '',
    port: 0,
    host: '127.0.0.1',
    databaseUrl: url,
    walletUrl: wallet.url,
    partner: 'studio',
    keyId: 'k1',
    secret: 'secret',
    hostOrigins: ['http://localhost:4000'],
    logLevel: 'silent',
  };
  server = await createStudio({
    config,
    db,
    log: pino({ level: 'silent' }),
    clientDir: '/nowhere',
  });
  closing(() => server.close());
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});

async function aSession(gameCode: string): Promise<string> {
  const payload = { launchToken: 'launch', gameCode };
  const opened = await server.inject({ method: 'POST', url: '/api/session', payload });
  return opened.json<{ token: string }>().token;
}

const asked = (token: string, method: 'GET' | 'POST', url: string, payload?: object) =>
  server.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });

const order = (stake: string, choice: object) => ({
  orderId: randomUUID(),
  stake,
  clientSeed: 'mine',
  choice,
});

/** The flight events that a page receives, in order; the connection ends with the iteration. */
async function* flightEvents(token: string): AsyncGenerator<FlightView, void> {
  const headers = { authorization: `Bearer ${token}` };
  const asking = request(`${origin}${roomPaths.stream}`, { agent: false, headers });
  asking.end();
  const [answer]: IncomingMessage[] = await once(asking, 'response');
  if (!answer) throw new Error('no stream');
  let rest = '';
  for await (const part of answer.setEncoding('utf8')) {
    const blocks = (rest + String(part)).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data && data !== 'null') yield JSON.parse(data);
    }
  }
}

async function until(events: AsyncGenerator<FlightView, void>, is: (view: FlightView) => boolean) {
  for (;;) {
    const { value, done } = await events.next();
    if (done || !value) throw new Error('the stream ended');
    if (is(value)) return value;
  }
}

test('all pages of the room receive a flight and its stakes; a flight runs only while a page is connected', async () => {
  const [mine, other] = [await aSession('kite_flight'), await aSession('kite_flight')];
  const [events, others] = [flightEvents(mine), flightEvents(other)];
  const { flight } = await until(events, ({ state }) => state === 'boarding');
  const bet = order('10.00', { flight, seat: 0, autoOdds: 150 });
  const placed = (await asked(mine, 'POST', '/api/rounds', bet)).json<RoundView>();
  expect(placed).toMatchObject({ state: 'open', outcome: null });
  const seen = await until(others, ({ betCount }) => betCount === 1);
  expect(seen).toMatchObject({ flight, bets: [{ stake: '10.00', currency: 'BDT' }] });
  const under = (await asked(mine, 'GET', roomPaths.mine)).json<RoundView[]>();
  expect(under).toMatchObject([{ orderId: bet.orderId, state: 'open' }]);
  await Promise.all([events.return(), others.return()]);
});

test('an unfinished flight has no proof yet, and cashing out before take-off is refused', async () => {
  const token = await aSession('kite_flight');
  const events = flightEvents(token);
  const { flight } = await until(events, ({ state }) => state === 'boarding' || state === 'flying');
  expect((await asked(token, 'GET', `/api/rooms/flights/${flight}`)).statusCode).toBe(400);
  const left = await asked(token, 'POST', roomPaths.leave, { orderId: randomUUID() });
  expect([left.statusCode, left.json()]).toEqual([400, { code: 'unreadable' }]);
  await events.return();
});

test('bullets are bought, and unused bullets are paid back on collect', async () => {
  const token = await aSession('reef_hunters');
  const hunt = order('20.00', { bullet: '1.00' });
  expect((await asked(token, 'POST', '/api/rounds', hunt)).json()).toMatchObject({ state: 'open' });
  const [under] = (await asked(token, 'GET', roomPaths.mine)).json<ShotsView[]>();
  expect(under).toMatchObject({ left: 20, prize: '0.00', shots: [] });
  const collected = await asked(token, 'POST', roomPaths.collect, { orderId: hunt.orderId });
  expect(collected.json()).toMatchObject({
    left: 0,
    round: { state: 'closed', outcome: { win: '20.00' } },
  });
});

test.each([
  ['GET', roomPaths.stream],
  ['GET', roomPaths.mine],
  ['POST', roomPaths.leave],
  ['POST', roomPaths.shots],
  ['POST', roomPaths.collect],
] as const)('%s %s requires a session', async (method, path) => {
  expect((await asked('none', method, path, method === 'POST' ? {} : undefined)).statusCode).toBe(
    401,
  );
});

test('a session of one room opens no other, and invalid orders are refused', async () => {
  const reef = await aSession('reef_hunters');
  const orderId = randomUUID();
  expect((await asked(reef, 'POST', roomPaths.leave, { orderId })).statusCode).toBe(401);
  const shots = { orderId, shots: [{ number: -1, fish: 'x' }] };
  expect((await asked(reef, 'POST', roomPaths.shots, shots)).statusCode).toBe(400);
  const slot = await aSession('river_lotus');
  expect((await asked(slot, 'GET', roomPaths.stream)).statusCode).toBe(401);
});

test.each([
  ['kite_flight', '10.00', { flight: 'x', seat: 2, autoOdds: null }],
  ['kite_flight', '10.00', { flight: 'x', seat: 0, autoOdds: 100 }],
  ['kite_flight', '7.00', { flight: 'x', seat: 0, autoOdds: null }],
  ['reef_hunters', '20.00', { bullet: '2.00' }],
  ['reef_hunters', '0.00', { bullet: '-1.00' }],
  ['padma_roulette', '5.00', { bets: [{ spot: '37', amount: '5.00' }] }],
])('%s takes no stake of %s on %j', async (gameCode, stake, choice) => {
  const token = await aSession(gameCode);
  const answer = await asked(token, 'POST', '/api/rounds', order(stake, choice));
  expect([answer.statusCode, answer.json()]).toEqual([422, { code: 'stake-refused' }]);
});
