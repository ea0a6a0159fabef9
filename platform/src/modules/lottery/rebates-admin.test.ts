import type { MemberId, OperatorId } from '@croupier/contracts';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import type { Member, Operator } from '../identity/index.ts';

const operator: Operator = { id: 'opr_rebates001' as OperatorId, name: 'Nadia', token: 'token' };
const above = ['mem_top00000002', 'mem_mid00000002'] as MemberId[];

let table: LotteryTable;
let first: Member;
let second: Member;
beforeAll(async () => {
  table = await lotteryTable(
    {
      uplineOf: () => Promise.resolve(above),
      accountOf: (id) => Promise.resolve(id === above[1] ? 'karim_agent' : null),
    },
    { games: ['ssc-1m'] },
  );
  const [, mid] = above;
  if (!mid) throw new Error('the member has no upline');
  await table.lottery.setPrizeGroup(operator, { memberId: mid, prizeGroup: 1900, note: 'agreed' });
  first = await played('padma');
  second = await played('verano');
});

/** A ticket at 1800 of 1950, from which the agents above earn a fortieth and a twentieth. */
async function played(brand: string): Promise<Member> {
  const player = await table.member('100.00', { brand });
  await table.lottery.setPrizeGroup(operator, {
    memberId: player.id,
    prizeGroup: 1800,
    note: 'agreed',
  });
  const draw = await table.openDraw('ssc-1m');
  const lines = [{ playType: 'front3-direct', choice: '123', stake: '10.00' }];
  const slip = { drawId: draw.id, priceVersion: 1, prizeMode: 'ZY' as const, lines };
  expect(await table.lottery.placeTicket(player, slip, brand)).toMatchObject({ ok: true });
  await table.drawNow(draw);
  await table.lottery.settlement.settleAll();
  await table.lottery.rebateAll();
  return player;
}

test('operators see each rebate with whom it went to and by whose ticket, page by page', async () => {
  const { rebatesAdmin } = table.lottery;
  const page = await rebatesAdmin.rebates({ limit: 3 });
  const next = await rebatesAdmin.rebates({ limit: 3, before: page.next ?? '' });
  const all = [...page.rows, ...next.rows];
  expect(next.next).toBeNull();
  expect(new Set(all.map(({ id }) => id)).size).toBe(4);
  expect(all.map(({ player }) => player.id)).toEqual([
    ...[second.id, second.id],
    ...[first.id, first.id],
  ]);
  expect(all.map(({ amount }) => amount).sort()).toEqual(['0.25', '0.25', '0.50', '0.50']);
  expect(all.find(({ amount }) => amount === '0.50')).toMatchObject({
    earner: { id: above[1], account: 'karim_agent' },
    brand: 'verano',
    currency: 'BDT',
    gameName: { en: 'Five digits · 1 minute' },
  });
  expect((await rebatesAdmin.rebates({ brand: 'padma' })).rows).toHaveLength(2);
});

test('rebates are summed by day, game, draw and member', async () => {
  const { rebatesAdmin } = table.lottery;
  const sums = async (by: 'day' | 'game' | 'draw' | 'member', brand?: string) =>
    (await rebatesAdmin.totals({ by, ...(brand && { brand }) })).sums.map(
      ({ label, amount, payments }) => [label, amount, payments],
    );
  const today = table.core.clock.now().toISOString().slice(0, 10);
  expect(await sums('day')).toEqual([[today, '1.50', 4]]);
  expect(await sums('game')).toEqual([['ssc-1m', '1.50', 4]]);
  expect((await sums('draw')).map(([, amount]) => amount)).toEqual(['0.75', '0.75']);
  expect(await sums('member')).toEqual([
    ['karim_agent', '1.00', 2],
    [above[0], '0.50', 2],
  ]);
  expect(await sums('member', 'padma')).toEqual([
    ['karim_agent', '0.50', 1],
    [above[0], '0.25', 1],
  ]);
});

test('a day, a game, a draw or a member narrows both', async () => {
  const { rebatesAdmin } = table.lottery;
  const today = table.core.clock.now().toISOString().slice(0, 10);
  const [latest] = (await rebatesAdmin.rebates({ limit: 1 })).rows;
  const [, mid] = above;
  if (!latest || !mid) throw new Error('there is no rebate');
  const narrowed = async (filter: Parameters<typeof rebatesAdmin.rebates>[0]) => [
    (await rebatesAdmin.rebates(filter)).rows.length,
    (await rebatesAdmin.totals({ ...filter, by: 'day' })).totals,
  ];
  expect(await narrowed({ from: today, to: today })).toEqual([
    4,
    [{ currency: 'BDT', amount: '1.50' }],
  ]);
  expect(await narrowed({ to: '2000-01-01' })).toEqual([0, []]);
  expect(await narrowed({ gameId: 'k3-1m' })).toEqual([0, []]);
  expect(await narrowed({ drawId: latest.drawId })).toEqual([
    2,
    [{ currency: 'BDT', amount: '0.75' }],
  ]);
  expect(await narrowed({ memberId: mid })).toEqual([2, [{ currency: 'BDT', amount: '1.00' }]]);
});
