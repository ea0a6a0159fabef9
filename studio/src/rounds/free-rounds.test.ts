import { createHash, createHmac, randomUUID } from 'node:crypto';
import {
  freeRoundsPath,
  signatureHeaders,
  stringToSign,
  type ProviderFreeRounds,
} from '@croupier/contracts';
import { testWallet, type TestWallet } from '@croupier/provider/testing/test-wallet';
import fastify from 'fastify';
import type { Db } from '../db/connect.ts';
import { serveFreeRounds } from '../http/free-rounds.endpoints.ts';
import { closing, studioDatabase } from '../testing/test-database.ts';
import { providerOf } from '../providers/providers.ts';
import { testStudio } from '../testing/test-studio.ts';
import type { Play } from './play.ts';
import { resumeDue } from './resume.ts';
import type { Settling } from './settle.ts';

const secret = 'secret';
const player = 'mem_00000000000001';

let db: Db;
let wallet: TestWallet;
let settling: Settling;
let play: Play;
let now: Date;
let server: ReturnType<typeof fastify>;

beforeAll(async () => {
  ({ db } = await studioDatabase());
});

beforeEach(async () => {
  await db.read.deleteFrom('free_rounds').execute();
  wallet = await testWallet();
  now = new Date('2026-01-05T12:00:00Z');
  ({ settling, play } = testStudio({ db, wallet, now: () => now }));
  server = fastify();
  const key = { partner: 'studio', keyId: 'k1', secret };
  serveFreeRounds(server, providerOf('studio'), { db, key, now: () => now });
  closing(() => server.close());
});

const granted = (changes: Partial<ProviderFreeRounds> = {}): ProviderFreeRounds => ({
  reward_uuid: 'frr_1',
  revision: 1,
  state: 'active',
  user: player,
  game_code: 'river_lotus',
  currency: 'BDT',
  rounds: 3,
  left: 3,
  stake: '1700000',
  expires_at: '2026-01-06T12:00:00.000Z',
  ...changes,
});

async function tell(news: object, key = secret): Promise<number> {
  const body = JSON.stringify(news);
  const parts = {
    timestamp: String(Math.floor(now.getTime() / 1000)),
    nonce: randomUUID(),
    method: 'POST' as const,
    path: freeRoundsPath,
    bodyHash: createHash('sha256').update(body).digest('hex'),
  };
  const answer = await server.inject({
    method: 'POST',
    url: freeRoundsPath,
    payload: body,
    headers: {
      'content-type': 'application/json',
      [signatureHeaders.partner]: 'studio',
      [signatureHeaders.key]: 'k1',
      [signatureHeaders.timestamp]: parts.timestamp,
      [signatureHeaders.nonce]: parts.nonce,
      [signatureHeaders.signature]: createHmac('sha256', key)
        .update(stringToSign(parts))
        .digest('hex'),
    },
  });
  return answer.statusCode;
}

/** What the wallet counts for the same free rounds. */
function alsoInWallet({ reward_uuid, game_code, rounds, left, stake, expires_at } = granted()) {
  wallet.freeRounds = [{ reward_uuid, game_code, rounds, left, stake, expires_at }];
}

async function opened() {
  const session = await play.open({ launchToken: 'launch', gameCode: 'river_lotus' });
  if (!session.ok || !session.value.token) throw new Error('no session');
  return { token: session.value.token, freeRounds: session.value.freeRounds };
}

const anOrder = (changes: object = {}) => ({
  orderId: randomUUID(),
  stake: '10.00',
  clientSeed: 'mine',
  freeRounds: 'frr_1',
  ...changes,
});

test('what the platform grants is played at the highest stake it is worth, and no money is staked', async () => {
  alsoInWallet();
  expect(await tell(granted())).toBe(200);
  const { token, freeRounds } = await opened();
  expect(freeRounds).toMatchObject({ id: 'frr_1', left: 3, stake: '10.00' });
  const before = wallet.balance;
  const played = await play.play(token, anOrder());
  expect(played).toMatchObject({
    ok: true,
    value: { state: 'closed', isFree: true, freeRounds: { left: 2 } },
  });
  expect(wallet.balance).toBeGreaterThanOrEqual(before);
  expect(wallet.asked.find(({ call }) => call === 'bet')?.request).toMatchObject({
    is_free: true,
    reward_uuid: 'frr_1',
  });
});

test('after the last free round the next press is refused without a bet', async () => {
  alsoInWallet(granted({ left: 1 }));
  const { token } = await opened();
  expect(await play.play(token, anOrder())).toMatchObject({ value: { freeRounds: null } });
  const bets = wallet.asked.length;
  expect(await play.play(token, anOrder())).toEqual({ ok: false, code: 'free-rounds-over' });
  expect(wallet.asked).toHaveLength(bets);
});

test('the same press is the same free round, also after it was the last one', async () => {
  alsoInWallet(granted({ left: 1 }));
  const { token } = await opened();
  const order = anOrder();
  await play.play(token, order);
  expect(await play.play(token, order)).toMatchObject({ ok: true, value: { isFree: true } });
  expect(wallet.asked.filter(({ call }) => call === 'bet')).toHaveLength(1);
});

test('a bet without an answer is rolled back, and its free round can be played again', async () => {
  alsoInWallet();
  const { token } = await opened();
  wallet.treat = (call) => (call === 'bet' ? 'lose-answer' : 'answer');
  expect(await play.play(token, anOrder())).toMatchObject({ value: { state: 'cancelled' } });
  wallet.treat = () => 'answer';
  await resumeDue(settling);
  expect(wallet.freeRounds).toMatchObject([{ left: 3 }]);
  expect(await play.resume(token)).toMatchObject({ value: { freeRounds: { left: 3 } } });
});

test('cancelled and expired ones are not offered; a lower revision than the last is ignored', async () => {
  await tell(granted({ revision: 2, state: 'cancelled' }));
  await tell(granted());
  expect((await opened()).freeRounds).toBeNull();
  await tell(granted({ reward_uuid: 'frr_2' }));
  expect((await opened()).freeRounds).toMatchObject({ id: 'frr_2' });
  now = new Date('2026-01-06T12:00:00Z');
  expect((await opened()).freeRounds).toBeNull();
});

test('a notification needs our key, a readable body and a game that has free rounds', async () => {
  expect(await tell(granted(), 'another')).toBe(401);
  expect(await tell({ reward_uuid: 'frr_1' })).toBe(400);
  expect(await tell(granted({ game_code: 'reef_hunters' }))).toBe(422);
});

test('a session whose end is near continues with the wallet’s new token', async () => {
  wallet.sessionEnd = '2026-01-05T12:20:00.000Z';
  const { token } = await opened();
  wallet.sessionEnd = '2026-01-05T16:00:00.000Z';
  const order = { orderId: randomUUID(), stake: '10.00', clientSeed: 'mine' };
  expect(await play.play(token, order)).toMatchObject({ ok: true });
  expect(wallet.asked.find(({ call }) => call === 'bet')?.request.token).toBe('newer-token');
  now = new Date('2026-01-05T13:00:00Z');
  expect(await play.resume(token)).toMatchObject({ ok: true });
});
