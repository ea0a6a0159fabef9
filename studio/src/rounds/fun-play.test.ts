import { randomUUID } from 'node:crypto';
import { parseAmount } from '@croupier/contracts';
import { games } from '../games/games.ts';
import { providerOf } from '../providers/providers.ts';
import { playSlot } from '../maths/play-slot.ts';
import { riverLotus } from '../games/river-lotus.ts';
import type { FunRaces } from '../rooms/regatta/fun-races.ts';
import { createFunPlay, funCycleMs, isFunToken, type FunPlay } from './fun-play.ts';
import type { PlayResult } from './play.ts';
import { commitOf, wordsOf } from './seeds.ts';

let now: Date;
let fun: FunPlay;

const noRaces: FunRaces = { isOpen: async () => false, endOf: async () => null };

beforeEach(() => {
  now = new Date('2026-01-05T12:00:00Z');
  fun = createFunPlay(() => now, providerOf('studio'), noRaces);
});

function valueOf<Value>(played: PlayResult<Value>): Value {
  if (!played.ok) throw new Error(played.code);
  return played.value;
}

function aVisit(gameCode = 'river_lotus') {
  const session = valueOf(fun.open({ gameCode, currency: 'BDT' }));
  return { ...session, token: session.token ?? '' };
}

const anOrder = (stake = '10.00') => ({ orderId: randomUUID(), stake, clientSeed: 'mine' });
const wait = (ms = funCycleMs) => (now = new Date(now.getTime() + ms));

test('a fun round is drawn like any other, from a committed seed', async () => {
  const { token, nextCommit, balance } = aVisit();
  const { outcome, ...round } = valueOf(await fun.play(token, anOrder()));
  const { proof, result, win } = outcome ?? { proof: null, result: null, win: '0' };
  expect(isFunToken(token)).toBe(true);
  expect(commitOf(proof?.serverSeed ?? '')).toBe(nextCommit);
  expect(
    playSlot(riverLotus, wordsOf({ server: proof?.serverSeed ?? '', client: 'mine' })),
  ).toEqual(result);
  const left = BigInt(balance) - 1_000_000n + (parseAmount(win) ?? 0n);
  expect(round).toMatchObject({ state: 'closed', balance: String(left) });
});

test('the same order is the same round, and the next one begins after the minimum cycle', async () => {
  const { token } = aVisit();
  const order = anOrder();
  const first = valueOf(await fun.play(token, order));
  expect(valueOf(await fun.play(token, order))).toEqual(first);
  wait(funCycleMs - 1);
  expect(await fun.play(token, anOrder())).toEqual({ ok: false, code: 'too-soon' });
  wait(1);
  await fun.play(token, anOrder());
  const { rounds } = valueOf(await fun.history(token));
  expect(rounds.map(({ orderId }) => orderId)[1]).toBe(order.orderId);
});

test('a stake above the play money is refused, and the balance does not change', async () => {
  const { token, balance } = aVisit('padma_roulette');
  const bets = [
    { spot: 'red', amount: '5000.00' },
    { spot: 'black', amount: '500.00' },
  ];
  const round = valueOf(await fun.play(token, { ...anOrder('5500.00'), choice: { bets } }));
  expect(round).toMatchObject({ state: 'refused', refusal: 'RS_ERROR_NOT_ENOUGH_MONEY', balance });
  expect(valueOf(await fun.resume(token)).balance).toBe(balance);
  expect(valueOf(await fun.history(token)).rounds).toEqual([]);
});

test('only games that are decided at once have fun mode, in their own currencies', () => {
  const held = games.filter(({ listing }) => !listing.has_fun_play).map(({ face }) => face.kind);
  expect(held.sort()).toEqual(['crash', 'fish']);
  const refusal = { ok: false, code: 'launch-refused' };
  expect(fun.open({ gameCode: 'kite_flight', currency: 'BDT' })).toEqual(refusal);
  expect(fun.open({ gameCode: 'river_lotus', currency: 'USD' })).toEqual(refusal);
});

test('the least recently used session is removed', async () => {
  const [first, second] = [aVisit(), aVisit()];
  for (let more = 0; more < 4_998; more += 1) aVisit();
  expect((await fun.resume(first.token)).ok).toBe(true);
  aVisit();
  expect((await fun.resume(second.token)).ok).toBe(false);
  expect((await fun.resume(first.token)).ok).toBe(true);
});
