import { parseAmount } from '@croupier/contracts';
import { testWallet, type TestWallet } from '@croupier/provider/testing/test-wallet';
import type { Shot } from '../../games/fish-result.ts';
import { bulletsPerBet, fish } from '../../games/fish.ts';
import { drawsOf, isCaught } from '../../games/fish-catch.ts';
import { placeOf, swimmersOf, tideAt, type Swimmer } from '../../games/fish-waters.ts';
import { belowFrom } from '../../maths/words.ts';
import type { Db } from '../../db/connect.ts';
import type { RoundView } from '../../play-protocol.ts';
import type { Play } from '../../rounds/play.ts';
import { commitOf, wordsOf } from '../../rounds/seeds.ts';
import { resumeDue } from '../../rounds/resume.ts';
import type { Settling } from '../../rounds/settle.ts';
import { studioDatabase } from '../../testing/test-database.ts';
import { testPlayer, testStudio, type TestPlayer } from '../../testing/test-studio.ts';
import type { ShotsView } from '../room-protocol.ts';
import type { StreamEvent, EventStream } from '@croupier/provider/event-stream';
import { createHunts, idleMs, type Hunts } from './hunts.ts';

const { code } = fish.listing;
let db: Db;
let wallet: TestWallet;
let settling: Settling;
let play: Play;
let hunts: Hunts;
let player: TestPlayer;
let now: Date;
let sent: StreamEvent[];

beforeAll(async () => {
  ({ db } = await studioDatabase());
});

beforeEach(async () => {
  for (const table of ['hunt_shot', 'caught_fish', 'round'] as const)
    await db.read.deleteFrom(table).execute();
  wallet = await testWallet();
  now = new Date('2026-01-05T12:00:00Z');
  sent = [];
  ({ settling, play } = testStudio({ db, wallet, now: () => now }));
  hunts = aReef();
  player = await testPlayer(play, db, { gameCode: code });
});

function aReef(): Hunts {
  const stream: EventStream = {
    count: 1,
    join: () => undefined,
    send: (event) => void sent.push(event),
    close: () => undefined,
  };
  return createHunts(settling, { code, waterSeed: code }, stream);
}

function swimming(): readonly Swimmer[] {
  const tide = tideAt(now.getTime());
  return [tide - 2, tide - 1, tide]
    .flatMap((each) => swimmersOf(code, each))
    .filter((swimmer) => placeOf(swimmer, now.getTime()));
}

const hunt = (who = player): Promise<RoundView> => who.bets('20.00', { bullet: '1.00' });

/** Shoots at the first available fish until `until` returns true or the bullets are used up. */
async function shootOn(
  { orderId }: RoundView,
  { until = () => false, who = player }: { until?: (shot: Shot) => boolean; who?: TestPlayer } = {},
): Promise<ShotsView> {
  const gone = new Set<string>();
  let number = 0;
  for (;;) {
    now = new Date(now.getTime() + 250);
    const target = swimming().find(({ id }) => !gone.has(id));
    if (!target) continue;
    number += 1;
    const order = { orderId, shots: [{ number, fish: target.id }] };
    const view = await hunts.shoot(who.session, order);
    const shot = view?.shots.at(-1);
    if (!view || !shot) throw new Error('no hunt');
    if (shot.came !== 'missed') gone.add(shot.fish);
    if (view.left === 0 || until(shot)) return view;
  }
}

test('twenty bullets are one bet, and all their catches are one win', async () => {
  const round = await hunt();
  expect(round.state).toBe('open');
  const { shots, prize, round: ended } = await shootOn(round);
  expect(shots.filter(({ came }) => came !== 'returned')).toHaveLength(bulletsPerBet);
  const worth = shots.reduce((sum, shot) => sum + (shot.came === 'caught' ? shot.worth : 0), 0);
  expect(prize).toBe(`${worth}.00`);
  expect(ended).toMatchObject({ state: 'closed', outcome: { win: `${worth}.00` } });
  expect(wallet.asked.map(({ call }) => call)).toEqual(['authenticate', 'bet', 'win']);
  expect(wallet.balance).toBe(10_000_000n - 2_000_000n + BigInt(worth) * 100_000n);
});

test('every shot is derived from seeds committed before the hunt', async () => {
  const opened = await play.open({ launchToken: 'launch', gameCode: code });
  const round = await hunt();
  expect(round.outcome).toBeNull();
  const { round: ended, shots } = await shootOn(round);
  const proof = ended.outcome?.proof;
  expect(opened.ok).toBe(true);
  expect(commitOf(proof?.serverSeed ?? '')).toBe(commitOf(player.session.next_seed));
  for (const { number, worth, came } of shots) {
    const words = wordsOf({ server: proof?.serverSeed ?? '', client: `mine:${number}` });
    const drawn = belowFrom(words, drawsOf({ worth }));
    if (came !== 'returned') expect(isCaught(drawn)).toBe(came === 'caught');
  }
});

test('unused bullets are paid back when the player collects, only once', async () => {
  const round = await hunt();
  const view = await shootOn(round, { until: (shot) => shot.number === 5 });
  const [first, second] = await Promise.all([
    hunts.collect(player.session, round.orderId),
    hunts.collect(player.session, round.orderId),
  ]);
  const due = BigInt(view.prize.split('.')[0] ?? '0') + BigInt(view.left);
  const paid = (await player.looks(round.orderId)).outcome;
  expect(paid?.win).toBe(`${due}.00`);
  expect(paid?.result).toMatchObject({ kind: 'hunt', left: view.left });
  expect([first?.left, second?.left]).toEqual([0, 0]);
  expect(wallet.balance).toBe(10_000_000n - 2_000_000n + due * 100_000n);
});

test('an abandoned hunt ends by itself, also in another process', async () => {
  const round = await hunt();
  hunts = aReef();
  await hunts.tick();
  expect((await player.looks(round.orderId)).state).toBe('open');
  now = new Date(now.getTime() + idleMs + 1_000);
  await hunts.tick();
  await hunts.settled();
  expect(await player.looks(round.orderId)).toMatchObject({
    state: 'closed',
    outcome: { win: '20.00' },
  });
});

test('killed between two shots: the next process pays catches and unused bullets, once', async () => {
  const round = await hunt();
  const { prize, left } = await shootOn(round, { until: ({ number }) => number === 5 });
  const due = (parseAmount(prize) ?? 0n) + BigInt(left) * 100_000n;
  const staked = wallet.balance;
  hunts = aReef();
  wallet.treat = (call) => (call === 'win' ? 'lose-answer' : 'answer');
  now = new Date(now.getTime() + idleMs + 1_000);
  await hunts.tick();
  await hunts.settled();
  expect((await player.looks(round.orderId)).state).toBe('paying');
  wallet.treat = () => 'answer';
  now = new Date(now.getTime() + 60_000);
  await resumeDue(settling);
  expect((await player.looks(round.orderId)).state).toBe('closed');
  expect(wallet.balance).toBe(staked + due);
});

test('killed before the wallet’s answer to the bet: the stake is given back, and shots are refused', async () => {
  const before = wallet.balance;
  wallet.treat = (call) => (call === 'bet' ? 'lose-answer' : 'drop');
  const round = await hunt();
  expect(round.state).toBe('pending');
  hunts = aReef();
  wallet.treat = () => 'answer';
  now = new Date(now.getTime() + 60_000);
  await resumeDue(settling);
  expect((await player.looks(round.orderId)).state).toBe('cancelled');
  const order = { orderId: round.orderId, shots: [{ number: 1, fish: swimming()[0]?.id ?? '' }] };
  expect((await hunts.shoot(player.session, order))?.shots).toEqual([]);
  expect(wallet.balance).toBe(before);
});

test('the same shot is decided once, however often it is sent', async () => {
  const round = await hunt();
  const [target] = swimming();
  const order = { orderId: round.orderId, shots: [{ number: 1, fish: target?.id ?? '' }] };
  const views = await Promise.all([1, 2, 3].map(() => hunts.shoot(player.session, order)));
  expect(new Set(views.map((view) => JSON.stringify(view?.shots))).size).toBe(1);
  expect(views[0]?.shots).toHaveLength(1);
});

test('a fish is caught once: the other player’s bullet is returned', async () => {
  const other = await testPlayer(play, db, { gameCode: code, name: 'mem_00000000000002' });
  const caught = await caughtFish();
  const round = await hunt(other);
  const order = { orderId: round.orderId, shots: [{ number: 1, fish: caught.fish }] };
  const view = await hunts.shoot(other.session, order);
  expect(view).toMatchObject({ left: bulletsPerBet, shots: [{ came: 'returned' }] });
});

/** Hunts until a caught fish would still be swimming. */
async function caughtFish(): Promise<Shot> {
  for (;;) {
    const { shots } = await shootOn(await hunt(), { until: ({ came }) => came === 'caught' });
    const last = shots.at(-1);
    await hunts.collect(player.session, (await lastOrder()) ?? '');
    if (last?.came === 'caught') return last;
  }
}

async function lastOrder(): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('round')
    .select('order_id')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.order_id;
}

test.each([
  ['a fish that is none', (fishId: string) => ({ number: 1, fish: `${fishId}99` })],
  ['a fish of long ago', () => ({ number: 1, fish: '12-1' })],
  ['a number out of turn', (fishId: string) => ({ number: 2, fish: fishId })],
])('%s is not shot at', async (_what, shotAt) => {
  const round = await hunt();
  const order = { orderId: round.orderId, shots: [shotAt(swimming()[0]?.id ?? '')] };
  expect(await hunts.shoot(player.session, order)).toMatchObject({
    shots: [],
    left: bulletsPerBet,
  });
});

test('too many shots are limited to the cannon’s rate', async () => {
  const round = await hunt();
  const targets = swimming().slice(0, 8);
  const shots = targets.map(({ id }, index) => ({ number: index + 1, fish: id }));
  const view = await hunts.shoot(player.session, { orderId: round.orderId, shots });
  expect(view?.shots).toHaveLength(6);
});

test('a reloaded page continues the hunt of the earlier page', async () => {
  const round = await hunt();
  const again = await testPlayer(play, db, { gameCode: code });
  const view = await shootOn(round, { who: again, until: () => true });
  expect(view.shots).toHaveLength(1);
  await hunts.collect(again.session, round.orderId);
  expect((await again.looks(round.orderId)).state).toBe('closed');
});

test('a player cannot shoot in another player’s hunt, or in a hunt that is over', async () => {
  const other = await testPlayer(play, db, { gameCode: code, name: 'mem_00000000000002' });
  const round = await hunt();
  const order = { orderId: round.orderId, shots: [{ number: 1, fish: swimming()[0]?.id ?? '' }] };
  expect(await hunts.shoot(other.session, order)).toBeNull();
  await hunts.collect(player.session, round.orderId);
  expect(await hunts.shoot(player.session, order)).toMatchObject({ shots: [], left: 0 });
});

test('the room sees catches, but no player ids', async () => {
  const caught = await caughtFish();
  await hunts.tick();
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).toContain(`"fish":"${caught.fish}"`);
  expect(JSON.stringify(sent)).not.toContain(player.session.player);
  await hunts.tick();
  expect(sent).toHaveLength(1);
});
