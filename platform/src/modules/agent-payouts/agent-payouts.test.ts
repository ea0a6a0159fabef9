import { agentPayoutFilePath, type ContractTerms } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { agentLine } from '../../testing/agent-line.ts';
import { setSection } from '../../testing/brand-settings.ts';
import { closing, type TestCore } from '../../testing/index.ts';
import { seedOperators } from '../../testing/test-operators.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import type { MemberRecord } from '../identity/index.ts';
import { accounts } from '../ledger/index.ts';
import { agentPayoutsEndpoints, createAgentPayouts, type AgentPayouts } from './index.ts';

let site: TestSite;
let core: TestCore;
let line: ReturnType<typeof agentLine>;
let payouts: AgentPayouts;

beforeAll(async () => {
  site = await testSite();
  core = site.core;
  line = agentLine(site);
  payouts = site.app.modules.agentPayouts;
});

const hour = 3_600_000;
const day = 24 * hour;
const taka = (amount: number) => BigInt(amount) * 100_000n;

const salary = (basisPoints: number, changes: Partial<ContractTerms> = {}): ContractTerms => ({
  kind: 'daily',
  base: 'turnover',
  period: null,
  losses: null,
  tiers: [{ threshold: '0.00', members: 0, basisPoints }],
  minimumTurnover: '0.00',
  validTurnover: '0.00',
  ...changes,
});

const dividend = (basisPoints: number): ContractTerms => ({
  ...salary(basisPoints),
  kind: 'dividend',
  base: 'net-loss',
  period: 'day',
  losses: 'carry',
});

/** A top agent with money and a contract, an agent below with a contract, and the agent's player. */
async function aLine(upper: ContractTerms, lower: ContractTerms, cash = 100_000) {
  const top = await line.enrol(1, null);
  const agent = await line.enrol(2, top);
  const player = await line.enrol(0, agent);
  if (cash > 0) await line.book(top, 'deposit', { units: taka(cash) });
  await line.book(player, 'deposit', { units: taka(1_000_000) });
  const house = await line.contract(null, top, upper);
  const contract = await line.contract(top, agent, lower);
  core.clock.advance(day);
  return { top, agent, player, house, contract };
}

async function received(agent: MemberRecord, kind: ContractTerms['kind'] = 'daily') {
  const answer = await payouts.payouts(line.signedIn(agent), { kind, side: 'received' });
  if (!answer.ok) throw new Error(answer.code);
  return callSchemas.agentPayouts.output.parse(answer.value).rows;
}

async function nextDay(): Promise<void> {
  core.clock.advance(day);
  await payouts.settleDue();
}

test('a payout explains its inputs, tier and contract version to both parties, and no other member can read it', async () => {
  const terms = salary(100, {
    tiers: [
      { threshold: '0.00', members: 0, basisPoints: 50 },
      { threshold: '1000.00', members: 1, basisPoints: 80 },
    ],
    validTurnover: '500.00',
  });
  const { top, agent, player } = await aLine(
    { ...terms, tiers: [{ threshold: '0.00', members: 0, basisPoints: 100 }] },
    terms,
  );
  await line.book(player, 'stake', { units: -taka(1_500) });
  await nextDay();
  const [payout] = await received(agent);
  expect(payout).toMatchObject({
    state: 'paid',
    version: 1,
    amount: '12.00',
    upline: top.account,
    explanation: {
      turnover: '1500.00',
      sum: '1500.00',
      validMembers: 1,
      tier: 2,
      basisPoints: 80,
      costs: null,
      reason: null,
    },
  });
  const owed = await payouts.payouts(line.signedIn(top), { kind: 'daily', side: 'owed' });
  expect(owed).toMatchObject({ value: { rows: [payout] } });
  const other = await line.enrol(1, null);
  expect(await received(other)).toEqual([]);
  expect(
    await payouts.payouts(line.signedIn(player), { kind: 'daily', side: 'received' }),
  ).toMatchObject({ code: 'error_not_agent' });
});

test('a bet that is returned after its day was paid lowers the next period, which states it', async () => {
  const { agent, player } = await aLine(salary(100), salary(100));
  const ticket = await line.book(player, 'stake', { units: -taka(2_000) });
  await nextDay();
  await line.book(player, 'refund', { units: taka(2_000), reference: ticket });
  await nextDay();
  await line.book(player, 'stake', { units: -taka(3_000) });
  await nextDay();
  expect(await received(agent)).toMatchObject([
    { amount: '10.00', explanation: { carriedIn: '-2000.00', sum: '1000.00' } },
    {
      state: 'nothing',
      amount: '0.00',
      explanation: {
        reason: 'negative',
        carriedOut: '-2000.00',
        corrections: { turnover: '-2000.00', wins: '0.00' },
      },
    },
    { amount: '20.00', explanation: { corrections: { turnover: '0.00' } } },
  ]);
});

test('a dividend subtracts wins, rebates, bonuses and the salaries of the agent, and carries a loss', async () => {
  const { top, agent, player } = await aLine(dividend(3_000), dividend(2_000));
  await line.contract(null, top, salary(100));
  await line.contract(top, agent, salary(50));
  core.clock.advance(day);
  await line.book(player, 'stake', { units: -taka(10_000) });
  await line.book(player, 'payout', { units: taka(4_000) });
  await line.book(player, 'rebate', { units: taka(100) });
  await line.book(player, 'bonus', { units: taka(200) });
  await nextDay();
  const [gain] = await received(agent, 'dividend');
  expect(gain).toMatchObject({
    amount: '1130.00',
    explanation: {
      turnover: '10000.00',
      costs: { wins: '4000.00', rebates: '100.00', bonuses: '200.00', salaries: '50.00' },
      sum: '5650.00',
    },
  });
  await line.book(player, 'payout', { units: taka(1_000) });
  await nextDay();
  expect((await received(agent, 'dividend'))[0]).toMatchObject({
    state: 'nothing',
    explanation: { carriedOut: '-1000.00' },
  });
});

test('an upline without money leaves the payout waiting and cannot offer; money pays it once', async () => {
  const { top, agent, player, contract } = await aLine(
    salary(100, { minimumTurnover: '0.00' }),
    salary(100),
    0,
  );
  await site.app.modules.agentPayouts.settleDue();
  // The top agent's own salary is held, so that nothing comes in.
  await core.db.transaction((tx) =>
    sql`INSERT INTO agent_settlement (contract_id, is_held)
      SELECT id, true FROM agent_contract WHERE agent_id = ${top.id}
      ON CONFLICT (contract_id) DO UPDATE SET is_held = true`.execute(tx),
  );
  await line.book(player, 'stake', { units: -taka(5_000) });
  await nextDay();
  expect(await received(agent)).toMatchObject([{ state: 'waiting', amount: '50.00' }]);
  const other = await line.enrol(2, top);
  const offer = () =>
    site.app.modules.agentContracts.offer(
      line.signedIn(top),
      { agentId: other.id, terms: salary(10), days: 1 },
      { key: core.ids.next('key'), ip: '10.0.0.1' },
    );
  expect(await offer()).toMatchObject({ code: 'agent-frozen' });
  const listed = await site.app.modules.agentContracts.admin.list(
    { brand: 'padma', account: agent.account },
    payouts.standings,
  );
  expect(listed).toMatchObject({ value: { rows: [{ id: contract.id, isPayerFrozen: true }] } });
  await line.book(top, 'deposit', { units: taka(60) });
  await Promise.all([payouts.settleDue(), payouts.settleDue()]);
  expect(await received(agent)).toMatchObject([{ state: 'paid', amount: '50.00' }]);
  expect([await line.cashOf(agent), await line.cashOf(top)]).toEqual([taka(50), taka(10)]);
  expect((await offer()).ok).toBe(true);
  const { ledger } = site.app.modules;
  expect(await ledger.total(accounts.agentFloat(top.id), 'BDT')).toBe(0n);
});

test('returned real-time turnover is made up for before anything is paid', async () => {
  await payouts.settleRealTimeDue();
  const terms = salary(100, { kind: 'real-time' });
  const { agent, player } = await aLine(terms, terms);
  await payouts.settleRealTimeDue();
  const window = async () => {
    core.clock.advance(5 * 60_000);
    await payouts.settleRealTimeDue();
  };
  const ticket = await line.book(player, 'stake', { units: -taka(1_000) });
  await window();
  await line.book(player, 'refund', { units: taka(1_000), reference: ticket });
  await window();
  await line.book(player, 'stake', { units: -taka(400) });
  await window();
  await line.book(player, 'stake', { units: -taka(900) });
  // Three windows late: one payout for all of them.
  core.clock.advance(15 * 60_000);
  await payouts.settleRealTimeDue();
  expect((await received(agent, 'real-time')).map(({ amount }) => amount)).toEqual([
    '3.00',
    '10.00',
  ]);
});

test('a run that is hours late pays each contract what was booked between its begin and its end', async () => {
  core.clock.set(new Date(Math.ceil(core.clock.now().getTime() / hour) * hour));
  await payouts.settleRealTimeDue();
  const rate = (basisPoints: number) => salary(basisPoints, { kind: 'real-time' });
  const top = await line.enrol(1, null);
  const player = await line.enrol(0, top);
  await line.book(player, 'deposit', { units: taka(1_000_000) });
  const bet = (amount: number) => line.book(player, 'stake', { units: -taka(amount) });
  const wait = (minutes: number) => core.clock.advance(minutes * 60_000);
  wait(12);
  // Before the first contract, and in its hour.
  const early = await bet(9_000);
  const first = await line.contract(null, top, rate(100));
  wait(5);
  await line.book(player, 'refund', { units: taka(500), reference: early });
  await bet(1_000);
  wait(120);
  await bet(300);
  const second = await line.contract(null, top, rate(200));
  wait(5);
  await bet(70);
  wait(30);
  await sql`UPDATE agent_contract SET state = 'ended', ends_at = ${core.clock.now()}
    WHERE id = ${second.id}`.execute(core.db.read);
  wait(1);
  await bet(5_000);
  await payouts.settleRealTimeDue();
  await payouts.settleRealTimeDue();
  const paid = async ({ id }: typeof first) =>
    (await line.payoutsOf(id)).reduce((sum, { units }) => sum + units, 0n);
  // 1 % of 1,000 - 500 + 300, and 2 % of 70.
  expect([await paid(first), await paid(second)]).toEqual([taka(8), 140_000n]);
});

test('a payout above the limit waits for two operators, once; a refused one is never paid', async () => {
  const [mina, jamal] = [core.ids.next('opr'), core.ids.next('opr')];
  await seedOperators(core, [
    { id: mina, name: 'mina' },
    { id: jamal, name: 'jamal' },
  ]);
  const { brands, identity, ledger, live, reports } = site.app.modules;
  const strict = createAgentPayouts(core, {
    brands,
    identity,
    ledger,
    live,
    reports,
    twoPersonUnitsOf: async () => taka(20),
  });
  const { top, player } = await aLine(salary(100), salary(10));
  await line.book(player, 'stake', { units: -taka(5_000) });
  core.clock.advance(day);
  await strict.settleDue();
  const [held] = await received(top);
  if (!held) throw new Error('there is a payout');
  expect(held).toMatchObject({ state: 'held', amount: '50.00' });
  const before = await line.cashOf(top);
  const release = (id: typeof mina, name: string) =>
    strict.admin.release({ id, name }, { brand: 'padma', payoutId: held.id, note: 'checked' });
  expect(await release(mina, 'mina')).toMatchObject({
    value: { state: 'held', releasedBy: 'mina' },
  });
  expect(await release(mina, 'mina')).toMatchObject({ code: 'second-person-needed' });
  const both = await Promise.all([release(jamal, 'jamal'), release(jamal, 'jamal')]);
  expect(both.map((one) => (one.ok ? one.value.state : one.code)).toSorted()).toEqual([
    'already-decided',
    'paid',
  ]);
  expect((await line.cashOf(top)) - before).toBe(taka(50));
  await line.book(player, 'stake', { units: -taka(5_000) });
  core.clock.advance(day);
  await strict.settleDue();
  const [second] = await received(top);
  if (!second) throw new Error('there is a second payout');
  const decision = { brand: 'padma', payoutId: second.id, note: 'fraud' };
  expect(await strict.admin.refuse({ id: mina, name: 'mina' }, decision)).toMatchObject({
    value: { state: 'refused' },
  });
  expect(await strict.admin.release({ id: jamal, name: 'jamal' }, decision)).toMatchObject({
    code: 'already-decided',
  });
  expect(
    await strict.admin.refuse({ id: mina, name: 'mina' }, { ...decision, brand: 'verano' }),
  ).toMatchObject({ code: 'not-found' });
});

test('a kind that the brand switches off is neither offered nor paid', async () => {
  const { agent, player, top } = await aLine(salary(100), salary(100));
  await line.book(player, 'stake', { units: -taka(1_000) });
  await setSection(site.app.modules, 'padma', 'flags', { DAILYSALARY3: false });
  await nextDay();
  expect(
    await payouts.payouts(line.signedIn(agent), { kind: 'daily', side: 'received' }),
  ).toMatchObject({ code: 'forbidden' });
  expect(await site.app.modules.agentContracts.overview(line.signedIn(top), 'daily')).toMatchObject(
    { code: 'forbidden' },
  );
  const { rows } = await sql`SELECT 1 FROM agent_payout WHERE agent_id = ${agent.id}`.execute(
    core.db.read,
  );
  expect(rows).toEqual([]);
  await setSection(site.app.modules, 'padma', 'flags', { DAILYSALARY3: true });
  await payouts.settleDue();
  expect(await received(agent)).toMatchObject([{ amount: '10.00' }]);
});

test('a simulation pays nothing and gives what last month would have paid', async () => {
  const { top, player } = await aLine(salary(100), salary(50));
  await line.book(player, 'stake', { units: -taka(7_000) });
  await site.app.modules.reports.catchUp(player.id);
  core.clock.advance(31 * day);
  const before = await line.cashOf(top);
  const answer = await payouts.admin.simulate({
    brand: 'padma',
    account: top.account,
    terms: salary(200),
  });
  if (!answer.ok) throw new Error(answer.code);
  const simulation = callSchemas.simulateContract.output.parse(answer.value);
  expect(simulation).toMatchObject({ total: '140.00', turnover: '7000.00' });
  expect(simulation.rows).toHaveLength(1);
  expect(await line.cashOf(top)).toBe(before);
});

test('the file has a line for each payout', async () => {
  const { agent, player } = await aLine(salary(100), salary(100));
  await line.book(player, 'stake', { units: -taka(1_000) });
  await nextDay();
  const http = Fastify();
  closing(() => http.close());
  await http.register(
    agentPayoutsEndpoints(payouts, {
      memberOf: async () => Object.assign(line.signedIn(agent), { mustChangePassword: null }),
    }),
  );
  const file = await http.inject(`${agentPayoutFilePath}?kind=daily&side=received`);
  const [header, first, rest] = file.payload.split('\r\n');
  expect(header).toContain('turnover');
  expect(first).toContain('1000.00');
  expect(first).toContain('paid');
  expect(rest).toBe('');
});
