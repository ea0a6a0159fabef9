import { parseAmount } from '@croupier/contracts';
import { testWallet, type TestWallet } from '@croupier/provider/testing/test-wallet';
import type { Db } from '../../db/connect.ts';
import { chancesOf, fixtureOf, paidFor, type Side } from '../../games/regatta-odds.ts';
import type { RoundView } from '../../play-protocol.ts';
import type { Play } from '../../rounds/play.ts';
import { resumeDue } from '../../rounds/resume.ts';
import type { Settling } from '../../rounds/settle.ts';
import { studioDatabase } from '../../testing/test-database.ts';
import { testPlayer, testStudio, type TestPlayer } from '../../testing/test-studio.ts';
import { before } from '../crash/flight-draw.ts';
import type { EventStream } from '@croupier/provider/event-stream';
import { createFunPlay } from '../../rounds/fun-play.ts';
import { createFunRaces } from './fun-races.ts';
import { bitsOf, wonBy } from './race-draw.ts';
import { unservedMs } from './race-steps.ts';
import { proveRace, showRace } from './race-view.ts';
import { createRaces, restMs, type Races } from './races.ts';
import { latestRace, type Race } from './races.store.ts';

const game = { code: 'nouka_baich', bettingMs: 18_000, raceMs: 14_000 };
const startingBalance = 1_000_000_000n;
let db: Db;
let wallet: TestWallet;
let settling: Settling;
let play: Play;
let races: Races;
let player: TestPlayer;
let now: Date;

beforeAll(async () => {
  ({ db } = await studioDatabase());
});

beforeEach(async () => {
  for (const table of ['race_bet', 'race', 'flight_chain', 'round'] as const)
    await db.read.deleteFrom(table).execute();
  wallet = await testWallet();
  wallet.balance = startingBalance;
  now = new Date('2026-01-05T12:00:00Z');
  ({ settling, play } = testStudio({ db, wallet, now: () => now, provider: 'ds88' }));
  races = aRoom();
  player = await testPlayer(play, db, { gameCode: game.code });
});

/** A room with one viewer; a second room simulates the process that starts after a crash of the first. */
function aRoom(): Races {
  const stream: EventStream = {
    count: 1,
    join: () => undefined,
    send: () => undefined,
    close: () => undefined,
  };
  return createRaces(settling, game, stream);
}

async function latest(): Promise<Race> {
  const race = await latestRace(db.read, game.code);
  if (!race) throw new Error('nothing is rowed');
  return race;
}

const later = (ms: number) => void (now = new Date(now.getTime() + ms));

async function opened(): Promise<string> {
  await races.tick();
  return (await latest()).id;
}

const bets = (race: string, side: Side, stake = '100.00') => player.bets(stake, { race, side });

async function onEach(race: string): Promise<Record<Side, RoundView>> {
  return {
    red: await bets(race, 'red'),
    draw: await bets(race, 'draw'),
    green: await bets(race, 'green'),
  };
}

async function rowed(): Promise<Race> {
  later(game.bettingMs);
  await races.tick();
  later(game.raceMs);
  await races.tick();
  await races.settled();
  return latest();
}

test('bets on what happened are paid by the pool, the others lose, and the odds shown at the start are paid', async () => {
  const race = await opened();
  const placed = await onEach(race);
  const shown = await showRace(settling, game.code);
  const over = await rowed();
  expect(over.state).toBe('over');
  const won = over.won ?? 'draw';
  const dividend = shown?.pools['BDT']?.dividends[won] ?? 0;
  expect(over.pools?.['BDT']?.dividends[won]).toBe(dividend);
  for (const side of ['red', 'draw', 'green'] as const) {
    const round = await player.looks(placed[side].orderId);
    const win = side === won ? paidFor(parseAmount('100.00') ?? 0n, dividend) : 0n;
    expect(parseAmount(round.outcome?.win ?? '')).toBe(win);
    expect(round.state).toBe('closed');
  }
});

test('a bet moves the odds: its own side pays less, the others more', async () => {
  const race = await opened();
  const dividends = async () => (await showRace(settling, game.code))?.pools['BDT']?.dividends;
  const first = await dividends();
  await bets(race, 'red', '1000.00');
  const second = await dividends();
  expect(second?.red).toBeLessThan(first?.red ?? 0);
  expect(second?.green).toBeGreaterThan(first?.green ?? 0);
});

test('the end of a race is secret before it starts, and everyone can recompute it afterwards', async () => {
  const race = await opened();
  await bets(race, 'green');
  expect((await showRace(settling, game.code))?.course).toBeNull();
  expect(await proveRace(settling, race)).toBeNull();
  const commit = (await showRace(settling, game.code))?.commit;
  await rowed();
  const proof = await proveRace(settling, race);
  if (!proof) throw new Error('no proof');
  expect(before(proof.seed)).toBe(commit);
  expect(wonBy(chancesOf(fixtureOf(proof.place)), bitsOf(proof))).toBe(proof.won);
  let hash = proof.seed;
  for (let step = 0; step < proof.place; step += 1) hash = before(hash);
  expect(hash).toBe(proof.published);
  expect(proof.salt).toBe(`${proof.published}:mine`);
});

test('a bet after the start, and one for a race that does not exist, are returned', async () => {
  const race = await opened();
  later(game.bettingMs);
  await races.tick();
  const late = await bets(race, 'red');
  const lost = await bets('no-such-race', 'red');
  later(3_000);
  await races.tick();
  await races.settled();
  for (const { orderId } of [late, lost])
    expect((await player.looks(orderId)).state).toBe('cancelled');
  expect(wallet.balance).toBe(startingBalance);
});

test('after a process crashes during the race, the next process pays the decided result', async () => {
  const race = await opened();
  const placed = await onEach(race);
  later(game.bettingMs);
  await races.tick();
  const { won } = await latest();
  races = aRoom();
  later(60_000);
  await races.tick();
  await races.settled();
  expect(await latest()).toMatchObject({ id: race, state: 'over', won });
  const round = await player.looks(placed[won ?? 'draw'].orderId);
  expect(parseAmount(round.outcome?.win ?? '')).toBeGreaterThan(0n);
});

test('a process that crashes while bets are taken returns every stake', async () => {
  const race = await opened();
  const placed = await onEach(race);
  races = aRoom();
  later(game.bettingMs + unservedMs + 1);
  await races.tick();
  expect(await latest()).toMatchObject({ id: race, state: 'cancelled' });
  later(3_000);
  await races.tick();
  await races.settled();
  for (const { orderId } of Object.values(placed))
    expect((await player.looks(orderId)).state).toBe('cancelled');
  expect(wallet.balance).toBe(startingBalance);
});

test('a win whose answer is lost is sent again, and paid once', async () => {
  const race = await opened();
  const placed = await onEach(race);
  const staked = wallet.balance;
  wallet.treat = (call) => (call === 'win' ? 'lose-answer' : 'answer');
  const over = await rowed();
  wallet.treat = () => 'answer';
  later(60_000);
  await resumeDue(settling);
  const won = over.won ?? 'draw';
  const round = await player.looks(placed[won].orderId);
  expect(round.state).toBe('closed');
  expect(wallet.balance - staked).toBe(parseAmount(round.outcome?.win ?? ''));
});

test('the next race opens after a rest, with the next crews and the next seed', async () => {
  const first = await opened();
  await rowed();
  later(restMs);
  const second = await opened();
  expect(second).not.toBe(first);
  expect(await latest()).toMatchObject({ place: 2, state: 'betting' });
  const view = await showRace(settling, game.code);
  expect(view?.recent.map(({ race }) => race)).toEqual([first]);
});

test('free play bets play money at the odds of the race: no pool, wallet or row changes', async () => {
  const fun = createFunPlay(
    () => now,
    settling.provider,
    createFunRaces(db.read, () => now),
  );
  const visit = fun.open({ gameCode: game.code, currency: 'BDT' });
  if (!visit.ok || !visit.value.token) throw new Error('no free play');
  const { token, balance } = visit.value;
  const race = await opened();
  const before = (await showRace(settling, game.code))?.pools;
  const orders = (['red', 'draw', 'green'] as const).map((side) => ({
    orderId: `fun-${side}`,
    stake: '100.00',
    clientSeed: 'mine',
    choice: { race, side },
  }));
  for (const order of [...orders, ...orders])
    expect(await fun.play(token, order)).toMatchObject({ ok: true, value: { state: 'open' } });
  expect((await showRace(settling, game.code))?.pools).toEqual(before);
  const { won } = await rowed();
  const dividend = (await proveRace(settling, race))?.pools['BDT']?.dividends[won ?? 'draw'] ?? 0;
  const paid = paidFor(10_000_000n, dividend);
  await Promise.all(orders.map(({ orderId }) => fun.look(token, orderId)));
  const after = await fun.resume(token);
  expect(after).toMatchObject({
    value: { balance: String(BigInt(balance) - 30_000_000n + paid) },
  });
  expect(await fun.unfinished(token)).toEqual({ ok: true, value: [] });
  expect(wallet.balance).toBe(startingBalance);
  expect(await db.read.selectFrom('round').selectAll().execute()).toEqual([]);
  const late = { ...(orders[0] ?? { stake: '', clientSeed: '', choice: null }), orderId: 'late' };
  expect(await fun.play(token, late)).toMatchObject({ value: { state: 'cancelled' } });
});
