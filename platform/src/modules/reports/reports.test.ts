import { randomUUID } from 'node:crypto';
import { parseAmount, type OperatorId, type ProfitReport } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import type { TestCore } from '../../testing/index.ts';
import { lotteryTable } from '../../testing/lottery-table.ts';
import { paymentTable } from '../../testing/payment-table.ts';
import { seedOperators } from '../../testing/test-operators.ts';
import { providerTable, type Player } from '../../testing/test-provider.ts';
import type { Member, Operator } from '../identity/index.ts';
import { createBrands } from '../brands/index.ts';
import { accounts } from '../ledger/index.ts';
import { createLive } from '../live/index.ts';
import { createReports, reportsJobs, type Reports } from './index.ts';

type Zones = Parameters<typeof createReports>[1]['brands'];

const noBrand: Zones = { byCode: async () => null };

const reportsOn = (core: TestCore, brands: Zones = noBrand): Reports =>
  createReports(core, {
    brands,
    vendorNameOf: (provider) => provider,
    lotteryNameOf: async () => null,
  });

async function profitOf(
  reports: Reports,
  member: Member,
  span: Parameters<Reports['profit']>[1] = {},
): Promise<ProfitReport> {
  const answer = await reports.profit(member, span);
  if (!answer.ok) throw new Error(answer.code);
  return callSchemas.profitReport.output.parse(answer.value);
}

const [olga, ivan] = ['olga', 'ivan'].map((name): Operator => ({
  id: `opr_${name}` as OperatorId,
  name,
  token: '',
})) as [Operator, Operator];

describe('lottery', () => {
  const prizes = (special: string) => [
    { prize: 'special', numbers: [special] },
    { prize: 'p1', numbers: ['80300'] },
    { prize: 'p2', numbers: ['60683', '51132'] },
    { prize: 'p3', numbers: ['89384', '11622', '10383', '09349', '00136', '47894'] },
    { prize: 'p4', numbers: ['7740', '7568', '2767', '8365'] },
    { prize: 'p5', numbers: ['0570', '5252', '4790', '7707', '6494', '9516'] },
    { prize: 'p6', numbers: ['354', '649', '773'] },
    { prize: 'p7', numbers: ['26', '09', '06', '64'] },
  ];

  async function aTable() {
    const table = await lotteryTable({}, { games: ['vn-mb'] });
    await seedOperators(table.core, [olga, ivan]);
    table.core.clock.advance(24 * 3_600_000);
    await table.lottery.draws.schedule();
    await table.lottery.draws.advance(1n);
    const draw = await table.openNow('vn-mb');
    const result = async (special: string) => {
      for (const operator of [olga, ivan])
        await table.lottery.admin.enter(operator, {
          drawId: draw.id,
          prizes: prizes(special),
          note: '',
        });
      await table.lottery.settlement.settleAll();
    };
    return { ...table, draw, result, reports: reportsOn(table.core) };
  }

  test('another result takes the first win back on the day it is booked, under the same game', async () => {
    const { core, draw, result, reports, lottery, ...table } = await aTable();
    const member = await table.member('1000.00');
    await table.bet(member, draw, [['de-db:13', '10.00']]);
    core.clock.set(draw.draws_at);
    await lottery.draws.advance(1n);
    await result('60213');
    const first = await profitOf(reports, member);
    expect(first.games).toMatchObject([
      { category: null, sums: { deposit: '1000.00', profit: '0.00' } },
      {
        category: 'LOTT',
        vendor: 'LOTT',
        game: 'vn-mb',
        sums: { bets: 1, turnover: '10.00', win: '990.00', profit: '980.00' },
      },
    ]);
    core.clock.advance(24 * 3_600_000);
    await result('60214');
    const second = await profitOf(reports, member);
    expect(second.total).toMatchObject({ turnover: '10.00', win: '0.00', profit: '-10.00' });
    expect(second.days.at(-1)).toMatchObject({
      day: second.today,
      sums: { bets: 0, win: '-990.00' },
    });
  });

  test('the stake of a void draw is no turnover', async () => {
    const { draw, reports, lottery, ...table } = await aTable();
    const member = await table.member('100.00');
    await table.bet(member, draw, [['de-db:13', '10.00']]);
    await lottery.admin.voidDraw(olga, { drawId: draw.id, reason: 'No draw today.' });
    await lottery.settlement.settleAll();
    expect((await profitOf(reports, member)).total).toMatchObject({
      bets: 1,
      turnover: '0.00',
      profit: '0.00',
    });
  });
});

test('rounds of a provider count by their game, and a rolled back bet is no turnover', async () => {
  const { provider, core, ...table } = await providerTable();
  const reports = reportsOn(core);
  const player: Player = await table.aPlayer({ balance: '100.00' });
  const bet = (amount: string) => ({
    request_uuid: randomUUID(),
    token: player.token,
    user: player.member.id,
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    currency: 'BDT',
    amount: String(parseAmount(amount) ?? 0n),
    game_code: player.game.code,
  });
  const [won, lost] = [bet('10.00'), bet('5.00')];
  await provider.send('bet', won);
  await provider.send('bet', lost);
  await provider.send('win', {
    ...won,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: won.transaction_uuid,
    amount: String(parseAmount('25.00') ?? 0n),
    round_closed: true,
  });
  await provider.send('rollback', {
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: lost.transaction_uuid,
    round: lost.round,
    game_code: lost.game_code,
    user: lost.user,
  });
  const { games } = await profitOf(reports, player.member);
  expect(games.find(({ game }) => game === player.game.id)).toMatchObject({
    category: 'RNG',
    vendor: 'studio',
    gameName: { en: 'River Lotus' },
    sums: { bets: 2, turnover: '10.00', win: '25.00', profit: '15.00' },
  });
});

describe('payments', () => {
  test('a withdrawal counts without its fee, and both go back with a rejected one', async () => {
    const payments = await paymentTable();
    const reports = reportsOn(payments.core);
    const player = await payments.player('5000');
    const account = await payments.addAccount(player, {
      method: 'bank-sandbox',
      fields: { bank: 'Sonali Bank', account: '1234567890123', routing: '200270522' },
    });
    if (!account.ok) throw new Error(account.code);
    const asked = await payments.ask(player, '1000', { account: account.value.id });
    if (!asked.ok) throw new Error(asked.code);
    expect((await profitOf(reports, player)).total).toMatchObject({
      deposit: '5000.00',
      withdrawal: '980.00',
      fee: '20.00',
      profit: '0.00',
    });
    await payments.cashier.admin.reject(payments.operator('mina'), {
      id: asked.value.id,
      reason: 'The account is closed.',
    });
    expect((await profitOf(reports, player)).total).toMatchObject({
      withdrawal: '0.00',
      fee: '0.00',
    });
  });

  test('a booking counts on the day that it is in the time zone of the brand', async () => {
    const payments = await paymentTable();
    const brands = createBrands(payments.core, { live: createLive(payments.core) });
    const reports = reportsOn(payments.core, brands);
    // 02:30 of the next day in Dhaka.
    payments.core.clock.set('2026-03-01T20:30:00Z');
    const player = await payments.player('5000');
    const report = await profitOf(reports, player);
    expect(report).toMatchObject({ timeZone: 'Asia/Dhaka', today: '2026-03-02' });
    expect(report.days.map(({ day }) => day)).toEqual(['2026-03-02']);
    expect((await profitOf(reports, player, { to: '2026-03-01' })).days).toEqual([]);
  });

  test('a span of more than a year, or one that ends before it begins, is refused', async () => {
    const payments = await paymentTable();
    const reports = reportsOn(payments.core);
    const player = await payments.player('0');
    for (const span of [
      { from: '2025-01-01', to: '2026-01-03' },
      { from: '2026-01-02', to: '2026-01-01' },
    ])
      expect(await reports.profit(player, span)).toMatchObject({ code: 'invalid-input' });
    expect(callSchemas.profitReport.input.safeParse({ from: 'yesterday' }).success).toBe(false);
  });
});

test('the job adds new bookings, and its sweep finds those that it did not look at in time', async () => {
  const { core, ledger, ...table } = await lotteryTable({}, { games: ['vn-mb'] });
  const reports = reportsOn(core);
  const [job] = reportsJobs(core, { reports });
  const deposits = async () =>
    (await core.db.read.selectFrom('report_day').select('deposit_units').execute()).map(
      ({ deposit_units }) => deposit_units,
    );
  await job?.run(1n);
  await table.member('1.00');
  await job?.run(1n);
  expect(await deposits()).toEqual([100_000n]);
  const late = await table.member('2.00');
  core.clock.advance(30_000);
  await job?.run(1n);
  expect(await deposits()).toEqual([100_000n]);
  core.clock.advance(60_000);
  await job?.run(1n);
  expect(await deposits()).toEqual([100_000n, 200_000n]);
  expect(await ledger.balance(accounts.cash(late.id))).toMatchObject({ version: 1 });
});
