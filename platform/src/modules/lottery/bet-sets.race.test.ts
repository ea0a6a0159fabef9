import { sql } from 'kysely';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import { createLottery } from './lottery.service.ts';

let table: LotteryTable;
beforeAll(async () => {
  table = await lotteryTable({}, { games: ['k3-1m', 'k3-3m'], connections: 20 });
});

const crowd = (count: number, balance: string) =>
  Promise.all(Array.from({ length: count }, () => table.member(balance)));

const slipOn = (drawId: Awaited<ReturnType<typeof table.openDraw>>['id'], stake = '5.00') => ({
  drawId,
  priceVersion: 1,
  lines: [{ playType: 'sum', choice: '10', stake }],
});

test('tickets that arrive at the same time share transactions, and each gets its own answer', async () => {
  const draw = await table.openDraw();
  const players = await crowd(40, '100.00');
  const answers = await Promise.all(
    players.map((player, index) => table.bet(player, draw, [[`sum:${9 + (index % 4)}`, '5.00']])),
  );
  expect(
    answers.map((answer) => (answer.ok ? answer.value.lines[0]?.choice : answer.code)),
  ).toEqual(players.map((_, index) => String(9 + (index % 4))));
  const { rows } = await sql<{ transactions: number; tickets: number }>`
    SELECT count(DISTINCT xmin::text)::int AS transactions, count(*)::int AS tickets
    FROM lottery_ticket WHERE draw_id = ${draw.id}`.execute(table.core.db.read);
  expect(rows[0]?.tickets).toBe(40);
  expect(rows[0]?.transactions).toBeLessThanOrEqual(10);
});

test('a refused ticket of a batch leaves nothing, and the others are placed', async () => {
  const draw = await table.openDraw();
  const [rich, poor] = [await crowd(10, '100.00'), await crowd(10, '1.00')];
  const answers = await Promise.all(
    rich.flatMap((player, index) => [
      table.bet(player, draw, [['sum:10', '5.00']]),
      table.bet(poor[index] ?? player, draw, [['sum:10', '5.00']]),
    ]),
  );
  expect(answers.map((answer) => (answer.ok ? 'placed' : answer.code))).toEqual(
    rich.flatMap(() => ['placed', 'insufficient-funds']),
  );
  for (const player of rich) expect(await table.balance(player)).toBe('95.00');
  for (const player of poor) expect(await table.balance(player)).toBe('1.00');
  const staked = await table.core.db.read
    .selectFrom('lottery_member_stake')
    .select(['member_id', 'stake_units'])
    .where('draw_id', '=', draw.id)
    .execute();
  expect(staked.map(({ member_id }) => member_id).sort()).toEqual(rich.map(({ id }) => id).sort());
  expect(staked.every(({ stake_units }) => stake_units === 500_000n)).toBe(true);
});

test('a key that reaches two nodes at once is one ticket, also for a member’s first bet on a draw', async () => {
  const draw = await table.openDraw();
  const { live, ledger, protection } = table;
  const nodes = [0, 1].map(() => createLottery(table.core, { live, ledger, protection }));
  const players = await crowd(12, '100.00');
  const answers = await Promise.all(
    players.flatMap((player) =>
      nodes.map((node) => node.placeTicket(player, slipOn(draw.id), 'both')),
    ),
  );
  const ids = answers.map((answer) => (answer.ok ? answer.value.id : answer.code));
  expect(new Set(ids).size).toBe(players.length);
  for (const player of players) expect(await table.balance(player)).toBe('95.00');
});

test('tickets of one member on two nodes add up on a draw', async () => {
  const draw = await table.openDraw();
  const { live, ledger, protection } = table;
  const nodes = [0, 1].map(() => createLottery(table.core, { live, ledger, protection }));
  const player = await table.member('300000.00');
  const answers = await Promise.all(
    Array.from({ length: 4 }).flatMap((_, turn) =>
      nodes.map((node, at) =>
        node.placeTicket(player, slipOn(draw.id, '25000.00'), `k-${turn}-${at}`),
      ),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
  expect(await table.balance(player)).toBe('200000.00');
});

test('a chase and tickets of one member on the same draw are all placed', async () => {
  const draw = await table.openDraw();
  const players = await crowd(6, '100.00');
  const answers = await Promise.all(
    players.flatMap((player) => [
      table.lottery.placeChase(
        player,
        { ...slipOn(draw.id), multipliers: [1, 1], stopOnWin: false },
        'chase',
      ),
      table.lottery.placeTicket(player, slipOn(draw.id), 'ticket'),
    ]),
  );
  expect(answers.map((answer) => (answer.ok ? 'placed' : answer.code))).toEqual(
    answers.map(() => 'placed'),
  );
  for (const player of players) expect(await table.balance(player)).toBe('85.00');
});
