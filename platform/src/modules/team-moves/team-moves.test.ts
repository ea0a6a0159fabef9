import { sql } from 'kysely';
import {
  calls,
  teamMovedAlone,
  type AccountType,
  type AgentMark,
  type MemberId,
} from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { setSection } from '../../testing/brand-settings.ts';
import { aVisitor, aRegistration } from '../../testing/test-members.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import type { MemberRecord, Operator } from '../identity/index.ts';
import { accounts } from '../ledger/index.ts';
import type { TeamMoves } from './index.ts';

let site: TestSite;
let moves: TeamMoves;
let count = 0;

beforeAll(async () => {
  site = await testSite();
  moves = site.app.modules.teamMoves;
});

const nadia: Operator = { id: 'opr_nadia00001' as Operator['id'], name: 'Nadia', token: '' };

function enrol(type: AccountType, upline: MemberRecord | null) {
  const username = `mover${(count += 1)}`;
  return site.app.modules.identity.enrol({
    brand: 'padma',
    username,
    password: 'River2026boat',
    paymentPin: '135790',
    type,
    upline,
    affiliateCode: type === 0 ? null : `CODE${count}`,
  });
}

/** An agent with a deputy and the deputy's player, and another agent. */
async function aTree() {
  const top = await enrol(1, null);
  const deputy = await enrol(2, top);
  const player = await enrol(0, deputy);
  return { top, deputy, player, other: await enrol(1, null) };
}

const orderOf = (head: MemberRecord, to: MemberRecord | null) => ({
  brand: 'padma',
  account: head.account,
  to: to?.account ?? null,
  note: 'agreed',
});

const propose = (head: MemberRecord, to: MemberRecord | null, key = `key-${(count += 1)}`) =>
  moves.propose(orderOf(head, to), nadia, key);

const uplineOf = async (id: MemberId) => (await site.app.modules.identity.byId(id))?.upline;

async function previewOf(head: MemberRecord, to: MemberRecord | null) {
  const { brand, account } = orderOf(head, to);
  const found = await moves.preview({ brand, account, ...(to && { to: to.account }) });
  if (!found.ok) throw new Error(found.code);
  return callSchemas.previewTeamMove.output.parse(found.value);
}

test('a team moves as a whole, agents see it at their next call, and a move back undoes it', async () => {
  const { top, deputy, player, other } = await aTree();
  expect(await previewOf(deputy, other)).toMatchObject({
    from: top.account,
    members: 2,
    agents: 1,
    needsSecondPerson: false,
    obstacles: [],
  });
  const moved = await propose(deputy, other);
  expect(moved).toMatchObject({ value: { state: 'moved', from: top.account, to: other.account } });
  expect(await uplineOf(player.id)).toEqual([other.id, deputy.id]);
  const { agents, audit } = site.app.modules;
  const asAgent = (agent: MemberRecord) => ({
    ...{ id: agent.id, account: agent.account, nickname: '', type: agent.type, brand: 'padma' },
    ...{ currency: 'BDT', lastLoginAt: null, token: '' },
  });
  const idsOf = async (agent: MemberRecord) => {
    const found = await agents.members(asAgent(agent), { search: 'mover' });
    return found.ok ? found.value.rows.map(({ id }) => id) : [];
  };
  expect(await idsOf(top)).toEqual([]);
  expect(await idsOf(other)).toContain(deputy.id);
  expect(await propose(deputy, top)).toMatchObject({ value: { state: 'moved' } });
  expect(await uplineOf(player.id)).toEqual([top.id, deputy.id]);
  const { rows } = await audit.entries({ subject: `padma/${deputy.account}` });
  expect(rows.map(({ action, before, after, note }) => [action, before, after, note])).toEqual([
    ['agent.team-moved', other.account, top.account, 'agreed'],
    ['agent.team-moved', top.account, other.account, 'agreed'],
  ]);
});

test('a move that breaks a rule is refused, and the preview names the rule and the two accounts', async () => {
  const { top, deputy, player, other } = await aTree();
  const { lottery } = site.app.modules;
  const group = (memberId: MemberId, prizeGroup: number) =>
    lottery.setPrizeGroup({ name: 'x' }, { memberId, prizeGroup, note: 'x' });
  await group(player.id, 1900);
  await group(other.id, 1800);
  const rulesOf = async (head: MemberRecord, to: MemberRecord | null) =>
    (await previewOf(head, to)).obstacles;
  const refusals = [
    [deputy, top, 'same-place', deputy.account, top.account],
    [top, deputy, 'own-team', deputy.account, top.account],
    [other, player, 'not-agent', player.account, other.account],
    [deputy, other, 'prize-group', `${other.account} (1800)`, `${player.account} (1900)`],
  ] as const;
  for (const [head, to, rule, first, second] of refusals) {
    expect(await rulesOf(head, to)).toEqual([{ rule, first, second }]);
    expect(await propose(head, to)).toMatchObject({ code: 'team-move-refused' });
  }
  const now = site.core.clock.now();
  await sql`INSERT INTO agent_contract
    (id, brand, kind, upline_id, agent_id, version, terms, state, request_key, offered_at, expires_at)
    VALUES (${`agc_${deputy.id.slice(4)}`}, 'padma', 'daily', ${top.id}, ${deputy.id}, 1, '{}', 'active',
      ${deputy.id}, ${now}, ${now})`.execute(site.core.db.read);
  expect(await rulesOf(deputy, null)).toEqual([
    { rule: 'contract', first: top.account, second: deputy.account },
  ]);
  expect(await uplineOf(player.id)).toEqual([top.id, deputy.id]);
  const unknown = { ...orderOf(deputy, null), to: 'nobody_here' };
  expect(await moves.propose(unknown, nadia, 'unknown')).toMatchObject({ code: 'not-found' });
});

test('a large team waits for a second person, moves once, or stays if it is refused', async () => {
  const { top, deputy, other } = await aTree();
  for (let at = 0; at < teamMovedAlone; at += 1) await enrol(0, deputy);
  const proposed = await propose(deputy, other);
  if (!proposed.ok) throw new Error(proposed.code);
  expect(proposed.value.state).toBe('proposed');
  expect(await uplineOf(deputy.id)).toEqual([top.id]);
  expect(await propose(deputy, null)).toMatchObject({ code: 'place-taken' });
  const decision = { brand: 'padma', id: proposed.value.id, note: 'fine' };
  expect(await moves.confirm(decision, nadia)).toMatchObject({ code: 'second-person-needed' });
  expect(await moves.refuse(decision, nadia)).toMatchObject({ value: { state: 'refused' } });
  expect(await moves.refuse(decision, nadia)).toMatchObject({ code: 'already-decided' });
  expect(await moves.confirm({ ...decision, brand: 'verano' }, nadia)).toMatchObject({
    code: 'not-found',
  });
  expect(await uplineOf(deputy.id)).toEqual([top.id]);
});

test('the same order moves a team once, and two opposite moves at the same time leave a tree', async () => {
  const { deputy, other, top } = await aTree();
  const [one, two] = await Promise.all([
    propose(deputy, other, 'twice'),
    propose(deputy, other, 'twice'),
  ]);
  expect(one.ok && two.ok && one.value.id === two.value.id).toBe(true);
  expect(await propose(deputy, top, 'twice')).toMatchObject({ code: 'idempotency-key-reused' });
  const [left, right] = [await enrol(1, null), await enrol(1, null)];
  const crossed = await Promise.all([propose(left, right), propose(right, left)]);
  expect(crossed.filter(({ ok }) => ok)).toHaveLength(1);
});

test('members who register during a move belong to the moved team', async () => {
  const { deputy, other } = await aTree();
  const { identity } = site.app.modules;
  const visitor = await aVisitor(site);
  const joins = Array.from({ length: 6 }, (_, at) => {
    const form = aRegistration({
      username: `during${(count += 1)}`,
      affiliateCode: deputy.affiliateCode ?? '',
    });
    return identity.register(form, `during-${count}-${at}`, visitor);
  });
  await propose(deputy, other);
  for (const joined of await Promise.all(joins))
    expect(joined.ok && (await uplineOf(joined.value.user.id))).toEqual([other.id, deputy.id]);
});

test('the tree opens level by level, finds agents at any depth and lists those who are frozen', async () => {
  const { top, deputy } = await aTree();
  const list = async (input: Omit<Parameters<TeamMoves['tree']>[0], 'brand'>) => {
    const found = await moves.tree({ brand: 'padma', limit: 100, ...input });
    if (!found.ok) throw new Error(found.code);
    return callSchemas.agentTree.output.parse(found.value).rows;
  };
  expect((await list({})).find(({ id }) => id === top.id)).toMatchObject({ agents: 1, team: 2 });
  expect((await list({})).some(({ id }) => id === deputy.id)).toBe(false);
  expect(await list({ under: top.account })).toMatchObject([
    { account: deputy.account, uplineAccount: top.account, agents: 0, team: 1 },
  ]);
  expect(await list({ search: deputy.account.toUpperCase() })).toMatchObject([{ id: deputy.id }]);
  expect(await list({ frozen: 'yes' })).toEqual([]);
  await site.core.db.transaction((tx) =>
    site.app.modules.identity.keepStatus(tx, deputy.id, 'locked'),
  );
  expect(await list({ frozen: 'yes' })).toMatchObject([{ id: deputy.id, status: 'locked' }]);
});

async function marksOf(kind: AgentMark['kind']) {
  const page = await moves.marks({ brand: 'padma', kind });
  return callSchemas.agentMarks.output.parse(page.ok && page.value).rows;
}

test('an agent and a member below who share an address are marked, and no one else', async () => {
  const { top, deputy, player, other } = await aTree();
  const at = (id: MemberId, ip: string) =>
    site.core.db.read
      .updateTable('members')
      .set({ last_login_ip: ip })
      .where('id', '=', id)
      .execute();
  for (const { id } of [top, player, other]) await at(id, '203.0.113.7');
  await at(deputy.id, '203.0.113.8');
  expect(await marksOf('address')).toEqual([
    {
      kind: 'address',
      shared: '203.0.113.7',
      money: null,
      agent: top.account,
      member: player.account,
      level: 2,
    },
  ]);
  for (const kind of ['device', 'payout-account'] as const) expect(await marksOf(kind)).toEqual([]);
  expect(calls.agentMarks.audience).toBe('operator');
});

test('money that a recruit withdraws without play is marked, and so is money that comes back', async () => {
  const { deputy, player } = await aTree();
  const { ledger, reports } = site.app.modules;
  const cash = accounts.cash(player.id);
  const book = async (kind: 'deposit' | 'withdrawal' | 'stake', amountUnits: bigint) => {
    const house = accounts.house('promo');
    const move = kind === 'deposit' ? { from: house, to: cash } : { from: cash, to: house };
    const key = `mark-${(count += 1)}`;
    await site.core.db.transaction((tx) =>
      ledger.book(tx, [
        { key, kind, currency: 'BDT', reference: key, moves: [{ ...move, amountUnits }] },
      ]),
    );
    await reports.catchUp(player.id);
  };
  const passThrough = () => marksOf('pass-through');
  await book('deposit', 100_000_000n);
  expect(await passThrough()).toEqual([]);
  await book('withdrawal', 90_000_000n);
  expect(await passThrough()).toEqual([
    {
      ...{ kind: 'pass-through', shared: '', level: 1 },
      ...{ agent: deputy.account, member: player.account },
      money: { received: '1000.00', passedOn: '900.00', turnover: '0.00', currency: 'BDT' },
    },
  ]);
  const sent = (from: MemberRecord, to: MemberRecord, amount_units: bigint) =>
    site.core.db.read
      .insertInto('agent_transfers')
      .values({
        brand: 'padma',
        currency: 'BDT',
        line: 'downline',
        amount_units,
        id: site.core.ids.next('atr'),
        sender_id: from.id,
        recipient_id: to.id,
        idempotency_key: `mark-${(count += 1)}`,
        transfer_id: site.core.ids.next('trf'),
        booked_at: site.core.clock.now(),
      })
      .execute();
  const circular = () => marksOf('circular');
  await sent(deputy, player, 50_000_000n);
  expect(await circular()).toEqual([]);
  await sent(player, deputy, 45_000_000n);
  expect(await circular()).toMatchObject([
    { agent: deputy.account, member: player.account, money: { passedOn: '450.00' } },
  ]);
  // Limits of the brand: nobody passed on 91 % of what came in.
  const limits = { markDays: 30, passedOnPercent: 91, turnoverPercent: 50 };
  await setSection(site.app.modules, 'padma', 'agents', limits);
  expect([...(await passThrough()), ...(await circular())]).toEqual([]);
  await setSection(site.app.modules, 'padma', 'agents', { ...limits, passedOnPercent: 90 });
  expect([await passThrough(), await circular()]).toMatchObject([[{}], [{}]]);
  await book('stake', 10_000_000n);
  site.core.clock.advance(31 * 86_400_000);
  expect([...(await passThrough()), ...(await circular())]).toEqual([]);
});

test('an operator makes a player an agent and an agent a player; the former agent reads nothing more', async () => {
  const { deputy, player } = await aTree();
  const { agents, audit, identity } = site.app.modules;
  const set = (account: string, type: 0 | 41) =>
    moves.setType({ brand: 'padma', account, type, note: 'agreed' }, nadia);
  const asMember = ({ id, account }: MemberRecord) => ({
    ...{ id, account, nickname: '', type: 1 as const, brand: 'padma' },
    ...{ currency: 'BDT', lastLoginAt: null, token: '' },
  });
  expect(await set(player.account, 41)).toMatchObject({ value: { type: 41 } });
  expect(await agents.members(asMember(player), {})).toMatchObject({ ok: true });
  expect((await identity.byId(player.id))?.affiliateCode).toMatch(/^\w{8}$/);
  expect(await identity.agentsAmong([deputy.id, player.id])).toEqual([deputy.id, player.id]);
  await Promise.all([set(deputy.account, 0), set(deputy.account, 0)]);
  expect(await agents.members(asMember(deputy), {})).toMatchObject({ code: 'error_not_agent' });
  expect(await identity.agentsAmong([deputy.id, player.id])).toEqual([player.id]);
  const { rows } = await audit.entries({ subject: `padma/${deputy.account}` });
  expect(rows).toMatchObject([{ action: 'agent.type-set', before: '2', after: '0' }]);
  expect(await set('nobody_here', 0)).toMatchObject({ code: 'not-found' });
});
