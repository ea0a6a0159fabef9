import {
  calls,
  teamFilePath,
  teamSummaryFilePath,
  teamMembersFilePath,
  type AccountType,
  type MemberId,
} from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import Fastify from 'fastify';
import { closing, type TestCore } from '../../testing/index.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import type { Identity, Member, MemberRecord } from '../identity/index.ts';
import { accounts, type Ledger, type TransferKind } from '../ledger/index.ts';
import { agentsEndpoints, type Agents } from './index.ts';

let site: TestSite;
let core: TestCore;
let identity: Identity;
let ledger: Ledger;
let agents: Agents;

beforeAll(async () => {
  site = await testSite();
  core = site.core;
  ({ identity, ledger, agents } = site.app.modules);
});

function enrol(
  username: string,
  upline: MemberRecord | null,
  type: AccountType = 0,
  brand = 'padma',
) {
  const code = type === 0 ? null : `CODE${username.toUpperCase()}`;
  return identity.enrol({
    brand,
    username,
    password: 'River2026boat',
    paymentPin: '123456',
    type,
    upline,
    affiliateCode: code,
  });
}

function signedIn({ id, account, nickname, type, brand }: MemberRecord): Member {
  return {
    id,
    account,
    nickname,
    type,
    brand,
    currency: 'BDT',
    lastLoginAt: null,
    token: 'handle',
  };
}

type MembersInput = Parameters<Agents['members']>[1];

async function teamOf(record: MemberRecord, input: MembersInput = {}) {
  const team = await agents.members(signedIn(record), input);
  if (!team.ok) throw new Error(team.code);
  return callSchemas.teamMembers.output.parse(team.value);
}

async function reportOf(record: MemberRecord, input: Parameters<Agents['report']>[1]) {
  const report = await agents.report(signedIn(record), input);
  if (!report.ok) throw new Error(report.code);
  return callSchemas.teamReport.output.parse(report.value);
}

async function summaryOf(record: MemberRecord) {
  const summary = await agents.summary(signedIn(record));
  if (!summary.ok) throw new Error(summary.code);
  return callSchemas.teamSummary.output.parse(summary.value);
}

/** An agent with a recruit of their own and one below the recruit, each with a deposit and a stake. */
async function aPlayingTeam(name: string, upline: MemberRecord | null = null, brand = 'padma') {
  const agent = await enrol(`${name}agent`, upline, 1, brand);
  const child = await enrol(`${name}child`, agent, 0, brand);
  const grandchild = await enrol(`${name}grand`, child, 0, brand);
  for (const player of [agent, child, grandchild]) {
    await book(player, 'deposit', 10_000_000n);
    await book(player, 'stake', -1_000_000n);
    await site.app.modules.reports.catchUp(player.id);
  }
  return { agent, child, grandchild };
}

async function book(member: MemberRecord, kind: TransferKind, units: bigint): Promise<void> {
  const [cash, house] = [accounts.cash(member.id), accounts.house('lottery')];
  const move =
    units > 0n
      ? { from: house, to: cash, amountUnits: units }
      : { from: cash, to: house, amountUnits: -units };
  const key = core.ids.next('key');
  await core.db.transaction((tx) =>
    ledger.book(tx, [{ key, kind, currency: 'BDT', reference: key, moves: [move] }]),
  );
}

test('an agent sets the prize groups of recruited members, between the groups below them and the agent’s own', async () => {
  const [top, other] = [await enrol('grouped', null, 1), await enrol('elsewhere', null, 1)];
  const mine = await enrol('mine-grouped', top, 2);
  const below = await enrol('below-grouped', mine);
  const { lottery } = site.app.modules;
  await lottery.setPrizeGroup({ name: 'Nadia' }, { memberId: top.id, prizeGroup: 1900, note: 'x' });
  const set = (agent: MemberRecord, member: MemberRecord, prizeGroup: number) =>
    agents.prizeGroups.set(signedIn(agent), { memberId: member.id, prizeGroup });

  expect(await set(top, mine, 1901)).toMatchObject({
    code: 'invalid-input',
    detail: expect.stringContaining('between grouped and mine-grouped'),
    fields: {
      prizeGroup: {
        ...{ code: 'range', min: 1500, max: 1900 },
        between: { upper: 'grouped', lower: 'mine-grouped' },
      },
    },
  });
  expect(await set(top, mine, 1850)).toMatchObject({ ok: true });
  expect(await set(mine, below, 1800)).toMatchObject({ ok: true });
  // The name of a member whom someone else recruited is masked in the refusal, too.
  expect(await set(top, mine, 1799)).toMatchObject({
    fields: {
      prizeGroup: { min: 1800, between: { upper: 'mine-grouped', lower: 'be•••d' } },
    },
  });
  const limitsFor = (agent: MemberRecord, member: MemberRecord) =>
    agents.prizeGroups.limits(signedIn(agent), member.id);
  expect(await limitsFor(top, mine)).toMatchObject({
    value: {
      prizeGroup: 1850,
      least: { group: 1800, account: 'be•••d' },
      most: { group: 1900, account: 'grouped' },
    },
  });
  expect(await limitsFor(mine, below)).toMatchObject({
    value: { least: { account: null }, most: { group: 1850, account: 'mine-grouped' } },
  });
  expect(await limitsFor(top, below)).toMatchObject({ code: 'not-found' });
  expect(await set(top, below, 1700)).toMatchObject({ code: 'not-found' });
  expect(await set(other, mine, 1700)).toMatchObject({ code: 'not-found' });
  expect(await set(below, mine, 1700)).toMatchObject({ code: 'error_not_agent' });
  expect(await lottery.prizeGroup(mine.id)).toEqual({ own: 1850, least: 1800, most: 1900 });

  const levels = [await teamOf(top), await teamOf(top, { under: mine.id })];
  const shown = levels
    .flatMap(({ rows }) => rows)
    .map(({ id, prizeGroup }) => ({ id, prizeGroup }));
  expect(shown).toHaveLength(2);
  expect(shown).toEqual(
    expect.arrayContaining([
      { id: mine.id, prizeGroup: 1850 },
      { id: below.id, prizeGroup: 1800 },
    ]),
  );
  const { rows: audit } = await site.app.modules.audit.entries({ subject: mine.id });
  expect(
    audit.map(({ operator, action, before, after }) => [operator, action, before, after]),
  ).toEqual([['agent:grouped', 'lottery.prize-group-set', '', '1850']]);
});

test('the list has one level; a search finds members at any depth, and none beside or above', async () => {
  const top = await enrol('treetop', null, 1);
  const mine = await enrol('treemine', top, 2);
  const beside = await enrol('treebeside', top, 2);
  const child = await enrol('treechild', mine);
  const grandchild = await enrol('treegrand', child);
  await enrol('treenephew', beside);

  const idsOf = async (input: MembersInput) => (await teamOf(mine, input)).rows.map(({ id }) => id);
  expect(await idsOf({})).toEqual([child.id]);
  expect(await idsOf({ under: child.id })).toEqual([grandchild.id]);
  expect(await idsOf({ search: 'tr' })).toEqual([grandchild.id, child.id]);
  const { rows, trail } = await teamOf(top, { under: child.id });
  expect(rows).toMatchObject([{ account: 'tr•••d', level: 3, balance: null }]);
  expect(trail.map(({ id, level }) => [id, level])).toEqual([
    [mine.id, 1],
    [child.id, 2],
  ]);
  expect((await teamOf(mine)).rows).toMatchObject([
    { account: 'treechild', level: 1, recruits: 1, balance: '0.00', status: 'active' },
  ]);
});

test('the tree lists the agents of a level alone', async () => {
  const top = await enrol('twigtop', null, 1);
  const agent = await enrol('branchagent', top, 2);
  const [player, deeper] = [
    await enrol('branchplayer', top),
    await enrol('branchdeeper', agent, 2),
  ];
  const ids = async (input: MembersInput) => (await teamOf(top, input)).rows.map(({ id }) => id);
  expect(await ids({ agents: 'yes' })).toEqual([agent.id]);
  expect(await ids({ agents: 'yes', under: agent.id })).toEqual([deeper.id]);
  expect(await ids({})).toEqual([player.id, agent.id]);
});

test('a search compares with the masked name of members further down', async () => {
  const agent = await enrol('maskagent', null, 1);
  const direct = await enrol('directone', agent);
  const farther = await enrol('farther', direct);
  const found = async (search: string) =>
    (await teamOf(agent, { search })).rows.map(({ id }) => id);
  expect(await found('irecto')).toEqual([direct.id]);
  expect(await found('arthe')).toEqual([]);
  expect(await found('FA•••r')).toEqual([farther.id]);
  expect(await found('fA')).toEqual([farther.id]);
  expect(await found('r•')).toEqual([]);
  expect(await found('•r')).toEqual([farther.id]);
  expect(await found('fa•••x')).toEqual([]);
});

test('every member is on one page of the list', async () => {
  const agent = await enrol('pagedagent', null, 1);
  const recruits = [];
  for (const name of ['pagedone', 'pagedtwo', 'pagedthree'])
    recruits.push(await enrol(name, agent));
  const seen: MemberId[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page = await teamOf(agent, { limit: 1, ...(next && { before: next }) });
    seen.push(...page.rows.map(({ id }) => id));
    next = page.next;
  }
  expect(seen.toSorted()).toEqual(recruits.map(({ id }) => id).toSorted());
});

describe('no call answers about anyone who is not below the agent', () => {
  const span = { from: '2026-01-01', to: '2026-12-31' };

  test('another team, the own upline, the agent and another brand are in no list or report', async () => {
    const above = await aPlayingTeam('scopetop');
    const mine = await aPlayingTeam('scopemine', above.agent);
    await aPlayingTeam('scopeother');
    await aPlayingTeam('scopebrand', null, 'verano');
    const own = [mine.child.id, mine.grandchild.id].toSorted();

    const listed = await teamOf(mine.agent, { search: '•', limit: 100 });
    const named = await teamOf(mine.agent, { search: 'sc', limit: 100 });
    expect([...listed.rows, ...named.rows].filter(({ id }) => !own.includes(id))).toEqual([]);
    for (const kind of ['bets', 'profit'] as const) {
      const { rows, total } = await reportOf(mine.agent, { kind, ...span, limit: 100 });
      expect(rows.map(({ id }) => id).toSorted()).toEqual(own);
      expect(total).toMatchObject({ bets: 2, turnover: '20.00' });
    }
    expect(await summaryOf(mine.agent)).toMatchObject({ size: 2, today: { turnover: '20.00' } });
  });

  test('ids of others and forged ids are not found', async () => {
    const above = await aPlayingTeam('forgetop');
    const mine = await aPlayingTeam('forgemine', above.agent);
    const other = await aPlayingTeam('forgeother');
    const forged = ['mem_%', 'mem_00000000', `${mine.child.id}/`, `${mine.agent.id}/%`];
    const ids = [above.agent.id, mine.agent.id, other.agent.id, other.child.id];
    for (const under of [...ids, ...forged.map((id) => id as MemberId)])
      expect(await agents.members(signedIn(mine.agent), { under })).toMatchObject({
        code: 'not-found',
      });
    for (const under of forged.slice(0, 1))
      expect(callSchemas.teamMembers.input.safeParse({ under }).success).toBe(false);
  });

  test('a cursor or a search from outside reaches no other row and fails no query', async () => {
    const mine = await aPlayingTeam('cursormine');
    const other = await aPlayingTeam('cursorother');
    const own = [mine.child.id, mine.grandchild.id];
    const texts = [other.child.id, "mem_' OR 1=1 --", '%', '_', '2026-99-99.mem_00000000', 'zzz'];
    for (const text of texts) {
      for (const input of [{ before: text }, { search: text }]) {
        const { rows } = await teamOf(mine.agent, input);
        expect(rows.filter(({ id }) => !own.includes(id))).toEqual([]);
        for (const kind of ['bets', 'profit'] as const) {
          const report = await agents.report(signedIn(mine.agent), { kind, ...span, ...input });
          const reported = report.ok ? report.value.rows : [];
          expect(reported.filter(({ id }) => !own.includes(id))).toEqual([]);
          if (!report.ok) expect(report.code).toBe('invalid-input');
        }
      }
    }
  });

  test('an agent of one brand has no scope on another one', async () => {
    const { agent } = await aPlayingTeam('brandless');
    const elsewhere = { ...signedIn(agent), brand: 'verano' };
    expect(await agents.summary(elsewhere)).toMatchObject({ code: 'error_not_agent' });
  });

  test('a name that is a prefix of another name does not count as its ancestor', async () => {
    const short = await enrol('prefix', null, 1);
    const long = await enrol('prefixed', null, 1);
    await enrol('ofprefixed', long);
    expect((await summaryOf(short)).size).toBe(0);
  });

  test.each([0, 4] as const)('an account of type %s is not an agent', async (type) => {
    const member = signedIn(await enrol(`noagent${type}`, null, type));
    const refused = { ok: false, code: 'error_not_agent' };
    expect(await agents.summary(member)).toMatchObject(refused);
    expect(await agents.members(member, {})).toMatchObject(refused);
    expect(await agents.report(member, { kind: 'bets' })).toMatchObject(refused);
    expect(
      await agents.prizeGroups.set(member, { memberId: member.id, prizeGroup: 1800 }),
    ).toMatchObject(refused);
  });
});

test('the overview’s periods match the bookings, by days of the brand’s time zone', async () => {
  core.clock.set('2026-03-15T12:00:00Z');
  const agent = await enrol('counting', null, 41);
  const player = await enrol('countplayer', agent);
  await enrol('countidle', agent);

  await book(player, 'deposit', 100_000_000n);
  await book(player, 'stake', -50_000_000n);
  // 02:30 of 6 April in Dhaka.
  core.clock.set('2026-04-05T20:30:00Z');
  const late = await enrol('countlate', agent);
  await book(late, 'deposit', 1_000_000n);
  await book(player, 'deposit', 20_000_000n);
  await book(player, 'game-bet', -5_000_000n);
  await book(player, 'game-rollback', 1_000_000n);
  await book(player, 'payout', 1_500_000n);
  await book(agent, 'rebate', 300_000n);
  for (const { id } of [player, late, agent]) await site.app.modules.reports.catchUp(id);
  core.clock.set('2026-04-06T17:00:00Z');

  const nothing = { registrations: 0, firstDeposits: 0, active: 0, turnover: '0.00', net: '0.00' };
  const summary = await summaryOf(agent);
  expect(summary).toMatchObject({
    size: 3,
    affiliateCode: 'CODECOUNTING',
    timeZone: 'Asia/Dhaka',
    today: { registrations: 1, firstDeposits: 1, active: 1, turnover: '40.00', net: '-25.00' },
    yesterday: nothing,
    thisMonth: { registrations: 1, active: 1, turnover: '40.00', commission: '3.00' },
    lastMonth: { registrations: 2, firstDeposits: 1, turnover: '500.00', commission: '0.00' },
  });
  expect(summary.days).toHaveLength(31 + 6);
  expect(summary.days.at(-1)).toMatchObject({ day: '2026-04-06', turnover: '40.00' });
});

test('betting has a row for each member and day, profit and loss one for each member', async () => {
  core.clock.set('2026-05-01T06:00:00Z');
  const { agent, child } = await aPlayingTeam('reported');
  core.clock.set('2026-05-02T06:00:00Z');
  await book(child, 'stake', -2_000_000n);
  await site.app.modules.reports.catchUp(child.id);

  const seen: (string | null)[][] = [];
  for (let next: string | null = ''; next !== null;) {
    const page = await reportOf(agent, { kind: 'bets', limit: 1, ...(next && { before: next }) });
    seen.push(...page.rows.map(({ day, account, sums }) => [day, account, sums.turnover]));
    next = page.next;
  }
  expect(seen).toEqual([
    ['2026-05-02', 'reportedchild', '20.00'],
    ['2026-05-01', 're•••d', '10.00'],
    ['2026-05-01', 'reportedchild', '10.00'],
  ]);
  const profit = await reportOf(agent, { kind: 'profit', search: 'child' });
  expect(profit.rows).toMatchObject([
    { account: 'reportedchild', day: null, sums: { deposit: '100.00', profit: '-30.00' } },
  ]);
  expect(profit.total).toEqual(profit.rows[0]?.sums);
  const early = await reportOf(agent, { kind: 'bets', from: '2026-05-01', to: '2026-05-01' });
  expect(early.total).toMatchObject({ bets: 2, turnover: '20.00' });
  const long = { kind: 'bets', from: '2024-01-01' } as const;
  expect(await agents.report(signedIn(agent), long)).toMatchObject({ code: 'invalid-input' });
});

test('the file has a line for each row of all pages, for an agent only', async () => {
  core.clock.set('2026-06-01T06:00:00Z');
  const { agent, child } = await aPlayingTeam('filed');
  const fileFor = async (member: MemberRecord, path = `${teamFilePath}?kind=bets`) => {
    const app = Fastify();
    closing(() => app.close());
    await app.register(
      agentsEndpoints(agents, {
        memberOf: async () => ({ ...signedIn(member), mustChangePassword: null }),
      }),
    );
    return app.inject(path);
  };
  expect((await fileFor(child)).statusCode).toBe(403);
  const [head, ...lines] = (await fileFor(agent)).body.trimEnd().split('\r\n');
  expect(head).toMatch(/^day,account,level,bets,turnover/);
  expect(lines.map((line) => line.split(',').slice(0, 5).join())).toEqual([
    '2026-06-01,fi•••d,2,1,10.00',
    '2026-06-01,filedchild,1,1,10.00',
  ]);
  const overview = (await fileFor(agent, teamSummaryFilePath)).body.split('\r\n');
  expect(overview.slice(0, 2)).toEqual([
    'period,registrations,firstDeposits,turnover,net,commission,active,currency',
    expect.stringMatching(/^today,\d+,\d+,20\.00,.*,2,BDT$/),
  ]);
  expect(overview.some((one) => one.startsWith('2026-06-01,'))).toBe(true);
  expect((await fileFor(child, teamSummaryFilePath)).statusCode).toBe(403);
  expect((await fileFor(child, teamMembersFilePath)).statusCode).toBe(403);
  const members = (await fileFor(agent, teamMembersFilePath)).body.trimEnd().split('\r\n');
  expect(members.slice(1).map((line) => line.split(',').slice(0, 4).join())).toEqual([
    'fi•••d,2,0,active',
    'filedchild,1,0,active',
  ]);
  expect(members[2]).toMatch(/,1,,90.00,BDT$/);
});

test('an affiliate code is valid on its own brand only, as long as its agent exists', async () => {
  const agent = await enrol('checked', null, 1);
  const check = (code: string, host = 'localhost') =>
    site.browser({ host }).call(calls.affiliateCheck, { code, domain: host });
  expect((await check('CODECHECKED')).value).toEqual({ code: 'CODECHECKED' });
  expect((await check('CODENOBODY')).code).toBe('invitation_code_error');
  expect((await check('CODECHECKED', 'second.localhost')).code).toBe('invitation_code_error');
  await core.db.transaction((tx) => identity.keepStatus(tx, agent.id, 'closed'));
  expect((await check('CODECHECKED')).code).toBe('invitation_code_error');
});
