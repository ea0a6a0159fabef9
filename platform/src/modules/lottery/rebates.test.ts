import fc from 'fast-check';
import { formatAmount, type MemberId, type OperatorId, type TicketId } from '@croupier/contracts';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import type { Member, Operator } from '../identity/index.ts';
import { accounts } from '../ledger/index.ts';
import type { DrawRow } from './draw.store.ts';
import { payRebates } from './rebate-payments.ts';
import { reopenRebates, type UnrebatedTicket } from './rebate.store.ts';
import { sharesOf } from './rebates.ts';

const operator: Operator = { id: 'opr_groups0001' as OperatorId, name: 'Nadia', token: 'token' };
const ids = ['mem_top00000001', 'mem_mid00000001'];
const above = ids.filter((id): id is MemberId => id.startsWith('mem_'));

let table: LotteryTable;
beforeAll(async () => {
  const uplineOf = () => Promise.resolve(above);
  table = await lotteryTable({ uplineOf }, { games: ['ssc-1m'] });
});

function agents(): Promise<Member[]> {
  return Promise.all(above.map((id) => table.member('0.00', { id, account: id })));
}

function balances(): Promise<bigint[]> {
  return Promise.all(
    above.map(async (id) => (await table.ledger.balance(accounts.cash(id))).balanceUnits),
  );
}

async function earned(): Promise<string[]> {
  const pages = await Promise.all(
    (await agents()).map((agent) => table.lottery.rebates(agent, {})),
  );
  return pages.map(({ rows }) => rows.map(({ amount }) => amount).join());
}

/** By the prize group of the traditional mode, 1950 of 2000. */
async function betInMode(member: Member, draw: DrawRow, key: string) {
  const lines = [{ playType: 'front3-direct', choice: '123', stake: '10.00' }];
  const slip = { drawId: draw.id, priceVersion: 1, prizeMode: 'ZY' as const, lines };
  return table.lottery.placeTicket(member, slip, key);
}

async function settled(draw: DrawRow): Promise<void> {
  await table.drawNow(draw);
  await table.lottery.settlement.settleAll();
  await Promise.all([table.lottery.rebateAll(), table.lottery.rebateAll()]);
}

test('a player in a lower group gets that group’s odds, and the agents above share the difference once', async () => {
  const rahim = await table.member('100.00');
  const [, mid] = above;
  await table.lottery.setPrizeGroup(operator, {
    memberId: rahim.id,
    prizeGroup: 1800,
    note: 'agreed',
  });
  await table.lottery.setPrizeGroup(operator, {
    memberId: mid ?? rahim.id,
    prizeGroup: 1900,
    note: 'agreed',
  });
  const draw = await table.openDraw('ssc-1m');
  expect(await betInMode(rahim, draw, 'grouped')).toMatchObject({
    value: { prizeMode: 'ZY', lines: [{ odds: ['900.00'] }] },
  });
  expect(await earned()).toEqual(['', '']);
  await settled(draw);
  // 10.00 of stake: 100 of 2000 for the nearest agent, 50 of 2000 for the next one above.
  expect(await earned()).toEqual(['0.25', '0.50']);
  expect(await balances()).toEqual([25_000n, 50_000n]);
  expect(await table.ledger.report()).toMatchObject({ mismatches: 0 });

  await table.core.db.transaction((tx) => reopenRebates(tx, draw.id));
  await table.lottery.rebateAll();
  expect(await balances()).toEqual([25_000n, 50_000n]);
});

test('a corrected result takes rebates back, and what was spent becomes a debt', async () => {
  const rahim = await table.member('100.00');
  await table.lottery.setPrizeGroup(operator, {
    memberId: rahim.id,
    prizeGroup: 1800,
    note: 'agreed',
  });
  const draw = await table.openDraw('ssc-1m');
  const placed = await betInMode(rahim, draw, 'corrected');
  if (!placed.ok) throw new Error(placed.code);
  const before = await balances();
  await settled(draw);
  const [top, mid] = await agents();
  if (!top || !mid) throw new Error('there are no agents');
  await table.spend(mid, formatAmount(((await balances())[1] ?? 0n) - 10_000n));

  const ticket: UnrebatedTicket = {
    id: placed.value.id,
    member_id: rahim.id,
    currency: 'BDT',
    stake_units: 0n,
    prize_group: 1800,
    mode_group: 1950,
    result_version: 2,
  };
  await table.core.db.transaction((tx) =>
    payRebates(tx, table.core, table.ledger, [{ ticket, shares: [] }]),
  );
  expect(await balances()).toEqual([before[0], 0n]);
  expect(await table.ledger.total(accounts.receivable(mid.id), 'BDT')).toBe(-40_000n);
  expect(await table.ledger.report()).toMatchObject({ mismatches: 0 });
});

test('a cancelled ticket earns no rebate, and neither does one at the listed odds', async () => {
  const rahim = await table.member('100.00');
  await table.lottery.setPrizeGroup(operator, {
    memberId: rahim.id,
    prizeGroup: 1800,
    note: 'agreed',
  });
  const draw = await table.openDraw('ssc-1m');
  const placed = await betInMode(rahim, draw, 'taken-back');
  if (placed.ok) await table.lottery.cancel(rahim, placed.value.id);
  expect(await table.bet(rahim, draw, [['front3-direct:123', '10.00']])).toMatchObject({
    ok: true,
  });
  const before = await earned();
  await settled(draw);
  expect(await earned()).toEqual(before);
});

test('for any groups the agents above never share more than the mode leaves', () => {
  const group = fc.integer({ min: 1500, max: 1998 });
  fc.assert(
    fc.property(group, group, fc.array(group, { maxLength: 6 }), (own, mode, groups) => {
      const members = groups.map((_, index) => `mem_${index}` as MemberId);
      const ticket = {
        stake_units: 1_000_000n,
        prize_group: Math.min(own, mode),
        mode_group: mode,
      };
      const known = new Map(members.map((id, index) => [id, groups[index] ?? mode]));
      const shares = sharesOf(ticket, members, known);
      const sum = shares.reduce((total, { parts }) => total + parts, 0n);
      expect(sum).toBeLessThanOrEqual(1_000_000n * BigInt(mode - ticket.prize_group));
      expect(shares.every(({ parts }) => parts > 0n)).toBe(true);
    }),
  );
});

test('rebates below a ledger unit add up over bets and corrections, exactly', async () => {
  const agent = await table.member('0.00');
  const player = await table.member('100.00');
  const draw = await table.openDraw('ssc-1m');
  const tickets: TicketId[] = [];
  for (let bet = 0; bet < 3; bet += 1) {
    const placed = await betInMode(player, draw, `fraction-${bet}`);
    if (!placed.ok) throw new Error(placed.code);
    tickets.push(placed.value.id);
  }
  const cash = async () => (await table.ledger.balance(accounts.cash(agent.id))).balanceUnits;
  let version = 0;
  const results = fc.array(fc.array(fc.bigInt(0n, 9_000n), { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(results, async (history) => {
      for (const stakes of history) {
        version += 1;
        const earned = tickets.map((id, at) => ({
          ticket: {
            ...{ id, member_id: player.id, currency: 'BDT', prize_group: 1800, mode_group: 1950 },
            stake_units: stakes[at] ?? 0n,
            result_version: version,
          },
          shares: [
            {
              member_id: agent.id,
              parts: (stakes[at] ?? 0n) * 7n,
              own_group: 1807,
              below_group: 1800,
            },
          ],
        }));
        await table.core.db.transaction((tx) => payRebates(tx, table.core, table.ledger, earned));
        const exact = stakes.reduce((sum, stake) => sum + stake * 7n, 0n);
        expect(await cash()).toBe(exact / 2000n);
      }
    }),
    { numRuns: 15 },
  );
  expect(await table.ledger.report()).toMatchObject({ mismatches: 0 });
});
