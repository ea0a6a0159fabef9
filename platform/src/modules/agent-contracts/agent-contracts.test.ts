import {
  contractKinds,
  flagOfContract,
  type AccountType,
  type AgentContract,
  type ContractKind,
  type ContractTerms,
} from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { sql } from 'kysely';
import { setSection } from '../../testing/brand-settings.ts';
import type { TestCore } from '../../testing/index.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import type { Member, MemberRecord } from '../identity/index.ts';
import type { AgentContracts } from './index.ts';

let site: TestSite;
let core: TestCore;
let contracts: AgentContracts;
let count = 0;

beforeAll(async () => {
  site = await testSite();
  core = site.core;
  contracts = site.app.modules.agentContracts;
});

const hour = 3_600_000;
const ip = '10.0.0.1';

function enrol(type: AccountType, upline: MemberRecord | null): Promise<MemberRecord> {
  count += 1;
  return site.app.modules.identity.enrol({
    brand: 'padma',
    username: `party_${count}`,
    password: 'River2026boat',
    paymentPin: '246810',
    type,
    upline,
    affiliateCode: type === 0 ? null : `PARTY${count}`,
  });
}

const signedIn = ({ id, account, nickname, type, brand }: MemberRecord): Member => ({
  id,
  account,
  nickname,
  type,
  brand,
  currency: 'BDT',
  lastLoginAt: null,
  token: 'handle',
});

const dividend = (basisPoints: number, changes: Partial<ContractTerms> = {}): ContractTerms => ({
  kind: 'dividend',
  base: 'net-loss',
  period: 'half-month',
  losses: 'carry',
  tiers: [{ threshold: '0.00', members: 0, basisPoints }],
  minimumTurnover: '0.00',
  validTurnover: '100.00',
  ...changes,
});

const operator = { name: 'mina' };
const freshKey = () => core.ids.next('key');

const offerFrom = (
  upline: MemberRecord,
  agent: MemberRecord,
  terms: ContractTerms,
  key: string = freshKey(),
) => contracts.offer(signedIn(upline), { agentId: agent.id, terms, days: 3 }, { key, ip });

async function offered(upline: MemberRecord, agent: MemberRecord, terms: ContractTerms) {
  const answer = await offerFrom(upline, agent, terms);
  if (!answer.ok) throw new Error(`${answer.code} ${answer.detail}`);
  return callSchemas.offerContract.output.parse(answer.value);
}

type Action = Parameters<AgentContracts['process']>[2]['action'];

const act = (
  member: MemberRecord,
  { id: contractId }: Pick<AgentContract, 'id'>,
  action: Action,
  kind: ContractKind = 'dividend',
) => contracts.process(signedIn(member), kind, { contractId, action }, ip);

async function houseContract(agent: MemberRecord, terms: ContractTerms) {
  const input = { brand: 'padma', account: agent.account, terms, days: 3, note: 'start' };
  const answer = await contracts.admin.offer(operator, input, freshKey());
  if (!answer.ok) throw new Error(`${answer.code} ${answer.detail}`);
  const contractId = callSchemas.offerHouseContract.output.parse(answer.value).id;
  const accepted = await contracts.process(
    signedIn(agent),
    terms.kind,
    { contractId, action: 'accept' },
    ip,
  );
  if (!accepted.ok) throw new Error(accepted.code);
  return accepted.value;
}

/** An agent with a contract of the house, and an agent below. */
async function aLine(terms = dividend(3_000)) {
  const top = await enrol(1, null);
  const agent = await enrol(2, top);
  return { top, agent, house: await houseContract(top, terms) };
}

const overviewOf = async (member: MemberRecord) => {
  const answer = await contracts.overview(signedIn(member), 'dividend');
  if (!answer.ok) throw new Error(answer.code);
  return callSchemas.contractOverview.output.parse(answer.value);
};

async function titlesFor({ id }: MemberRecord): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    SELECT words -> 'en' ->> 'title' AS title FROM inbox_messages WHERE member_id = ${id} ORDER BY id`.execute(
    core.db.read,
  );
  return rows.map(({ title }) => title);
}

test('an offer that is accepted applies from the next period, and both sides read the same contract', async () => {
  const { top, agent } = await aLine();
  const offer = await offered(top, agent, dividend(2_000));
  expect(await overviewOf(agent)).toMatchObject({ current: null, offer: { id: offer.id } });
  expect(await contracts.consolidated(agent)).toMatchObject({
    value: { divtypereq: 'new', dailysalreqtype: 'none' },
  });
  const accepted = await act(agent, offer, 'accept');
  if (!accepted.ok) throw new Error(accepted.code);
  // The clock shows 5 January, 18:00 in Dhaka: the second half of the month begins at its midnight.
  expect(accepted.value).toMatchObject({
    state: 'active',
    startsAt: '2026-01-15T18:00:00.000Z',
    version: 1,
  });
  const { side: _own, ...read } = accepted.value;
  const list = await contracts.list(signedIn(top), { kind: 'dividend', side: 'offered' });
  expect(list).toMatchObject({ value: { rows: [{ ...read, side: 'upline' }], next: null } });
  expect(await titlesFor(agent)).toEqual(['New contract offer: dividend']);
  expect(await titlesFor(top)).toContain('Contract accepted: dividend');
  const { rows } = await sql<{ event: string; actor: string; ip: string | null }>`
    SELECT event, actor, ip FROM agent_contract_event WHERE contract_id = ${offer.id} ORDER BY id`.execute(
    core.db.read,
  );
  expect(rows).toEqual([
    { event: 'offered', actor: top.account, ip },
    { event: 'accept', actor: agent.account, ip },
  ]);
});

test('pressing twice, in two tabs at once, makes one offer, one acceptance and one message of each', async () => {
  const { top, agent } = await aLine();
  const key = freshKey();
  const offers = await Promise.all(
    [1, 2, 3, 4].map(() => offerFrom(top, agent, dividend(2_000), key)),
  );
  const ids = new Set(offers.map((one) => (one.ok ? one.value.id : one.code)));
  expect(ids.size).toBe(1);
  const [first] = offers;
  if (!first?.ok) throw new Error('the offer was refused');
  const accepted = await Promise.all([1, 2, 3, 4].map(() => act(agent, first.value, 'accept')));
  expect(accepted.every((one) => one.ok && one.value.state === 'active')).toBe(true);
  expect(await titlesFor(agent)).toHaveLength(1);
  expect(await offerFrom(top, agent, dividend(1_000), key)).toMatchObject({
    code: 'idempotency-key-reused',
  });
});

test('of an acceptance and a withdrawal at the same time one takes effect', async () => {
  const { top, agent } = await aLine();
  const offer = await offered(top, agent, dividend(2_000));
  const [accepted, withdrawn] = await Promise.all([
    act(agent, offer, 'accept'),
    act(top, offer, 'withdraw'),
  ]);
  expect([accepted.ok, withdrawn.ok].filter(Boolean)).toHaveLength(1);
  const loser = accepted.ok ? withdrawn : accepted;
  expect(loser).toMatchObject({ code: 'already-decided' });
});

test.each<[string, ContractTerms, string, object]>([
  ['a higher rate', dividend(3_001), 'tiers.0.basisPoints', { pattern: 'contract-rate', max: 30 }],
  [
    'a higher rate at a tier below',
    dividend(3_000, {
      tiers: [
        { threshold: '0.00', members: 0, basisPoints: 1_000 },
        { threshold: '4999.00', members: 5, basisPoints: 2_500 },
      ],
    }),
    'tiers.1.basisPoints',
    { pattern: 'contract-rate', max: 20 },
  ],
  [
    'another period',
    dividend(1_000, { period: 'day' }),
    'period',
    { code: 'pattern', pattern: 'contract-period' },
  ],
  [
    'losses that are reset',
    dividend(1_000, { losses: 'reset' }),
    'losses',
    { code: 'pattern', pattern: 'contract-losses' },
  ],
  [
    'members who are valid with less',
    dividend(1_000, { validTurnover: '99.99' }),
    'validTurnover',
    { code: 'pattern', pattern: 'contract-valid' },
  ],
])('terms with %s than the upper contract are refused', async (_what, terms, field, error) => {
  const { top, agent } = await aLine(
    dividend(2_000, {
      tiers: [
        { threshold: '0.00', members: 0, basisPoints: 2_000 },
        { threshold: '5000.00', members: 5, basisPoints: 3_000 },
      ],
    }),
  );
  const adjusted =
    field === 'tiers.0.basisPoints'
      ? { ...terms, tiers: [{ threshold: '5000.00', members: 5, basisPoints: 3_001 }] }
      : terms;
  const refused = await offerFrom(top, agent, adjusted);
  expect(refused).toMatchObject({
    code: 'contract-rule-broken',
    fields: {
      [`terms.${field}`]: { ...error, between: { upper: top.account, lower: agent.account } },
    },
  });
  const detail = refused.ok ? '' : refused.detail;
  expect(detail).toContain(`Between ${top.account} and ${agent.account}`);
});

test('an agent without a contract of the kind, a member further down and a player are no parties', async () => {
  const { top, agent } = await aLine();
  const deep = await enrol(2, agent);
  const player = await enrol(0, top);
  expect(await offerFrom(agent, deep, dividend(1_000))).toMatchObject({
    code: 'contract-rule-broken',
    fields: { 'terms.kind': { pattern: 'contract-no-own-contract' } },
  });
  expect(await offerFrom(top, deep, dividend(1_000))).toMatchObject({ code: 'not-found' });
  expect(await offerFrom(top, player, dividend(1_000))).toMatchObject({ code: 'not-found' });
  expect(await offerFrom(player, agent, dividend(1_000))).toMatchObject({
    code: 'error_not_agent',
  });
  const offer = await offered(top, agent, dividend(1_000));
  expect(await act(deep, offer, 'accept')).toMatchObject({ code: 'not-found' });
  expect(await act(top, offer, 'accept')).toMatchObject({ code: 'not-found' });
  expect(await act(agent, offer, 'accept', 'daily')).toMatchObject({ code: 'not-found' });
});

test('an agent who was moved cannot accept, and the refusal names the two agents', async () => {
  const { top, agent } = await aLine();
  const offer = await offered(top, agent, dividend(1_000));
  const other = await enrol(1, null);
  await core.db.read
    .updateTable('members')
    .set({ upline_id: other.id, upline_path: `/${other.id}/` })
    .where('id', '=', agent.id)
    .execute();
  expect(await act(agent, offer, 'accept')).toMatchObject({
    code: 'not-found',
    fields: {
      contractId: {
        pattern: 'contract-moved',
        between: { upper: top.account, lower: agent.account },
      },
    },
  });
  expect(await offerFrom(top, agent, dividend(900))).toMatchObject({
    code: 'not-found',
    fields: { agentId: { pattern: 'contract-not-below' } },
  });
});

test('a higher offer replaces the open one, a lower one waits; the accepted one ends the contract before', async () => {
  const { top, agent } = await aLine();
  const low = await offered(top, agent, dividend(1_000));
  expect(await offerFrom(top, agent, dividend(900))).toMatchObject({ code: 'contract-pending' });
  const high = await offered(top, agent, dividend(1_500));
  expect(await act(agent, low, 'accept')).toMatchObject({ code: 'already-decided' });
  await act(agent, high, 'accept');
  core.clock.advance(20 * 24 * hour);
  const lower = await offered(top, agent, dividend(500));
  expect((await overviewOf(agent)).current?.id).toBe(high.id);
  const accepted = await act(agent, lower, 'accept');
  if (!accepted.ok) throw new Error(accepted.code);
  const own = await contracts.list(signedIn(agent), { kind: 'dividend', side: 'own' });
  if (!own.ok) throw new Error(own.code);
  expect(own.value.rows.map(({ version, state }) => [version, state])).toEqual([
    [3, 'active'],
    [2, 'replaced'],
    [1, 'replaced'],
  ]);
  // No gap and no overlap between the old and the new contract.
  expect(own.value.rows[1]?.endsAt).toBe(accepted.value.startsAt);
});

test('a contract ends when one side asks and the other agrees, but not before those below', async () => {
  const { top, agent } = await aLine();
  const low = await enrol(2, agent);
  const upper = await offered(top, agent, dividend(2_000));
  await act(agent, upper, 'accept');
  const lower = await offered(agent, low, dividend(1_000));
  await act(low, lower, 'accept');
  expect(await act(top, upper, 'ask-end')).toMatchObject({
    code: 'contract-rule-broken',
    fields: { 'terms.kind': { pattern: 'contract-contracts-below' } },
  });
  await act(agent, lower, 'ask-end');
  expect(await contracts.consolidated(low)).toMatchObject({ value: { divtypereq: 'termination' } });
  expect(await act(agent, lower, 'confirm-end')).toMatchObject({ code: 'already-decided' });
  await act(low, lower, 'keep');
  expect(await act(low, lower, 'confirm-end')).toMatchObject({ code: 'already-decided' });
  await act(low, lower, 'ask-end');
  expect(await act(agent, lower, 'confirm-end')).toMatchObject({ value: { state: 'ended' } });
  await act(top, upper, 'ask-end');
  expect(await act(agent, upper, 'confirm-end')).toMatchObject({ value: { state: 'ended' } });
});

test('lower terms cannot be accepted while a contract below goes beyond them', async () => {
  const { top, agent } = await aLine();
  const low = await enrol(2, agent);
  await act(agent, await offered(top, agent, dividend(2_000)), 'accept');
  await act(low, await offered(agent, low, dividend(1_800)), 'accept');
  const less = await offered(top, agent, dividend(1_500));
  const refused = await act(agent, less, 'accept');
  expect(refused).toMatchObject({ code: 'contract-rule-broken' });
  expect(refused.ok ? '' : refused.detail).toContain(`${agent.account} and ${low.account}`);
});

test('an offer is reminded of once, expires once, and cannot be accepted any more', async () => {
  const { top, agent } = await aLine();
  const offer = await offered(top, agent, dividend(1_000));
  core.clock.advance(50 * hour);
  await Promise.all([contracts.upkeep(), contracts.upkeep()]);
  core.clock.advance(23 * hour);
  expect(await act(agent, offer, 'accept')).toMatchObject({ code: 'already-decided' });
  expect((await overviewOf(agent)).offer).toBeNull();
  await Promise.all([contracts.upkeep(), contracts.upkeep()]);
  expect(await titlesFor(agent)).toEqual([
    'New contract offer: dividend',
    'A contract offer ends soon: dividend',
  ]);
  expect((await titlesFor(top)).filter((title) => title.includes('expired'))).toHaveLength(1);
});

test('without the flag of a kind every call of it is refused, and no call of another kind', async () => {
  const [top, agent] = [await enrol(1, null), await enrol(2, null)];
  const contractId = (await houseContract(top, dividend(1_000))).id;
  const salary = (kind: ContractKind): ContractTerms => ({
    ...dividend(100),
    ...{ kind, base: 'turnover', period: null, losses: null, validTurnover: '0.00' },
  });
  const termsOf = (kind: ContractKind) => (kind === 'dividend' ? dividend(1_000) : salary(kind));
  const { agentPayouts } = site.app.modules;
  const own = signedIn(top);
  const answersOf = async (kind: ContractKind) => {
    const terms = termsOf(kind);
    const house = { brand: 'padma', account: agent.account, terms, days: 3, note: 'x' };
    const answers = [
      await contracts.overview(own, kind),
      await contracts.list(own, { kind, side: 'own' }),
      await offerFrom(top, agent, terms),
      await contracts.process(own, kind, { contractId, action: 'accept' }, ip),
      await contracts.admin.offer(operator, house, freshKey()),
      await agentPayouts.payouts(own, { kind, side: 'owed' }),
    ];
    return answers.map((answer) => (answer.ok ? 'ok' : answer.code));
  };
  for (const kind of contractKinds) {
    await setSection(site.app.modules, 'padma', 'flags', { [flagOfContract[kind]]: false });
    expect([kind, new Set(await answersOf(kind))]).toEqual([kind, new Set(['forbidden'])]);
    const other = kind === 'dividend' ? 'daily' : 'dividend';
    expect(await answersOf(other)).not.toContain('forbidden');
    await setSection(site.app.modules, 'padma', 'flags', { [flagOfContract[kind]]: true });
  }
});

test('a demoted agent loses the contract and those that rest on it; an operator ends a whole line', async () => {
  const { top, agent, house } = await aLine();
  const low = await enrol(2, agent);
  await act(agent, await offered(top, agent, dividend(2_000)), 'accept');
  await act(low, await offered(agent, low, dividend(1_000)), 'accept');
  await core.db.read.updateTable('members').set({ type: 0 }).where('id', '=', agent.id).execute();
  await contracts.upkeep();
  expect((await overviewOf(low)).current).toBeNull();
  expect(await contracts.overview(signedIn({ ...agent, type: 0 }), 'dividend')).toMatchObject({
    code: 'error_not_agent',
  });
  const other = await enrol(2, top);
  await act(other, await offered(top, other, dividend(2_000)), 'accept');
  const input = { brand: 'padma', contractId: house.id, note: 'fraud' };
  expect(await contracts.admin.end(operator, { ...input, brand: 'verano' })).toMatchObject({
    code: 'not-found',
  });
  expect((await contracts.admin.end(operator, input)).ok).toBe(true);
  expect(await contracts.admin.end(operator, input)).toMatchObject({ code: 'already-decided' });
  expect((await overviewOf(other)).current).toBeNull();
  const { rows } = await sql`SELECT 1 FROM audit_entries WHERE action = 'agent-contract.ended'
    AND subject = ${`padma/${house.id}`}`.execute(core.db.read);
  expect(rows).toHaveLength(1);
});
