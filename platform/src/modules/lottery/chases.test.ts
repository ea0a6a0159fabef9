import type { Chase, OperatorId } from '@croupier/contracts';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import type { Member, Operator } from '../identity/index.ts';
import { accounts } from '../ledger/index.ts';
import type { ChaseSlip } from './place-chase.ts';
import type { DrawRow } from './draw.store.ts';

let table: LotteryTable;
let keys = 0;
const operator: Operator = { id: 'opr_chases0001' as OperatorId, name: 'Nadia', token: 'token' };
beforeAll(async () => {
  table = await lotteryTable({}, { connections: 12, games: ['k3-1m'] });
});

/** Wins for every result. */
const bothSides = [
  { playType: 'two-sided', choice: 'big', stake: '10.00' },
  { playType: 'two-sided', choice: 'small', stake: '10.00' },
];
/** Loses except once in 216 times. */
const longShot = [{ playType: 'triple', choice: '666', stake: '1.00' }];

function aSlip(draw: DrawRow, overrides: Partial<ChaseSlip> = {}): ChaseSlip {
  return {
    drawId: draw.id,
    priceVersion: 1,
    lines: bothSides,
    multipliers: [1, 2, 3],
    stopOnWin: true,
    ...overrides,
  };
}

async function chased(member: Member, slip: ChaseSlip): Promise<Chase> {
  const answer = await table.lottery.placeChase(member, slip, `chase-${++keys}`);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

async function chaseOf(member: Member): Promise<Chase> {
  const [chase] = (await table.lottery.chases(member, {})).rows;
  if (!chase) throw new Error('there is no chase');
  return chase;
}

/** Draws and settles the draw, then opens the next one of the game. */
async function nextDraw(draw: DrawRow): Promise<DrawRow> {
  await table.drawNow(draw);
  await table.lottery.settlement.settleAll();
  await table.lottery.draws.schedule();
  await table.lottery.draws.advance(1n);
  await table.lottery.advanceChases();
  return table.openNow(draw.game_id);
}

test('a chase takes the stakes of all issues at once and places them one by one', async () => {
  const rahim = await table.member('200.00');
  const first = await table.openDraw();
  const chase = await chased(rahim, aSlip(first, { stopOnWin: false }));
  expect(chase.stake).toBe('120.00');
  expect(chase.issues.map(({ state, stake }) => [state, stake])).toEqual([
    ['placed', '20.00'],
    ['waiting', '40.00'],
    ['waiting', '60.00'],
  ]);
  expect(chase.issues[0]?.numero).toBe(first.numero);
  expect(await table.balance(rahim)).toBe('80.00');
  const second = await nextDraw(first);
  expect((await chaseOf(rahim)).issues.map(({ state }) => state)).toEqual([
    'placed',
    'placed',
    'waiting',
  ]);
  expect(second.numero).toBe(chase.issues[1]?.numero);
  await nextDraw(await nextDraw(second));
  expect((await chaseOf(rahim)).state).toBe('finished');
  // One side of each draw won at 1.92 of 10, 20 and 30.
  expect(await table.balance(rahim)).toBe('195.20');
  expect(await table.ledger.total(accounts.chase(chase.id), 'BDT')).toBe(0n);
  const tickets = (await table.lottery.tickets(rahim, {})).rows;
  expect(tickets.map(({ stake, chaseId }) => [stake, chaseId])).toEqual([
    ['60.00', chase.id],
    ['40.00', chase.id],
    ['20.00', chase.id],
  ]);
});

test('a chase that stops on a win refunds the remaining issues', async () => {
  const rahim = await table.member('200.00');
  const first = await table.openDraw();
  const { id } = await chased(rahim, aSlip(first));
  await nextDraw(first);
  const stopped = await chaseOf(rahim);
  expect(stopped.state).toBe('stopped');
  expect(stopped.issues.map(({ state }) => state)).toEqual(['placed', 'returned', 'returned']);
  expect(await table.balance(rahim)).toBe('199.20');
  expect(await table.ledger.total(accounts.chase(id), 'BDT')).toBe(0n);
  expect(await table.ledger.report()).toMatchObject({ mismatches: 0 });
});

test('a chase that depends on a result continues only after the previous draw is settled', async () => {
  const rahim = await table.member('200.00');
  const first = await table.openDraw();
  await chased(rahim, aSlip(first, { lines: longShot }));
  const drawn = await table.drawNow(first);
  await table.lottery.draws.schedule();
  await table.lottery.draws.advance(1n);
  await table.lottery.advanceChases();
  expect((await chaseOf(rahim)).issues[1]?.state).toBe('waiting');
  await table.lottery.settlement.settleAll();
  await table.lottery.advanceChases();
  const expected = drawn.result?.join('') === '666' ? 'returned' : 'placed';
  expect((await chaseOf(rahim)).issues[1]?.state).toBe(expected);
});

test('an issue that missed its draw is refunded, and the chase continues', async () => {
  const rahim = await table.member('200.00');
  const first = await table.openDraw();
  const { issues } = await chased(rahim, aSlip(first, { lines: longShot, stopOnWin: false }));
  await table.drawNow(first);
  await table.lottery.draws.schedule();
  await table.lottery.draws.advance(1n);
  const second = await table.openNow('k3-1m');
  expect(second.numero).toBe(issues[1]?.numero);
  table.core.clock.set(second.locks_at);
  await table.lottery.draws.advance(1n);
  await table.lottery.advanceChases();
  expect((await chaseOf(rahim)).issues.map(({ state }) => state)).toEqual([
    'placed',
    'returned',
    'waiting',
  ]);
  expect(await table.balance(rahim)).toBe('196.00');
});

test('an issue whose number was closed in the meantime is refunded, and the chase continues', async () => {
  const rahim = await table.member('200.00');
  const first = await table.openDraw();
  await chased(rahim, aSlip(first, { lines: longShot, stopOnWin: false }));
  const number = { gameId: 'k3-1m', playType: 'triple', choice: '666', reason: 'a test' };
  await table.lottery.liability.restrict(operator, { ...number, rule: 'closed' });
  const second = await nextDraw(first);
  await table.lottery.liability.restrict(operator, { ...number, rule: 'open' });
  await nextDraw(second);
  expect((await chaseOf(rahim)).issues.map(({ state }) => state)).toEqual([
    'placed',
    'returned',
    'placed',
  ]);
  expect(await table.ledger.report()).toMatchObject({ mismatches: 0 });
});

test('only its member can stop a chase, and stopping twice is stopping once', async () => {
  const [rahim, karim] = [await table.member('200.00'), await table.member('1.00')];
  const first = await table.openDraw();
  const { id } = await chased(rahim, aSlip(first));
  expect(await table.lottery.cancelChase(karim, id)).toMatchObject({ code: 'not-found' });
  await Promise.all(Array.from({ length: 6 }, () => table.lottery.cancelChase(rahim, id)));
  expect((await chaseOf(rahim)).state).toBe('stopped');
  expect(await table.balance(rahim)).toBe('180.00');
});

test('24 simultaneous presses with one key are one chase, and simultaneous workers place an issue once', async () => {
  const rahim = await table.member('500.00');
  const first = await table.openDraw();
  const slip = aSlip(first, { lines: longShot, stopOnWin: false });
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => table.lottery.placeChase(rahim, slip, 'pressed')),
  );
  expect(new Set(answers.map((one) => (one.ok ? one.value.id : one.code))).size).toBe(1);
  await Promise.all(Array.from({ length: 6 }, () => table.lottery.advanceChases()));
  expect((await table.lottery.tickets(rahim, {})).rows).toHaveLength(1);
  expect(await table.balance(rahim)).toBe('494.00');
  expect(
    await table.lottery.placeChase(rahim, { ...slip, multipliers: [1, 1] }, 'pressed'),
  ).toMatchObject({ code: 'idempotency-key-reused' });
});

test('a chase beyond funds or limits books nothing', async () => {
  const rahim = await table.member('50.00');
  const first = await table.openDraw();
  expect(await table.lottery.placeChase(rahim, aSlip(first), 'poor')).toMatchObject({
    code: 'insufficient-funds',
  });
  const dear = aSlip(first, { multipliers: [1, 9999] });
  expect(await table.lottery.placeChase(rahim, dear, 'dear')).toMatchObject({
    code: 'bet-limit-exceeded',
  });
  expect(await table.balance(rahim)).toBe('50.00');
  expect((await table.lottery.chases(rahim, {})).rows).toEqual([]);
});
