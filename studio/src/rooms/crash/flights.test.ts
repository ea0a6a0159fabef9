import { testWallet, type TestWallet } from '@croupier/provider/testing/test-wallet';
import { flightMs, kiteCurve, oddsAt, reachedAfterMs } from '../../games/crash-curve.ts';
import type { Db } from '../../db/connect.ts';
import type { RoundView } from '../../play-protocol.ts';
import type { Play } from '../../rounds/play.ts';
import { resumeDue } from '../../rounds/resume.ts';
import type { Settling } from '../../rounds/settle.ts';
import { studioDatabase } from '../../testing/test-database.ts';
import { testPlayer, testStudio, type TestPlayer } from '../../testing/test-studio.ts';
import type { EventStream } from '@croupier/provider/event-stream';
import { before, endOf } from './flight-draw.ts';
import { boardingMs, unservedMs } from './flight-steps.ts';
import { proveFlight, showFlight } from './flight-view.ts';
import { createFlights, type Flights } from './flights.ts';
import { latestFlight, type Flight } from './flights.store.ts';

const code = 'kite_flight';
let db: Db;
let wallet: TestWallet;
let settling: Settling;
let play: Play;
let flights: Flights;
let player: TestPlayer;
let now: Date;

beforeAll(async () => {
  ({ db } = await studioDatabase());
});

beforeEach(async () => {
  for (const table of ['flight_seat', 'flight', 'flight_chain', 'round'] as const)
    await db.read.deleteFrom(table).execute();
  wallet = await testWallet();
  now = new Date('2026-01-05T12:00:00Z');
  ({ settling, play } = testStudio({ db, wallet, now: () => now }));
  flights = aRoom();
  wallet.minCycleMs = 5_000;
  player = await testPlayer(play, db, { gameCode: code });
});

/** A room with one viewer; a second room simulates the process that starts after a crash of the first. */
function aRoom(): Flights {
  const stream: EventStream = {
    count: 1,
    join: () => undefined,
    send: () => undefined,
    close: () => undefined,
  };
  return createFlights(settling, { code, curve: kiteCurve }, stream);
}

async function flight(): Promise<Flight> {
  const latest = await latestFlight(db.read, code);
  if (!latest) throw new Error('nothing flies');
  return latest;
}

async function boarding(): Promise<string> {
  await flights.tick();
  return (await flight()).id;
}

async function pass(ms: number): Promise<void> {
  now = new Date(now.getTime() + ms);
  await flights.tick();
  await flights.settled();
}

async function takeOff(): Promise<Flight> {
  await pass(boardingMs);
  return flight();
}

/** Runs a flight to its end without interruption. */
async function flyOut(): Promise<Flight> {
  while ((await flight()).state === 'flying') await pass(500);
  return flight();
}

/** Runs flights until one ends high enough for the test. */
async function flightThatReaches(odds: number, stakes: (flight: string) => Promise<RoundView[]>) {
  for (;;) {
    const id = await boarding();
    const rounds = await stakes(id);
    const flying = await takeOff();
    if ((flying.end_odds ?? 0) >= odds) return { flying, rounds };
    await flyOut();
    await pass(10_000);
  }
}

const bet = (flightId: string, autoOdds: number | null = null, seat = 0) =>
  player.bets('10.00', { flight: flightId, seat, autoOdds });

test('a reloaded page can cash out the earlier page’s bet, and another player cannot', async () => {
  const { rounds } = await flightThatReaches(150, async (id) => [await bet(id)]);
  const orderId = rounds[0]?.orderId ?? '';
  await pass(reachedAfterMs(kiteCurve, 130));
  const stranger = await testPlayer(play, db, { gameCode: code, name: 'mem_00000000000002' });
  expect(await flights.leave(stranger.session, orderId)).toBeNull();
  const again = await testPlayer(play, db, { gameCode: code });
  await flights.leave(again.session, orderId);
  expect(await again.looks(orderId)).toMatchObject({ state: 'closed' });
});

test('a player who cashes out in flight is paid by the odds of that moment, once', async () => {
  const { rounds } = await flightThatReaches(150, async (id) => [await bet(id)]);
  const orderId = rounds[0]?.orderId ?? '';
  await pass(reachedAfterMs(kiteCurve, 130));
  const odds = oddsAt(kiteCurve, reachedAfterMs(kiteCurve, 130));
  const before = wallet.balance;
  await Promise.all([
    flights.leave(player.session, orderId),
    flights.leave(player.session, orderId),
  ]);
  await pass(200);
  await flights.leave(player.session, orderId);
  expect(wallet.balance - before).toBe((1_000_000n * BigInt(odds)) / 100n);
  const view = await player.looks(orderId);
  expect(view).toMatchObject({ state: 'closed', outcome: { result: { leftOdds: odds } } });
});

test('an auto cash-out pays exactly its odds; the second bet of the same player loses', async () => {
  const { rounds } = await flightThatReaches(120, async (id) => [
    await bet(id, 120, 0),
    await bet(id, kiteCurve.mostOdds, 1),
  ]);
  const over = await flyOut();
  if ((over.end_odds ?? 0) >= kiteCurve.mostOdds) return;
  const [first, second] = await Promise.all(rounds.map(({ orderId }) => player.looks(orderId)));
  expect(first?.outcome).toMatchObject({ win: '12.00', result: { leftOdds: 120 } });
  expect(second?.outcome).toMatchObject({ win: '0.00', result: { leftOdds: null } });
  expect([first?.state, second?.state]).toEqual(['closed', 'closed']);
});

test('a player can have two bets in one flight and no third, whatever the minimum cycle of the brand', async () => {
  const id = await boarding();
  const [first, second] = [await bet(id, null, 0), await bet(id, null, 1)];
  expect([first.state, second.state]).toEqual(['open', 'open']);
  await expect(bet(id, null, 1)).rejects.toThrow('round-open');
});

test('a press at the moment the flight ends pays nothing', async () => {
  const { flying, rounds } = await flightThatReaches(101, async (id) => [await bet(id)]);
  const endMs = flightMs(kiteCurve, flying.end_odds ?? 0);
  for (let ms = 0; ms + 500 < endMs; ms += 500) await pass(500);
  now = new Date((flying.took_off_at?.getTime() ?? 0) + endMs);
  const round = await flights.leave(player.session, rounds[0]?.orderId ?? '');
  expect(round?.state).toBe('open');
  await pass(0);
  expect((await player.looks(rounds[0]?.orderId ?? '')).outcome?.win).toBe('0.00');
});

test('a stake that comes after betting closed is given back', async () => {
  const id = await boarding();
  await takeOff();
  const before = wallet.balance;
  const late = await bet(id);
  await pass(2_500);
  expect((await player.looks(late.orderId)).state).toBe('cancelled');
  expect(wallet.balance).toBe(before);
});

test('the end of a flight is drawn at the take-off, from a committed seed and the players’ seeds', async () => {
  const id = await boarding();
  await bet(id);
  const shown = await showFlight(settling, code);
  expect((await flight()).end_odds).toBeNull();
  await takeOff();
  expect(await proveFlight(settling, id)).toBeNull();
  expect(await showFlight(settling, code)).toMatchObject({ endOdds: null });
  const over = await flyOut();
  const proof = await proveFlight(settling, id);
  expect(before(proof?.seed ?? '')).toBe(shown?.commit);
  expect(proof?.published).toBe(shown?.published);
  expect(proof?.salt).toBe(`${proof?.published}:mine`);
  expect(endOf(kiteCurve, { seed: proof?.seed ?? '', salt: proof?.salt ?? '' })).toBe(
    over.end_odds,
  );
  let hash = proof?.seed ?? '';
  for (let step = 0; step < (proof?.place ?? 0); step += 1) hash = before(hash);
  expect(hash).toBe(proof?.published);
});

test('killed before the take-off: the flight is cancelled and every stake is given back', async () => {
  const id = await boarding();
  const { orderId } = await bet(id);
  const before = wallet.balance;
  flights = aRoom();
  await pass(boardingMs + unservedMs + 1);
  await pass(5_000);
  expect(wallet.balance).toBe(before + 1_000_000n);
  expect((await player.looks(orderId)).state).toBe('cancelled');
  expect((await flight()).id).not.toBe(id);
});

test('killed in flight: auto cash-outs follow the seed, manual players get their stakes back', async () => {
  const { rounds } = await flightThatReaches(110, async (id) => [
    await bet(id, 110, 0),
    await bet(id, null, 1),
  ]);
  flights = aRoom();
  await pass(600_000);
  await flyOut();
  const [auto, byHand] = await Promise.all(rounds.map(({ orderId }) => player.looks(orderId)));
  expect(auto).toMatchObject({ state: 'closed', outcome: { win: '11.00' } });
  expect(byHand?.state).toBe('cancelled');
});

test('killed before the wallet’s answer to a stake: the stake is given back and no seat is taken', async () => {
  const before = wallet.balance;
  const id = await boarding();
  wallet.treat = (call) => (call === 'bet' ? 'lose-answer' : 'drop');
  const { orderId } = await bet(id, 101);
  flights = aRoom();
  wallet.treat = () => 'answer';
  await takeOff();
  now = new Date(now.getTime() + 60_000);
  await resumeDue(settling);
  await flyOut();
  expect((await player.looks(orderId)).state).toBe('cancelled');
  expect(wallet.balance).toBe(before);
});

test('a short pause is no interruption: players who did not cash out have lost', async () => {
  const { rounds } = await flightThatReaches(101, async (id) => [await bet(id)]);
  flights = aRoom();
  await pass(unservedMs - 1);
  await flyOut();
  expect((await player.looks(rounds[0]?.orderId ?? '')).outcome?.win).toBe('0.00');
});

test('a win that the wallet did not answer is retried until confirmed, also by another process', async () => {
  const { rounds } = await flightThatReaches(110, async (id) => [await bet(id, 110)]);
  const paid = wallet.balance;
  wallet.treat = (call) => (call === 'win' ? 'lose-answer' : 'answer');
  await flyOut();
  expect((await player.looks(rounds[0]?.orderId ?? '')).state).toBe('paying');
  wallet.treat = () => 'answer';
  now = new Date(now.getTime() + 60_000);
  await resumeDue(settling);
  expect((await player.looks(rounds[0]?.orderId ?? '')).state).toBe('closed');
  expect(wallet.balance).toBe(paid + 1_100_000n);
});

test('others see stakes and cash-outs, but no player ids', async () => {
  const id = await boarding();
  await bet(id);
  const view = await showFlight(settling, code);
  expect(view).toMatchObject({ betCount: 1, bets: [{ stake: '10.00', leftOdds: null }] });
  expect(JSON.stringify(view)).not.toContain(player.session.player);
});
