import { callSchemas } from '@croupier/contracts/schemas';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';

let table: LotteryTable;
beforeAll(async () => {
  table = await lotteryTable({}, { games: ['k3-1m', 'ssc-1m', 'vn-mb'] });
  await table.openDraw();
});

const line = { playType: 'sum', choice: '10', stake: '5.00' };
const slip = { drawId: 'drw_00000000000000', priceVersion: 1, lines: [line] };
const chase = { ...slip, multipliers: [1, 2], stopOnWin: true };

test.each([
  ['more than ten thousand lines', { ...slip, lines: Array(10_001).fill(line) }],
  ['no lines', { ...slip, lines: [] }],
  ['odds of its own', { ...slip, lines: [{ ...line, odds: '999' }] }],
  ['a stake that is a number', { ...slip, lines: [{ ...line, stake: 5 }] }],
  ['a negative stake', { ...slip, lines: [{ ...line, stake: '-5.00' }] }],
  ['a stake of nothing', { ...slip, lines: [{ ...line, stake: '0' }] }],
  ['another member’s id', { ...slip, memberId: 'mem_somebody00' }],
  ['a mode that is none', { ...slip, prizeMode: 'VIP' }],
])('a slip with %s is refused as invalid input', (_, sent) => {
  expect(callSchemas.placeTicket.input.safeParse(slip).success).toBe(true);
  expect(callSchemas.placeTicket.input.safeParse(sent).success).toBe(false);
});

test.each([
  ['a negative multiplier', [1, -1]],
  ['a multiplier of nothing', [1, 0]],
  ['half a multiplier', [1, 1.5]],
  ['a multiplier beyond all stakes', [1, 1e21]],
  ['one issue', [1]],
  ['more than a hundred issues', Array(101).fill(1)],
])('a chase with %s is refused as invalid input', (_, multipliers) => {
  expect(callSchemas.placeChase.input.safeParse(chase).success).toBe(true);
  expect(callSchemas.placeChase.input.safeParse({ ...chase, multipliers }).success).toBe(false);
});

test.each([
  ['k3-1m', 'sum:19', '5.00'],
  ['k3-1m', '__proto__:x', '5.00'],
  ['k3-1m', 'sum:10', '5.00001'],
  ['k3-1m', 'sum:10', '25000.01'],
  ['ssc-1m', 'five-direct:1234', '1.00'],
  ['ssc-1m', 'five-direct:123456', '1.00'],
  ['ssc-1m', 'five-group120:11234', '1.00'],
  ['ssc-1m', 'five-group60:21134', '1.00'],
  ['ssc-1m', "five-direct:1234'", '1.00'],
  ['vn-mb', 'lo2:7', '27.00'],
  ['vn-mb', 'lo2:07', '26.00'],
  ['vn-mb', 'xien2:07,07', '5.00'],
  ['vn-mb', 'truot10:01,02,03', '5.00'],
])(
  '%s: %s for %s is answered with what is wrong, and books nothing',
  async (gameId, pick, stake) => {
    const rahim = await table.member('100000.00');
    const draw = await table.openNow(gameId);
    const answer = await table.bet(rahim, draw, [
      [pick, stake],
      [gameId === 'k3-1m' ? 'sum:11' : 'nothing:1', '5.00'],
    ]);
    expect(answer).toMatchObject({ ok: false });
    expect(answer.ok || answer.fields?.['lines.0'] || answer.detail).toBeTruthy();
    expect(await table.balance(rahim)).toBe('100000.00');
    expect((await table.lottery.tickets(rahim, {})).rows).toEqual([]);
  },
);
