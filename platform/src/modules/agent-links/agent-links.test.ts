import { calls, type AccountType, type InputOf, type MemberId } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { aKey, aRegistration, login, signIn } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import type { MemberRecord } from '../identity/index.ts';

let site: TestSite;
let count = 0;

beforeAll(async () => {
  site = await testSite();
});

const next = () => (count += 1);
const address = () => `10.9.${next() >> 8}.${count % 250}`;

async function enrol(type: AccountType, upline: MemberRecord | null = null): Promise<MemberRecord> {
  const username = `linker${next()}`;
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

/** An agent's own browser. */
async function agentBrowser(agent: MemberRecord): Promise<TestBrowser> {
  const browser = site.browser({ ip: address() });
  const answer = await signIn(browser, login(agent.account));
  if (answer.code) throw new Error(answer.text);
  return browser;
}

type LinkInput = InputOf<typeof calls.createAgentLink>;

async function aLink(browser: TestBrowser, changes: Partial<LinkInput> = {}) {
  const input = {
    label: 'Friends',
    kind: 'member',
    prizeGroup: null,
    days: 7,
    ...changes,
  } as const;
  const made = await browser.call(calls.createAgentLink, input, aKey());
  if (made.code) throw new Error(made.text);
  return callSchemas.createAgentLink.output.parse(made.value);
}

function register(code: string, username = `joiner${next()}`) {
  const input = aRegistration({ username, affiliateCode: code });
  return site.browser({ ip: address() }).call(calls.register, input, aKey());
}

const recordOf = (id: MemberId) => site.app.modules.identity.byId(id);
const groupOf = async (id: MemberId) => (await site.app.modules.lottery.prizeGroup(id)).own;
const setGroup = (memberId: MemberId, prizeGroup: number) =>
  site.app.modules.lottery.setPrizeGroup({ name: 'Nadia' }, { memberId, prizeGroup, note: 'x' });

const visit = (code: string, ip: string, userAgent = 'Phone') =>
  site.browser({ ip }).call(calls.affiliateCheck, { code }, { 'user-agent': userAgent });

async function linkOf(browser: TestBrowser, id: string) {
  const { value } = await browser.call(calls.agentLinks, { limit: 100 });
  return value.rows.find((link) => link.id === id);
}

test('a member who registers with a link is placed below its agent, with the type and the prize group of the link', async () => {
  const [top, agent] = [await enrol(1), await enrol(2)];
  await setGroup(agent.id, 1900);
  const browser = await agentBrowser(agent);
  const members = await aLink(browser, { prizeGroup: 1850 });
  const agents = await aLink(browser, { kind: 'agent', prizeGroup: 1880, days: null });
  const [player, deputy] = [await register(members.code), await register(agents.code)];
  expect([player.code, deputy.code]).toEqual([null, null]);
  const [one, other] = [await recordOf(player.value.user.id), await recordOf(deputy.value.user.id)];
  expect(one).toMatchObject({ type: 0, upline: [agent.id], affiliateCode: null });
  expect(other).toMatchObject({ type: 2, upline: [agent.id] });
  expect(other?.affiliateCode).toHaveLength(12);
  expect([await groupOf(one?.id ?? top.id), await groupOf(other?.id ?? top.id)]).toEqual([
    1850, 1880,
  ]);
  expect(await linkOf(browser, members.id)).toMatchObject({ joined: 1, state: 'open' });
  const joined = await browser.call(calls.agentLinkMembers, { id: members.id });
  expect(joined.value.rows).toMatchObject([{ id: one?.id, account: one?.account, level: 1 }]);
});

test('a link never gives a higher group than its agent has when the member joins', async () => {
  const agent = await enrol(1);
  await setGroup(agent.id, 1900);
  const browser = await agentBrowser(agent);
  const tooHigh = { label: '', kind: 'member', prizeGroup: 1901, days: 1 } as const;
  expect((await browser.call(calls.createAgentLink, tooHigh, aKey())).problem).toMatchObject({
    code: 'invalid-input',
    fields: { prizeGroup: { code: 'range', min: 1500, max: 1900 } },
  });
  const [named, open] = [await aLink(browser, { prizeGroup: 1900 }), await aLink(browser)];
  await setGroup(agent.id, 1800);
  for (const { code } of [named, open, { code: agent.affiliateCode ?? '' }]) {
    const joined = await register(code);
    expect(await groupOf(joined.value.user.id)).toBe(1800);
  }
});

test('an expired link, a disabled one and one of a demoted or frozen agent end; nothing is opened by them', async () => {
  const [agent, demoted, frozen] = [await enrol(1), await enrol(1), await enrol(1)];
  const browser = await agentBrowser(agent);
  const [disabled, expired] = [
    await aLink(browser, { days: null }),
    await aLink(browser, { days: 1 }),
  ];
  const ofDemoted = await aLink(await agentBrowser(demoted));
  const ofFrozen = await aLink(await agentBrowser(frozen));
  const ended = await browser.call(calls.disableAgentLink, { id: disabled.id });
  expect(ended.value).toMatchObject({ state: 'disabled' });
  const { db, clock } = site.core;
  const set = (id: MemberId, change: { type?: AccountType; status?: 'locked' }) =>
    db.read.updateTable('members').set(change).where('id', '=', id).execute();
  await set(demoted.id, { type: 0 });
  await set(frozen.id, { status: 'locked' });
  const now = clock.now();
  clock.set(new Date(now.getTime() + 86_400_000));
  for (const { code } of [disabled, expired, ofDemoted, ofFrozen]) {
    expect((await visit(code, address())).code).toBe('invitation-ended');
    const name = `late${next()}`;
    expect((await register(code, name)).code).toBe('invitation-ended');
    expect(await site.app.modules.identity.byAccount('padma', name)).toBeNull();
  }
  clock.set(now);
  expect((await linkOf(browser, expired.id))?.visits).toBe(0);
});

test('a visit counts once for a visitor and day, and one address counts at most 20 times', async () => {
  const browser = await agentBrowser(await enrol(1));
  const link = await aLink(browser);
  const ip = address();
  await Promise.all([1, 2, 3].map(() => visit(link.code, ip)));
  await visit(link.code.toLowerCase(), ip);
  expect((await linkOf(browser, link.id))?.visits).toBe(1);
  for (let at = 0; at < 25; at += 1) await visit(link.code, ip, `Browser ${at}`);
  expect((await linkOf(browser, link.id))?.visits).toBe(20);
  const now = site.core.clock.now();
  site.core.clock.set(new Date(now.getTime() + 3 * 86_400_000));
  await visit(link.code, ip);
  await site.app.modules.agentLinks.tidy();
  site.core.clock.set(now);
  expect((await linkOf(browser, link.id))?.visits).toBe(21);
});

test('simultaneous orders open at most 50 links, and a repeated order is the same link', async () => {
  const agent = await enrol(1);
  const { agentLinks } = site.app.modules;
  const order = { label: 'x', kind: 'member', prizeGroup: null, days: null } as const;
  const made = await Promise.all(
    Array.from({ length: 53 }, (_, at) => agentLinks.create(agent, order, `${agent.id}:${at}`)),
  );
  expect(made.filter(({ ok }) => ok)).toHaveLength(50);
  expect(made.filter((one) => !one.ok && one.code === 'team-limit-reached')).toHaveLength(3);
  const kept = made.findIndex(({ ok }) => ok);
  const again = await agentLinks.create(agent, order, `${agent.id}:${kept}`);
  expect(again).toMatchObject({ ok: true });
  const other = { ...order, kind: 'agent' } as const;
  expect(await agentLinks.create(agent, other, `${agent.id}:${kept}`)).toMatchObject({
    code: 'idempotency-key-reused',
  });
  expect(await agentLinks.terms(agent)).toMatchObject({ value: { openLinks: 50 } });
});

const anAccount = (changes: Partial<InputOf<typeof calls.createTeamMember>> = {}) => ({
  username: `made${next()}`,
  kind: 'member' as const,
  prizeGroup: null,
  ...changes,
});

test('a created member signs in with the credentials of the answer and must choose another password', async () => {
  const agent = await enrol(1);
  await setGroup(agent.id, 1900);
  const browser = await agentBrowser(agent);
  const order = anAccount({ kind: 'agent', prizeGroup: 1700 });
  const made = await browser.call(calls.createTeamMember, order, aKey());
  expect(made.code).toBeNull();
  const { account, password, paymentPassword } = made.value;
  expect(account).toBe(order.username);
  expect(paymentPassword).toMatch(/^\d{6}$/);
  const record = await recordOf(made.value.id);
  expect(record).toMatchObject({ type: 2, upline: [agent.id] });
  expect(await groupOf(made.value.id)).toBe(1700);
  const own = site.browser({ ip: address() });
  const signedIn = await signIn(own, login(account, password));
  expect(signedIn.value).toMatchObject({ mustChangePassword: 'asked-password' });
  const { rows } = await site.app.modules.audit.entries({ subject: made.value.id });
  expect(rows.map(({ action, operator }) => [action, operator])).toContainEqual([
    'agent.member-created',
    `agent:${agent.account}`,
  ]);
});

test('a repeated order gives new credentials until the first sign-in, and none after it', async () => {
  const browser = await agentBrowser(await enrol(1));
  const [order, key] = [anAccount(), aKey()];
  const first = await browser.call(calls.createTeamMember, order, key);
  const second = await browser.call(calls.createTeamMember, order, key);
  expect(second.value.id).toBe(first.value.id);
  expect(second.value.password).not.toBe(first.value.password);
  const own = site.browser({ ip: address() });
  expect((await signIn(own, login(order.username, first.value.password))).code).toBe(
    'wrong-credentials',
  );
  expect((await signIn(own, login(order.username, second.value.password))).code).toBeNull();
  const third = await browser.call(calls.createTeamMember, order, key);
  expect(third.code).toBe('idempotency-key-reused');
});

test('an account is created by the brand’s rules, with a free name, and 50 in a day at most', async () => {
  const agent = await enrol(1);
  const browser = await agentBrowser(agent);
  const create = (changes: Parameters<typeof anAccount>[0]) =>
    browser.call(calls.createTeamMember, anAccount(changes), aKey());
  expect((await create({ username: '7seven' })).problem.fields).toMatchObject({
    username: { code: 'pattern' },
  });
  expect((await create({ qqNum: '12345' })).problem.fields).toMatchObject({
    qqNum: { code: 'invalid' },
  });
  expect((await create({ username: agent.account })).code).toBe('username-taken');
  const now = site.core.clock.now();
  const rows = await Promise.all(
    Array.from({ length: 49 }, async () => (await enrol(0, agent)).id),
  );
  await site.core.db.read
    .insertInto('agent_joins')
    .values(
      rows.map((id) => ({ member_id: id, agent_id: agent.id, link_id: null, joined_at: now })),
    )
    .execute();
  expect((await browser.call(calls.agentJoinTerms, undefined)).value.accountsLeft).toBe(1);
  expect((await create({})).code).toBeNull();
  expect((await create({})).code).toBe('team-limit-reached');
});

test('players and other agents have no access to an agent’s links', async () => {
  const [agent, other, player] = [await enrol(1), await enrol(1), await enrol(0)];
  const link = await aLink(await agentBrowser(agent));
  const [stranger, member] = [await agentBrowser(other), await agentBrowser(player)];
  expect((await stranger.call(calls.disableAgentLink, { id: link.id })).code).toBe('not-found');
  expect((await stranger.call(calls.agentLinkMembers, { id: link.id })).code).toBe('not-found');
  expect((await stranger.call(calls.agentLinks, {})).value.rows).toEqual([]);
  expect((await member.call(calls.agentLinks, {})).code).toBe('error_not_agent');
  expect((await member.call(calls.agentJoinTerms, undefined)).code).toBe('error_not_agent');
  const refused = await member.call(calls.createTeamMember, anAccount(), aKey());
  expect(refused.code).toBe('error_not_agent');
  const file = await (await agentBrowser(agent)).request('GET', '/wps/agent/links.csv');
  expect(file.text.split('\r\n').slice(0, 2)).toEqual([
    'code,label,kind,prizeGroup,state,createdAt,expiresAt,visits,joined',
    expect.stringContaining(`${link.code},Friends,member,`),
  ]);
});
