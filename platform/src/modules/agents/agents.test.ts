import { calls, type AccountType, type TeamOverview } from '@croupier/contracts';
import type { TestCore } from '../../testing/index.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import type { Identity, Member, MemberRecord } from '../identity/index.ts';
import { accounts, type Ledger, type TransferKind } from '../ledger/index.ts';
import type { Agents } from './agents.service.ts';

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

async function teamOf(record: MemberRecord): Promise<TeamOverview> {
  const team = await agents.team(signedIn(record));
  if (!team.ok) throw new Error(team.code);
  return team.value;
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
    agents.setPrizeGroup(signedIn(agent), { memberId: member.id, prizeGroup });

  expect(await set(top, mine, 1901)).toMatchObject({
    code: 'invalid-input',
    fields: { prizeGroup: { code: 'range', min: 1500, max: 1900 } },
  });
  expect(await set(top, mine, 1850)).toMatchObject({ ok: true });
  expect(await set(mine, below, 1800)).toMatchObject({ ok: true });
  expect(await set(top, mine, 1799)).toMatchObject({ fields: { prizeGroup: { min: 1800 } } });
  expect(await set(top, below, 1700)).toMatchObject({ code: 'not-found' });
  expect(await set(other, mine, 1700)).toMatchObject({ code: 'not-found' });
  expect(await set(below, mine, 1700)).toMatchObject({ code: 'error_not_agent' });
  expect(await lottery.prizeGroup(mine.id)).toEqual({ own: 1850, least: 1800, most: 1900 });

  const shown = (await teamOf(top)).members.map(({ id, prizeGroup, groupBounds }) => ({
    id,
    prizeGroup,
    groupBounds,
  }));
  expect(shown).toHaveLength(2);
  expect(shown).toEqual(
    expect.arrayContaining([
      { id: mine.id, prizeGroup: 1850, groupBounds: { least: 1800, most: 1900 } },
      { id: below.id, prizeGroup: 1800, groupBounds: null },
    ]),
  );
  const { rows: audit } = await site.app.modules.audit.entries({ subject: mine.id });
  expect(
    audit.map(({ operator, action, before, after }) => [operator, action, before, after]),
  ).toEqual([['agent:grouped', 'lottery.prize-group-set', '', '1850']]);
});

test('an agent sees all members below at any depth, and none beside or above', async () => {
  const top = await enrol('top', null, 1);
  const mine = await enrol('mine', top, 2);
  const beside = await enrol('beside', top, 2);
  const child = await enrol('child', mine);
  const grandchild = await enrol('grandchild', child);
  await enrol('nephew', beside);
  await enrol('stranger', null);

  const team = await teamOf(mine);
  expect(team.members.map(({ id }) => id).toSorted()).toEqual([child.id, grandchild.id].toSorted());
  expect(team.size).toBe(2);
  expect((await teamOf(top)).size).toBe(5);
});

test('names are masked below the first level', async () => {
  const agent = await enrol('maskagent', null, 1);
  const direct = await enrol('directone', agent);
  await enrol('farther', direct);
  const team = await teamOf(agent);
  expect(team.members.map(({ account }) => account).toSorted()).toEqual(['directone', 'fa•••r']);
});

test('a name that is a prefix of another name does not count as its ancestor', async () => {
  const short = await enrol('prefix', null, 1);
  const long = await enrol('prefixed', null, 1);
  await enrol('ofprefixed', long);
  expect((await teamOf(short)).size).toBe(0);
});

test('members of another brand are in no team of this brand', async () => {
  const here = await enrol('twobrands', null, 1);
  await enrol('twobrands', null, 1, 'verano');
  expect((await teamOf(here)).members).toEqual([]);
});

test.each([0, 4] as const)('an account of type %s is not an agent', async (type) => {
  const member = await enrol(`noagent${type}`, null, type);
  expect(await agents.team(signedIn(member))).toMatchObject({ ok: false, code: 'error_not_agent' });
});

test('today’s numbers match the ledger: yesterday, returned stakes and other teams do not count', async () => {
  const agent = await enrol('counting', null, 41);
  const player = await enrol('player', agent);
  const idle = await enrol('idle', agent);
  const outsider = await enrol('outsider', null);

  core.clock.set('2026-01-06T23:59:59.999Z');
  await book(player, 'deposit', 100_000_000n);
  await book(player, 'stake', -50_000_000n);
  core.clock.set('2026-01-07T00:00:00Z');
  await book(player, 'deposit', 20_000_000n);
  await book(player, 'stake', -3_000_000n);
  await book(player, 'game-bet', -2_000_000n);
  await book(player, 'game-rollback', 1_000_000n);
  await book(player, 'payout', 1_500_000n);
  await book(outsider, 'deposit', 70_000_000n);
  await book(outsider, 'stake', -70_000_000n);
  core.clock.advance(3_600_000);

  const team = await teamOf(agent);
  expect(team).toMatchObject({
    size: 2,
    activeToday: 1,
    turnoverToday: '40.00',
    depositsToday: '200.00',
    affiliateCode: 'CODECOUNTING',
  });
  const of = (id: string) => team.members.find((member) => member.id === id);
  expect(of(player.id)).toMatchObject({ turnover: '40.00', net: '-25.00' });
  expect(of(idle.id)).toMatchObject({ turnover: '0.00', net: '0.00' });
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
