import type { OperatorId } from '@croupier/contracts';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import type { Operator } from '../identity/index.ts';
import type { DrawRow } from './draw.store.ts';

let table: LotteryTable;
beforeAll(async () => {
  table = await lotteryTable({}, { games: ['k3-3m'], connections: 20 });
});

const olga: Operator = { id: 'opr_olga' as OperatorId, name: 'olga', token: '' };
const gameId = 'k3-3m';

const cap = (amount: string | null) =>
  table.lottery.liability.cap(olga, { gameId, playType: 'sum', currency: 'BDT', cap: amount });
const restrict = (choice: string, rule: 'open' | 'closed' | 'half-price') =>
  table.lottery.liability.restrict(olga, {
    gameId,
    playType: 'sum',
    choice,
    rule,
    reason: 'lek an',
  });

async function risk({ id }: DrawRow, choice: string) {
  const numbers = await table.lottery.admin.numbers({ drawId: id });
  return numbers.ok ? numbers.value.find((one) => one.choice === choice) : undefined;
}

test('simultaneous bets on one number never exceed its cap', async () => {
  await cap('1000.00');
  const draw = await table.openDraw(gameId);
  const players = await Promise.all(Array.from({ length: 20 }, () => table.member('100.00')));
  // 10.00 at 7.68 may cost 76.80: thirteen fit into 1,000.00.
  const answers = await Promise.all(
    players.map((player) => table.bet(player, draw, [['sum:10', '10.00']])),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(13);
  for (const answer of answers.filter(({ ok }) => !ok))
    expect(answer).toMatchObject({ code: 'liability-reached' });
  expect(await risk(draw, '10')).toMatchObject({
    payout: '998.40',
    cap: '1000.00',
    stake: '130.00',
  });
});

test('a slip that exceeds a cap in one line reserves nothing for any line', async () => {
  await cap('1000.00');
  const draw = await table.openDraw(gameId);
  const player = await table.member('1000.00');
  const slip: [string, string][] = [
    ['sum:9', '50.00'],
    ['sum:10', '200.00'],
  ];
  expect(await table.bet(player, draw, slip)).toMatchObject({ code: 'liability-reached' });
  expect(await table.balance(player)).toBe('1000.00');
  expect(await table.bet(player, draw, [['sum:9', '120.00']])).toMatchObject({ ok: true });
});

test('a cancelled ticket frees its part of the cap', async () => {
  await cap('100.00');
  const draw = await table.openDraw(gameId);
  const [first, second] = [await table.member('100.00'), await table.member('100.00')];
  const placed = await table.bet(first, draw, [['sum:10', '10.00']]);
  if (!placed.ok) throw new Error(placed.code);
  expect(await table.bet(second, draw, [['sum:10', '10.00']])).toMatchObject({ ok: false });
  await table.lottery.cancel(first, placed.value.id);
  expect(await table.bet(second, draw, [['sum:10', '10.00']])).toMatchObject({ ok: true });
});

test('a cap applies from the next draw, because earlier stakes are in no sum', async () => {
  await cap(null);
  const draw = await table.openDraw(gameId);
  table.core.clock.advance(1);
  await cap('1.00');
  const player = await table.member('100.00');
  expect(await table.bet(player, draw, [['sum:10', '10.00']])).toMatchObject({ ok: true });
  const next = await table.openDraw(gameId);
  expect(await table.bet(player, next, [['sum:10', '10.00']])).toMatchObject({ ok: false });
  await cap(null);
});

test('a closed number takes no bet, others do; it is opened again', async () => {
  const draw = await table.openDraw(gameId);
  const player = await table.member('100.00');
  await restrict('10', 'closed');
  expect(await table.bet(player, draw, [['sum:10', '1.00']])).toMatchObject({
    ok: false,
    code: 'number-closed',
  });
  expect(await table.bet(player, draw, [['sum:11', '1.00']])).toMatchObject({ ok: true });
  await restrict('10', 'open');
  expect(await table.bet(player, draw, [['sum:10', '1.00']])).toMatchObject({ ok: true });
});

test('an unknown play type or game can be neither capped nor restricted', async () => {
  const { liability } = table.lottery;
  const none = { gameId: 'none', playType: 'sum', currency: 'BDT', cap: '1.00' };
  expect(await liability.cap(olga, none)).toMatchObject({ ok: false, code: 'not-found' });
  const number = { gameId, playType: 'none', choice: '1', rule: 'closed', reason: 'why' } as const;
  expect(await liability.restrict(olga, number)).toMatchObject({ ok: false, code: 'not-found' });
});
