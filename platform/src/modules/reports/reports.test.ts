import { randomUUID } from 'node:crypto';
import {
  betFilePath,
  parseAmount,
  profitFilePath,
  type OperatorId,
  type ProfitReport,
} from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { closing, type TestCore } from '../../testing/index.ts';
import { lotteryTable } from '../../testing/lottery-table.ts';
import { paymentTable } from '../../testing/payment-table.ts';
import { seedOperators } from '../../testing/test-operators.ts';
import { providerTable, type Player } from '../../testing/test-provider.ts';
import type { Member, Operator } from '../identity/index.ts';
import { createBrands } from '../brands/index.ts';
import { accounts, createLedger } from '../ledger/index.ts';
import { createLive } from '../live/index.ts';
import { createLottery } from '../lottery/index.ts';
import { createProtection } from '../protection/index.ts';
import {
  createReports,
  createRollUps,
  reportsEndpoints,
  reportsJobs,
  type Reports,
} from './index.ts';

type Zones = Parameters<typeof createReports>[1]['brands'];

const noBrand: Zones = { byCode: async () => null };

const reportsOn = (core: TestCore, brands: Zones = noBrand): Reports => {
  const [live, protection] = [createLive(core), createProtectionOf(core)];
  const lottery = createLottery(core, { ledger: createLedger(core, { live }), live, protection });
  return createReports(core, { brands, lottery, vendorNameOf: (provider) => provider });
};

function createProtectionOf(core: TestCore) {
  return createProtection(core, { live: createLive(core), endPlay: async () => undefined });
}

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
    const first = await profitOf(reports, member, { by: 'game' });
    expect(first.groups).toMatchObject([
      {
        category: 'LOTT',
        vendor: 'LOTT',
        id: 'LOTT LOTT vn-mb',
        sums: { bets: 1, turnover: '10.00', win: '990.00', profit: '980.00' },
      },
      { category: null, sums: { deposit: '1000.00', profit: '0.00' } },
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
  const { groups } = await profitOf(reports, player.member, { by: 'game' });
  expect(groups[0]).toMatchObject({
    category: 'RNG',
    vendor: 'studio',
    gameName: { en: 'River Lotus' },
    sums: { bets: 2, turnover: '10.00', win: '25.00', profit: '15.00' },
  });
});

describe('betting record', () => {
  async function betsOf(reports: Reports, member: Member, input: Parameters<Reports['bets']>[1]) {
    const answer = await reports.bets(member, input);
    if (!answer.ok) throw new Error(answer.code);
    return callSchemas.betRecord.output.parse(answer.value);
  }

  /** A member who placed a ticket, then two rounds of a slot, then one of another provider. */
  async function aPlayedDay() {
    const table = await providerTable();
    const { core } = table;
    const reports = reportsOn(core);
    const player = await table.aPlayer({ balance: '100.00' });
    const round = async (kind: string, provider: string, minute: number) => {
      core.clock.set(`2026-01-05T12:${minute}:00Z`);
      const id = core.ids.next('rnd');
      await sql`INSERT INTO game (id, provider, code, name, search, kind, classify, launch_path, art, rtp, min_bet, is_hot,
          is_active, position, read_at, max_bet, languages, has_fun_play, fingerprint)
        VALUES (${`gam_test${provider}${kind}`}, ${provider}, ${kind}, '{"en":"A","bn":"A","es":"A","ar":"A"}', '', ${kind},
          '', '', '', 96, '{}', false, true, 1, now(), '{}', '[]', false, '') ON CONFLICT DO NOTHING`.execute(
        core.db.read,
      );
      await sql`INSERT INTO game_round (id, provider, member_id, provider_round, account, brand, game_id, currency,
          state, stake_units, win_units, held_units, adjusted_units, started_at, is_play, bonus_stake_units, jackpot_units)
        VALUES (${id}, ${provider}, ${player.member.id}, ${id}, 'x', 'padma', ${`gam_test${provider}${kind}`}, 'BDT',
          'closed', 100000, 0, 0, 0, ${core.clock.now()}, false, 0, 0)`.execute(core.db.read);
      return id;
    };
    const ids = [
      await round('RNG', 'studio', 10),
      await round('SPORTS', 'tf', 20),
      await round('SPORTS', 'bookie', 30),
      await round('RNG', 'tf', 40),
    ];
    return { core, reports, member: player.member, ids: ids.toReversed() };
  }

  test('every bet is on one page, also of the same category by different providers', async () => {
    const { reports, member, ids, core } = await aPlayedDay();
    core.clock.set('2026-01-05T13:00:00Z');
    const seen: string[] = [];
    for (let before: string | undefined = ''; before !== undefined;) {
      const page = await betsOf(reports, member, { limit: 1, ...(before && { before }) });
      seen.push(...page.rows.map(({ id }) => id));
      before = page.next ?? undefined;
    }
    expect(seen).toEqual(ids);
    const categories = async (category: 'RNG' | 'SPORTS' | 'ESPORTS' | 'LOTT') =>
      (await betsOf(reports, member, { category })).rows.map(({ id }) =>
        ids.findIndex((one) => one === id),
      );
    expect(await categories('RNG')).toEqual([0, 3]);
    expect(await categories('SPORTS')).toEqual([1]);
    expect(await categories('ESPORTS')).toEqual([2]);
    expect(await categories('LOTT')).toEqual([]);
  });

  test('a span includes its first moment and excludes its last one', async () => {
    const { reports, member, ids } = await aPlayedDay();
    const span = { from: '2026-01-05T12:20:00Z', to: '2026-01-05T12:40:00Z' };
    const { rows } = await betsOf(reports, member, span);
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(1, 3));
  });

  test('tickets stand between the rounds, with their draw', async () => {
    const table = await lotteryTable({}, { games: ['k3-1m'] });
    const member = await table.member('100.00');
    const draw = await table.openDraw();
    await table.bet(member, draw, [['two-sided:big', '10.00']]);
    const { rows } = await betsOf(reportsOn(table.core), member, {});
    expect(rows).toMatchObject([
      { category: 'LOTT', stake: '10.00', state: 'waiting', ticket: { drawId: draw.id } },
    ]);
  });

  test('the file has a line for each bet', async () => {
    const { reports, member, core, ids } = await aPlayedDay();
    core.clock.set('2026-01-05T13:00:00Z');
    const app = Fastify();
    closing(() => app.close());
    await app.register(
      reportsEndpoints(reports, {
        memberOf: async () => ({ ...member, mustChangePassword: null }),
      }),
    );
    const answer = await app.inject(`${betFilePath}?category=RNG&language=bn`);
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',').at(-1))).toEqual([ids[0], ids[3]]);
    const tooLong = '?from=2024-01-01T00:00:00Z&to=2026-01-05T00:00:00Z';
    expect((await app.inject(`${betFilePath}${tooLong}`)).statusCode).toBe(400);
  });
});

describe('payments', () => {
  test('a withdrawal counts without its fee, and a rejected one takes both back', async () => {
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

test('the file has a line for each day and their total, for its own member only', async () => {
  const payments = await paymentTable();
  const player = await payments.player('5000');
  const fileFor = async (member: Member | null) => {
    const app = Fastify();
    closing(() => app.close());
    await app.register(
      reportsEndpoints(reportsOn(payments.core), {
        memberOf: async () => member && { ...member, mustChangePassword: null },
      }),
    );
    return app.inject(`${profitFilePath}?by=day`);
  };
  expect((await fileFor(null)).statusCode).toBe(401);
  const answer = await fileFor(player);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, ...lines] = answer.body.trimEnd().split('\r\n');
  expect(head).toBe(
    'day,bets,turnover,win,tip,bonus,rebate,deposit,withdrawal,fee,transfer,correction,profit,currency',
  );
  const today = payments.core.clock.now().toISOString().slice(0, 10);
  const sums = '0,0.00,0.00,0.00,0.00,0.00,5000.00,0.00,0.00,0.00,0.00,0.00,BDT';
  expect(lines).toEqual([`${today},${sums}`, `total,${sums}`]);
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

test('adding all bookings ends although the same members book all the time', async () => {
  const payments = await paymentTable();
  const { core, ledger } = payments;
  const { id } = await payments.newMember('1.00');
  let runs = 0;
  const transaction: TestCore['db']['transaction'] = async (work) => {
    const value = await core.db.transaction(work);
    runs += 1;
    const move = { from: accounts.deposits('sandbox'), to: accounts.cash(id), amountUnits: 100n };
    const booking = { key: `again:${runs}`, currency: 'BDT', reference: 'dep_1' };
    if (runs < 20)
      await core.db.transaction((tx) =>
        ledger.book(tx, [{ ...booking, kind: 'deposit', moves: [move] }]),
      );
    return value;
  };
  await createRollUps({ db: { ...core.db, transaction } }, { brands: noBrand }).catchUpAll();
  expect(runs).toBe(1);
});
