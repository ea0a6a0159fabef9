import { randomUUID } from 'node:crypto';
import { createWalletClient } from '@croupier/provider/wallet-client';
import { testWallet, type TestWallet } from '@croupier/provider/testing/test-wallet';
import { pino } from 'pino';
import { providerOf } from '../providers/providers.ts';
import type { Db } from '../db/connect.ts';
import { playSlot } from '../maths/play-slot.ts';
import { riverLotus } from '../games/river-lotus.ts';
import { studioDatabase } from '../testing/test-database.ts';
import type { Play } from './play.ts';
import { createPlay } from './play.service.ts';
import { resumeDue } from './resume.ts';
import { commitOf, wordsOf } from './seeds.ts';
import type { Settling } from './settle.ts';

let db: Db;
let wallet: TestWallet;
let settling: Settling;
let play: Play;
let now: Date;

beforeAll(async () => {
  ({ db } = await studioDatabase());
});

beforeEach(async () => {
  wallet = await testWallet();
  now = new Date('2026-01-05T12:00:00Z');
  settling = aStudio();
  play = createPlay(settling);
});

/** A process of the studio: a second one simulates the process after a crash of the first. */
function aStudio(): Settling {
  const clock = () => now;
  const key = { partner: 'studio', keyId: 'k1', secret: 'secret' };
  return {
    db,
    wallet: createWalletClient({ walletUrl: wallet.url, key, now: clock }),
    now: clock,
    provider: providerOf('studio'),
    log: pino({ level: 'silent' }),
  };
}

async function aSession(gameCode = 'river_lotus'): Promise<{ token: string; nextCommit: string }> {
  const opened = await play.open({ launchToken: 'launch', gameCode });
  if (!opened.ok || !opened.value.token) throw new Error('no session');
  return { token: opened.value.token, nextCommit: opened.value.nextCommit };
}

const anOrder = (changes: object = {}) => ({
  orderId: randomUUID(),
  stake: '10.00',
  clientSeed: 'mine',
  ...changes,
});

async function spun(token: string, order = anOrder()) {
  const played = await play.play(token, order);
  if (!played.ok) throw new Error(played.code);
  return played.value;
}

const asked = () => wallet.asked.map(({ call }) => call).filter((call) => call !== 'authenticate');

/** Advances the time until nothing is due any more. */
async function passTime(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    now = new Date(now.getTime() + 1_000);
    await resumeDue(settling);
  }
}

test('a spin is one bet and one win, and its outcome follows from committed seeds', async () => {
  const { token, nextCommit } = await aSession();
  const view = await spun(token);
  expect(view).toMatchObject({ state: 'closed', balance: String(wallet.balance) });
  expect(asked()).toEqual(['bet', 'win']);
  const { proof, result } = view.outcome ?? { proof: null, result: null };
  expect(proof?.commit).toBe(nextCommit);
  expect(commitOf(proof?.serverSeed ?? '')).toBe(nextCommit);
  expect(
    playSlot(riverLotus, wordsOf({ server: proof?.serverSeed ?? '', client: 'mine' })),
  ).toEqual(result);
  expect(view.nextCommit).not.toBe(nextCommit);
});

test('a double press gives one round', async () => {
  const { token } = await aSession();
  const order = anOrder();
  const views = await Promise.all([
    play.play(token, order),
    play.play(token, order),
    play.play(token, order),
  ]);
  expect(views.every(({ ok }) => ok)).toBe(true);
  await spun(token, order);
  expect(asked()).toEqual(['bet', 'win']);
});

test('two concurrent spins: the second waits for the end of the first', async () => {
  const { token } = await aSession();
  wallet.treat = (call) => (call === 'win' ? 'drop' : 'answer');
  expect((await spun(token)).state).toBe('paying');
  expect(await play.play(token, anOrder())).toEqual({ ok: false, code: 'round-open' });
});

test('a bet without enough money is refused and shows no outcome', async () => {
  const { token } = await aSession();
  wallet.balance = 999_999n;
  const view = await spun(token);
  expect(view).toMatchObject({
    state: 'refused',
    refusal: 'RS_ERROR_NOT_ENOUGH_MONEY',
    outcome: null,
    balance: '999999',
  });
  expect(asked()).toEqual(['bet']);
});

test.each(['lose-answer', 'drop', 'RS_ERROR_TIMEOUT', 'RS_ERROR_UNKNOWN'] as const)(
  'a bet whose answer is “%s” is rolled back until the wallet confirms, and never sent again',
  async (treatment) => {
    const { token } = await aSession();
    const before = wallet.balance;
    wallet.treat = (call) => (call === 'bet' ? treatment : 'drop');
    const order = anOrder();
    expect(await spun(token, order)).toMatchObject({ state: 'pending', outcome: null });
    wallet.treat = () => 'drop';
    await passTime(4);
    wallet.treat = () => 'answer';
    await passTime(30);
    expect(await spun(token, order)).toMatchObject({ state: 'cancelled', outcome: null });
    expect(wallet.balance).toBe(before);
    expect(asked().filter((call) => call === 'bet')).toHaveLength(1);
    const ids = wallet.asked
      .filter(({ call }) => call === 'rollback')
      .map(({ request }) => request.transaction_uuid);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  },
);

test.each(['lose-answer', 'drop'] as const)(
  'a win whose answer is “%s” is sent until confirmed, and pays once',
  async (treatment) => {
    const { token } = await aSession();
    const before = wallet.balance;
    wallet.treat = (call) => (call === 'win' ? treatment : 'answer');
    const order = anOrder();
    const view = await spun(token, order);
    expect(view.state).toBe('paying');
    await passTime(3);
    wallet.treat = () => 'answer';
    await passTime(30);
    const paid = await spun(token, order);
    expect(paid.state).toBe('closed');
    const { win_units } = await db.read
      .selectFrom('round')
      .select('win_units')
      .where('order_id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    expect(wallet.balance).toBe(before - 1_000_000n + win_units);
  },
);

const onRed = { choice: { bets: [{ spot: 'red', amount: '10.00' }] } };

test.each([
  ['spin', 'betting', 'lucky_rickshaw', {}],
  ['spin', 'paying', 'lucky_rickshaw', {}],
  ['spin', 'rolling-back', 'lucky_rickshaw', {}],
  ['cascade', 'betting', 'jewel_river', {}],
  ['cascade', 'paying', 'jewel_river', {}],
  ['cascade', 'rolling-back', 'jewel_river', {}],
  ['round of roulette', 'betting', 'padma_roulette', onRed],
  ['round of roulette', 'paying', 'padma_roulette', onRed],
  ['round of roulette', 'rolling-back', 'padma_roulette', onRed],
] as const)(
  'a %s that a killed process left while %s is finished by the next one',
  async (_what, state, gameCode, choice) => {
    const { token } = await aSession(gameCode);
    const before = wallet.balance;
    const order = anOrder(choice);
    await spun(token, order);
    const { win_units, id } = await db.read
      .selectFrom('round')
      .selectAll()
      .where('order_id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    // The state of the row when the process died, whether or not its last request to the wallet was sent.
    await db.read
      .updateTable('round')
      .set({ state, ended_at: null, due_at: now, attempts: 0 })
      .where('id', '=', id)
      .execute();
    settling = aStudio();
    play = createPlay(settling);
    await passTime(3);
    const view = await spun(token, order);
    expect(view.state).toBe(state === 'paying' ? 'closed' : 'cancelled');
    if (state === 'paying') expect(wallet.balance).toBe(before - 1_000_000n + win_units);
    expect(asked().filter((call) => call === 'bet')).toHaveLength(1);
  },
);

test('a round that another process works on is not touched', async () => {
  const { token } = await aSession();
  const order = anOrder();
  await spun(token, order);
  await db.read
    .updateTable('round')
    .set({ state: 'betting', due_at: new Date(now.getTime() + 10_000) })
    .where('order_id', '=', order.orderId)
    .execute();
  const before = wallet.asked.length;
  await passTime(5);
  expect(wallet.asked.length).toBe(before);
});

test.each(['7.00', '0.00', '-5.00', '1e3', ''])(
  'a stake of “%s” that is not offered is refused',
  async (stake) => {
    const { token } = await aSession();
    expect(await play.play(token, anOrder({ stake }))).toEqual({
      ok: false,
      code: 'stake-refused',
    });
    expect(asked()).toEqual([]);
  },
);

test('a stake above the most that the wallet named for the session is refused before any bet', async () => {
  wallet.maxStake = '1000000';
  const { token } = await aSession();
  expect(await play.play(token, anOrder({ stake: '20.00' }))).toEqual({
    ok: false,
    code: 'stake-refused',
  });
  expect(await spun(token, anOrder({ stake: '10.00' }))).toMatchObject({ state: 'closed' });
  expect(asked().filter((call) => call === 'bet')).toHaveLength(1);
});

test('a session continues after a reload, has its unfinished spin, and expires', async () => {
  const { token } = await aSession();
  wallet.treat = (call) => (call === 'win' ? 'drop' : 'answer');
  const view = await spun(token);
  expect(await play.resume(token)).toMatchObject({
    ok: true,
    value: { unfinished: { orderId: view.orderId, state: 'paying' } },
  });
  now = new Date(now.getTime() + 5 * 3_600_000);
  expect(await play.resume(token)).toEqual({ ok: false, code: 'session-lost' });
  expect(await play.play('made-up', anOrder())).toEqual({ ok: false, code: 'session-lost' });
});

test('a launch token that the wallet rejects opens no session', async () => {
  wallet.treat = () => 'RS_ERROR_INVALID_TOKEN';
  expect(await play.open({ launchToken: 'spent', gameCode: 'river_lotus' })).toEqual({
    ok: false,
    code: 'launch-refused',
  });
  wallet.treat = () => 'drop';
  expect(await play.open({ launchToken: 'fresh', gameCode: 'river_lotus' })).toEqual({
    ok: false,
    code: 'wallet-down',
  });
});

test('the history lists the player’s rounds of the game, earlier sessions included, and no other player’s', async () => {
  now = new Date('2026-03-01T12:00:00Z');
  const first = await aSession();
  const played = await spun(first.token);
  const { token } = await aSession();
  const later = await spun(token);
  const history = await play.history(token);
  if (!history.ok) throw new Error(history.code);
  const ids = history.value.rounds.map(({ orderId }) => orderId);
  expect(ids.slice(0, 2).sort()).toEqual([played.orderId, later.orderId].sort());
  expect(history.value.rounds.every(({ outcome }) => outcome !== null)).toBe(true);
  expect(await play.history('made-up')).toEqual({ ok: false, code: 'session-lost' });
});

test('a round of an earlier session is found by the id of the wallet’s records, but not by another player', async () => {
  const first = await aSession();
  const { roundId } = await spun(first.token);
  const { token } = await aSession();
  expect(await play.look(token, roundId)).toMatchObject({ ok: true, value: { roundId } });
  const other = await play.open({ launchToken: 'mem_00000000000002', gameCode: 'river_lotus' });
  if (!other.ok) throw new Error(other.code);
  expect(await play.look(other.value.token ?? '', roundId)).toEqual({
    ok: false,
    code: 'unreadable',
  });
});

test('the wallet’s minimum cycle applies: no round begins sooner, but the last can be retried at any time', async () => {
  wallet.minCycleMs = 2_500;
  const { token } = await aSession();
  const first = anOrder();
  await spun(token, first);
  now = new Date(now.getTime() + 2_499);
  expect(await play.play(token, anOrder())).toEqual({ ok: false, code: 'too-soon' });
  expect((await spun(token, first)).orderId).toBe(first.orderId);
  now = new Date(now.getTime() + 1);
  expect((await spun(token)).state).toBe('closed');
});
