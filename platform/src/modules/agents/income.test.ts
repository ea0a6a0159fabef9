import {
  agentIncomeFilePath,
  agentIncomeMembersFilePath,
  formatAmount,
  parseAmount,
  teamTransactionsFilePath,
  type AccountType,
  type MemberId,
} from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import Fastify from 'fastify';
import { closing } from '../../testing/index.ts';
import { playTickets, takeRebateBack } from '../../testing/lottery-play.ts';
import { offerOnly } from '../../testing/lottery-table.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import type { Member, MemberRecord } from '../identity/index.ts';
import { accounts, type TransferKind } from '../ledger/index.ts';
import { incomeEndpoints } from './index.ts';

let site: TestSite;
let count = 0;

beforeAll(async () => {
  site = await testSite();
  await offerOnly(site.core, ['ssc-1m']);
});

function enrol(type: AccountType, upline: MemberRecord | null, name = 'earner') {
  const username = `${name}${(count += 1)}`;
  return site.app.modules.identity.enrol({
    brand: 'padma',
    username,
    password: 'River2026boat',
    paymentPin: '123456',
    type,
    upline,
    affiliateCode: type === 0 ? null : `CODE${username.toUpperCase()}`,
  });
}

const signedIn = ({ id, account, nickname, type, brand }: MemberRecord): Member => ({
  ...{ id, account, nickname, type, brand },
  currency: 'BDT',
  lastLoginAt: null,
  token: 'handle',
});

const group = (memberId: MemberId, prizeGroup: number) =>
  site.app.modules.lottery.setPrizeGroup({ name: 'Nadia' }, { memberId, prizeGroup, note: 'x' });

async function book(member: MemberRecord, kind: TransferKind, amount: string): Promise<void> {
  const units = parseAmount(amount) ?? 0n;
  const [cash, house] = [accounts.cash(member.id), accounts.house('promo')];
  const move =
    units > 0n
      ? { from: house, to: cash, amountUnits: units }
      : { from: cash, to: house, amountUnits: -units };
  const key = site.core.ids.next('key');
  await site.core.db.transaction((tx) =>
    site.app.modules.ledger.book(tx, [
      { key, kind, currency: 'BDT', reference: key, moves: [move] },
    ]),
  );
}

const play = (bets: readonly (readonly [MemberRecord, string])[]) =>
  playTickets(
    site,
    bets.map(([player, stake]) => [signedIn(player), stake]),
  );

/** An agent of group 1900 with a deputy of 1850 and two players of 1800, each with money. */
async function aTeam() {
  const agent = await enrol(1, null);
  const deputy = await enrol(2, agent);
  const near = await enrol(0, agent, 'near');
  const far = await enrol(0, deputy, 'distant');
  await group(agent.id, 1900);
  await group(deputy.id, 1850);
  for (const player of [near, far]) {
    await group(player.id, 1800);
    await book(player, 'deposit', '1000.00');
  }
  return { agent, deputy, near, far };
}

const days = async (agent: MemberRecord, input = {}) => {
  const found = await site.app.modules.agents.income.days(signedIn(agent), input);
  if (!found.ok) throw new Error(found.code);
  return callSchemas.agentIncome.output.parse(found.value);
};

async function members(
  agent: MemberRecord,
  input: { day: string; search?: string; limit?: number; before?: string },
) {
  const found = await site.app.modules.agents.income.members(signedIn(agent), input);
  if (!found.ok) throw new Error(found.code);
  return callSchemas.agentIncomeMembers.output.parse(found.value);
}

async function bets(agent: MemberRecord, day: string, memberId: MemberId) {
  const found = await site.app.modules.agents.income.bets(signedIn(agent), { day, memberId });
  if (!found.ok) throw new Error(found.code);
  return callSchemas.agentIncomeBets.output.parse(found.value);
}

const exact = (amount: string) => parseAmount(amount) ?? 0n;

test('every figure of the income is explained down to one bet, to the last ledger unit', async () => {
  site.core.clock.set('2026-05-01T06:00:00Z');
  const { agent, deputy, near, far } = await aTeam();
  await play([
    [near, '10.00'],
    [far, '0.01'],
    [far, '30.00'],
  ]);
  site.core.clock.set('2026-05-02T06:00:00Z');
  await play([[near, '20.00']]);

  const all = await days(agent);
  expect(all.rows).toMatchObject([
    { day: '2026-05-02', bets: 1, amount: '1.00' },
    { day: '2026-05-01', bets: 3, amount: '1.25025' },
  ]);
  expect(all.total).toEqual({ bets: 4, amount: '2.25025' });
  const [balance] = [await site.app.modules.ledger.balance(accounts.cash(agent.id))];
  expect(formatAmount(balance.balanceUnits)).toBe(all.total.amount);

  for (const { day, amount } of all.rows) {
    const { rows } = await members(agent, { day });
    expect(rows.reduce((sum, one) => sum + exact(one.amount), 0n)).toBe(exact(amount));
    for (const one of rows) {
      const found = await bets(agent, day, one.id);
      expect(found.rows.reduce((sum, bet) => sum + exact(bet.amount), 0n)).toBe(exact(one.amount));
      for (const { parts } of found.rows)
        for (const { stake, ownGroup, belowGroup, exact: earned } of parts)
          expect(Number(earned)).toBeCloseTo(
            (Number(stake) * ((ownGroup ?? 0) - (belowGroup ?? 0))) / 2000,
            9,
          );
    }
  }
  // The agent earns the difference to the deputy, not to the deputy's player.
  const [tall] = (await bets(agent, '2026-05-01', far.id)).rows;
  expect(tall?.parts).toMatchObject([
    { stake: '30.00', ownGroup: 1900, belowGroup: 1850, amount: '0.75' },
  ]);
  const { rows } = await members(agent, { day: '2026-05-01' });
  expect(rows.map(({ account, level }) => [account, level])).toEqual(
    expect.arrayContaining([
      [near.account, 1],
      [expect.stringMatching(/^di•••\d$/), 2],
    ]),
  );
  expect((await days(deputy)).total.amount).toBe('0.75025');
});

test('a rebate is exact to the sixth decimal place, and what is below a ledger unit comes with the next one', async () => {
  site.core.clock.set('2026-05-10T06:00:00Z');
  const { agent, near } = await aTeam();
  await group(near.id, 1899);
  const cash = async () =>
    formatAmount((await site.app.modules.ledger.balance(accounts.cash(agent.id))).balanceUnits);
  await play([[near, '0.01']]);
  expect(await cash()).toBe('0.00');
  await play([[near, '0.01']]);
  expect(await cash()).toBe('0.00001');
  const { rows } = await bets(agent, '2026-05-10', near.id);
  expect(rows.map(({ parts }) => parts.map((part) => [part.exact, part.amount]))).toEqual([
    [['0.000005', '0.00001']],
    [['0.000005', '0.00']],
  ]);
});

test('the betting of a member opens to each bet of a day, for the agents above alone', async () => {
  site.core.clock.set('2026-05-20T06:00:00Z');
  const { agent, deputy, near, far } = await aTeam();
  await play([
    [far, '12.00'],
    [far, '13.00'],
  ]);
  const { agents } = site.app.modules;
  const betsOf = (reader: MemberRecord, { id }: MemberRecord, day = '2026-05-20') =>
    agents.bets(signedIn(reader), { memberId: id, day });
  const found = await betsOf(agent, far);
  if (!found.ok) throw new Error(found.code);
  const shown = callSchemas.teamBets.output.parse(found.value);
  expect(shown.account).toMatch(/^di•••\d$/);
  expect(shown.rows.map(({ stake }) => stake)).toEqual(['13.00', '12.00']);
  expect(Object.keys(shown.rows[0] ?? {})).not.toContain('ticket');
  expect(await betsOf(deputy, far, '2026-05-19')).toMatchObject({ value: { rows: [] } });
  expect(await betsOf(deputy, near)).toMatchObject({ code: 'not-found' });
  expect(await betsOf(deputy, agent)).toMatchObject({ code: 'not-found' });
  expect(await betsOf(near, far)).toMatchObject({ code: 'error_not_agent' });
});

test('pages of days and members follow each other, and a search finds shown names only', async () => {
  site.core.clock.set('2026-06-01T06:00:00Z');
  const { agent, near, far } = await aTeam();
  await play([
    [near, '10.00'],
    [far, '10.00'],
  ]);
  site.core.clock.set('2026-06-02T06:00:00Z');
  await play([[near, '10.00']]);
  const first = await days(agent, { limit: 1 });
  expect(first.rows.map(({ day }) => day)).toEqual(['2026-06-02']);
  const second = await days(agent, { limit: 1, before: first.next ?? '' });
  expect(second.rows.map(({ day }) => day)).toEqual(['2026-06-01']);
  expect(second.next).toBeNull();
  const one = await members(agent, { day: '2026-06-01', limit: 1 });
  const other = await members(agent, { day: '2026-06-01', limit: 1, before: one.next ?? '' });
  expect(new Set([...one.rows, ...other.rows].map(({ id }) => id))).toEqual(
    new Set([near.id, far.id]),
  );
  const idsOf = async (search: string) =>
    (await members(agent, { day: '2026-06-01', search })).rows.map(({ id }) => id);
  expect(await idsOf(near.account)).toEqual([near.id]);
  expect(await idsOf(far.account)).toEqual([]);
});

test('a corrected result is a part of its own on the day on which it was booked', async () => {
  site.core.clock.set('2026-07-01T06:00:00Z');
  const { agent, near } = await aTeam();
  const draw = await play([[near, '10.00']]);
  site.core.clock.set('2026-07-02T06:00:00Z');
  await takeRebateBack(site, draw, near.id);
  const { rows, total } = await days(agent);
  expect(rows.map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-07-02', '-0.50'],
    ['2026-07-01', '0.50'],
  ]);
  expect(total.amount).toBe('0.00');
  const [bet] = (await bets(agent, '2026-07-02', near.id)).rows;
  expect(bet?.parts).toMatchObject([{ result: 2, ownGroup: null, amount: '-0.50' }]);
});

test('an agent sees nothing of another agent’s income, and a player sees none', async () => {
  site.core.clock.set('2026-08-01T06:00:00Z');
  const [mine, other] = [await aTeam(), await aTeam()];
  await play([[other.near, '10.00']]);
  expect((await members(mine.agent, { day: '2026-08-01' })).rows).toEqual([]);
  expect((await bets(mine.agent, '2026-08-01', other.near.id)).rows).toEqual([]);
  const { income, transactions } = site.app.modules.agents;
  const player = signedIn(mine.near);
  const refused = { code: 'error_not_agent' };
  expect(await income.days(player, {})).toMatchObject(refused);
  expect(await income.members(player, { day: '2026-08-01' })).toMatchObject(refused);
  expect(await transactions(player, {})).toMatchObject(refused);
  const noDay = { before: 'yesterday' };
  expect(await income.days(signedIn(mine.agent), noDay)).toMatchObject({ code: 'invalid-input' });
});

test('the team’s bookings are listed without bets, by kind, by name and page by page', async () => {
  site.core.clock.set('2026-09-01T06:00:00Z');
  const { agent, near, far } = await aTeam();
  const stranger = await enrol(0, null);
  await book(stranger, 'deposit', '5.00');
  await book(near, 'stake', '-10.00');
  await book(near, 'withdrawal', '-200.00');
  await book(far, 'bonus', '7.00');
  const { transactions } = site.app.modules.agents;
  const list = async (input: Parameters<typeof transactions>[1]) => {
    const found = await transactions(signedIn(agent), input);
    if (!found.ok) throw new Error(found.code);
    const { rows, next } = callSchemas.teamTransactions.output.parse(found.value);
    return { next, rows: rows.map(({ kind, amount, level }) => [kind, amount, level]) };
  };
  const all = [
    ['bonus', '7.00', 2],
    ['withdrawal', '-200.00', 1],
    ['deposit', '1000.00', 2],
    ['deposit', '1000.00', 1],
  ];
  expect((await list({})).rows).toEqual(all);
  const first = await list({ limit: 3 });
  expect(first.rows).toEqual(all.slice(0, 3));
  expect((await list({ limit: 3, before: first.next ?? '' })).rows).toEqual(all.slice(3));
  expect((await list({ group: 'withdrawal' })).rows).toEqual([all[1]]);
  expect((await list({ search: near.account })).rows).toEqual([all[1], all[3]]);
  expect((await list({ to: '2026-08-31' })).rows).toEqual([]);
  for (const input of [{ before: 'trf_x' }, { from: '2024-01-01' }])
    expect(await transactions(signedIn(agent), input)).toMatchObject({ code: 'invalid-input' });
});

test('the lists are files, too: the income bet by bet and by member', async () => {
  site.core.clock.set('2026-10-01T06:00:00Z');
  const { agent, near } = await aTeam();
  await play([[near, '10.00']]);
  const app = Fastify();
  closing(() => app.close());
  const memberOf = async () => ({ ...signedIn(agent), mustChangePassword: null });
  await app.register(incomeEndpoints(site.app.modules.agents, { memberOf }));
  const linesOf = async (path: string) => (await app.inject(path)).body.trimEnd().split('\r\n');
  const income = await linesOf(agentIncomeFilePath);
  expect(income).toHaveLength(2);
  expect(income[1]).toMatch(new RegExp(`,${near.account},tkt_.*,1,10.00,1900,1800,0.50,0.50,BDT$`));
  const day = site.core.clock.now().toISOString().slice(0, 10);
  const byMember = await linesOf(`${agentIncomeMembersFilePath}?day=${day}`);
  expect(byMember).toEqual([
    'day,account,level,bets,amount,currency',
    `${day},${near.account},1,1,0.50,BDT`,
  ]);
  const transactions = await linesOf(`${teamTransactionsFilePath}?group=deposit`);
  expect(transactions).toHaveLength(3);
  expect(transactions[0]).toBe('bookedAt,account,level,kind,amount,currency,id');
});
