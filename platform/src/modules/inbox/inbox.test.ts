import { calls, type InboxAudience, type InboxOrder, type MemberId } from '@croupier/contracts';
import sharp from 'sharp';
import {
  aBrowser,
  aMember,
  anOperator,
  anOperatorOf,
  inSpain,
} from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let mina: TestBrowser;
let count = 0;

beforeAll(async () => {
  site = await testSite();
  mina = await anOperator(site);
});

const aKey = () => ({ 'idempotency-key': `inbox-test-${(count += 1)}` });

interface Recipient {
  readonly browser: TestBrowser;
  readonly id: MemberId;
  readonly account: string;
}

async function newMember(): Promise<Recipient> {
  const browser = await aMember(site, `reader${(count += 1)}x`);
  const { id, account } = (await browser.call(calls.memberInfo, undefined)).value;
  return { browser, id, account };
}

const to = ({ account }: Recipient): InboxAudience => ({ kind: 'member', account });
const noConditions = {
  rankFrom: null,
  dialingCode: null,
  registeredSince: null,
  activeSince: null,
  balanceFrom: null,
};

const anOrder = (
  title: string,
  audience: InboxAudience,
  overrides: Partial<InboxOrder> = {},
): InboxOrder => ({
  brand: 'padma',
  audience,
  words: { bn: { title: `${title} (bn)`, text: 'বার্তা' }, en: { title, text: 'The text.' } },
  image: null,
  sendAt: null,
  note: 'a test',
  ...overrides,
});

const send = (order: InboxOrder, { operator = mina, headers = aKey() } = {}) =>
  operator.call(calls.sendInboxMessage, order, headers);

async function sent(title: string, audience: InboxAudience, overrides: Partial<InboxOrder> = {}) {
  const answer = await send(anOrder(title, audience, overrides));
  if (answer.code) throw new Error(answer.text);
  return answer.value;
}

const listOf = async ({ browser }: Recipient, asked: { before?: string; limit?: number } = {}) =>
  (await browser.call(calls.inboxMessages, { language: 'en', ...asked })).value;
const titlesOf = async (member: Recipient) => (await listOf(member)).rows.map(({ title }) => title);
const unreadOf = async ({ browser }: Recipient) =>
  (await browser.call(calls.unreadCount, undefined)).value.messages;

/** Events that were published to a member. */
async function eventsOf({ id }: Recipient): Promise<readonly string[]> {
  const rows = await site.core.db.read
    .selectFrom('live_event')
    .select('payload')
    .where('topic', '=', 'inbox.changed')
    .where('audience', '=', `member:${id}`)
    .execute();
  return rows.map(({ payload }) => JSON.stringify(payload));
}

test('a message to one member reaches only this member, in the member’s language', async () => {
  const [one, other] = [await newMember(), await newMember()];
  await sent('Hello', to(one));
  expect((await listOf(one)).rows).toMatchObject([
    { title: 'Hello', text: 'The text.', image: null, isRead: false },
  ]);
  const inSpanish = await one.browser.call(calls.inboxMessages, { language: 'es' });
  expect(inSpanish.value.rows).toMatchObject([{ title: 'Hello (bn)' }]);
  expect(await titlesOf(other)).not.toContain('Hello');
  expect(await unreadOf(one)).toBe(1);
  expect(await eventsOf(one)).toHaveLength(1);
});

test('a message to the brand reaches its members with one row, but no one who joins later', async () => {
  const member = await newMember();
  const stranger = await aMember(site, `lector${(count += 1)}x`, {
    host: 'second.localhost',
    ...inSpain,
  });
  const message = await sent('To all', { kind: 'brand' });
  expect(await titlesOf(member)).toContain('To all');
  const elsewhere = await stranger.call(calls.inboxMessages, { language: 'en' });
  expect(elsewhere.value.rows).toEqual([]);
  const foreign = await stranger.call(calls.inboxMessage, { language: 'en', id: message.id });
  expect(foreign.code).toBe('not-found');
  expect((await stranger.call(calls.readInboxMessage, { id: message.id })).code).toBe('not-found');
  site.core.clock.advance(1_000);
  expect(await titlesOf(await newMember())).not.toContain('To all');
  const rows = await site.core.db.read
    .selectFrom('inbox_items')
    .select('member_id')
    .where('message_id', '=', message.id)
    .execute();
  expect(rows).toEqual([]);
});

test('reading counts down, once, and informs the other tabs', async () => {
  const member = await newMember();
  const before = await unreadOf(member);
  const own = await sent('Own', to(member));
  const all = await sent('All', { kind: 'brand' });
  expect(await unreadOf(member)).toBe(before + 2);
  for (const { id } of [own, all, own]) await member.browser.call(calls.readInboxMessage, { id });
  expect(await unreadOf(member)).toBe(before);
  expect((await listOf(member)).rows.slice(0, 2)).toMatchObject([
    { isRead: true },
    { isRead: true },
  ]);
  const reads = (await eventsOf(member)).filter((event) => event.includes('read'));
  expect(reads).toHaveLength(2);
});

test('all up to the newest shown message become read; a later one stays unread', async () => {
  const member = await newMember();
  await sent('First', to(member));
  site.core.clock.advance(1_000);
  const shown = await sent('Second', { kind: 'brand' });
  site.core.clock.advance(1_000);
  await sent('Third', to(member));
  await member.browser.call(calls.readInboxUpTo, { id: shown.id });
  const { rows } = await listOf(member);
  expect(rows.slice(0, 3).map(({ title, isRead }) => [title, isRead])).toEqual([
    ['Third', false],
    ['Second', true],
    ['First', true],
  ]);
  expect(await unreadOf(member)).toBe(1);
});

test('a deleted message is gone and no longer counts, until the member restores it in time', async () => {
  const member = await newMember();
  const other = await newMember();
  for (const { id } of [await sent('Mine', to(member)), await sent('Ours', { kind: 'brand' })]) {
    const before = await unreadOf(member);
    await member.browser.call(calls.deleteInboxMessage, { id });
    expect((await listOf(member)).rows.map((row) => row.id)).not.toContain(id);
    expect((await member.browser.call(calls.inboxMessage, { language: 'en', id })).code).toBe(
      'not-found',
    );
    expect(await unreadOf(member)).toBe(before - 1);
    await member.browser.call(calls.restoreInboxMessage, { id });
    expect((await listOf(member)).rows.map((row) => row.id)).toContain(id);
    await member.browser.call(calls.deleteInboxMessage, { id });
  }
  expect(await titlesOf(other)).toContain('Ours');
  const late = await sent('Late', to(member));
  await member.browser.call(calls.deleteInboxMessage, { id: late.id });
  site.core.clock.advance(600_001);
  const restored = await member.browser.call(calls.restoreInboxMessage, { id: late.id });
  expect(restored.code).toBe('not-found');
  expect(await titlesOf(member)).not.toContain('Late');
});

test('the list continues behind its cursor, across own messages and those to the brand', async () => {
  site.core.clock.advance(1_000);
  const member = await newMember();
  const titles = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `page ${name}`);
  for (const [at, title] of titles.entries()) {
    site.core.clock.advance(1_000);
    await sent(title, at % 2 ? { kind: 'brand' } : to(member));
  }
  const seen: string[] = [];
  let before: string | null = '';
  while (before !== null) {
    const page = await listOf(member, { limit: 3, ...(before && { before }) });
    seen.push(...page.rows.map(({ title }) => title));
    before = page.next;
  }
  expect(seen).toEqual(titles.toReversed());
});

test('a group gets a message once per member, whatever runs twice, and only while its conditions hold', async () => {
  const [rich, poor] = [await newMember(), await newMember()];
  await site.core.db.read
    .updateTable('members')
    .set({ rank_level: 7 })
    .where('id', '=', rich.id)
    .execute();
  const audience = { kind: 'group', conditions: { ...noConditions, rankFrom: 7 } } as const;
  const counted = await mina.call(calls.countInboxAudience, { brand: 'padma', audience });
  expect(counted.value.recipients).toBe(1);
  await sent('For the best', audience);
  expect(await titlesOf(rich)).not.toContain('For the best');
  const { inbox } = site.app.modules;
  await Promise.all([inbox.sendDue(), inbox.sendDue()]);
  await inbox.sendDue();
  expect((await titlesOf(rich)).filter((title) => title === 'For the best')).toHaveLength(1);
  expect(await eventsOf(rich)).toHaveLength(1);
  expect(await titlesOf(poor)).not.toContain('For the best');
  const { value } = await mina.call(calls.adminInbox, { brand: 'padma' });
  expect(value.rows[0]).toMatchObject({ state: 'sent', recipients: 1 });
});

test('conditions by registration, sign-in, country and balance are met together', async () => {
  const member = await newMember();
  const before = new Date(site.core.clock.now().getTime() - 60_000).toISOString();
  const later = new Date(site.core.clock.now().getTime() + 60_000).toISOString();
  const countOf = async (overrides: object) =>
    (
      await mina.call(calls.countInboxAudience, {
        brand: 'padma',
        audience: { kind: 'group', conditions: { ...noConditions, ...overrides } },
      })
    ).value.recipients;
  const all = await countOf({ rankFrom: 0 });
  expect(all).toBeGreaterThan(0);
  expect(await countOf({ registeredSince: later })).toBe(0);
  expect(await countOf({ activeSince: later })).toBe(0);
  expect(await countOf({ dialingCode: '34' })).toBe(0);
  expect(await countOf({ balanceFrom: '1' })).toBe(0);
  expect(await countOf({ rankFrom: 0, registeredSince: before })).toBeGreaterThan(0);
  await site.core.db.read
    .updateTable('members')
    .set({ status: 'excluded' })
    .where('id', '=', member.id)
    .execute();
  expect(await countOf({ rankFrom: 0 })).toBe(all - 1);
});

test('a scheduled message is sent when its time comes, unless it was cancelled', async () => {
  const member = await newMember();
  const sendAt = new Date(site.core.clock.now().getTime() + 60_000).toISOString();
  await sent('Later', to(member), { sendAt });
  const cancelled = await sent('Never', to(member), { sendAt });
  const { inbox } = site.app.modules;
  await inbox.sendDue();
  expect(await titlesOf(member)).not.toContain('Later');
  const decision = { brand: 'padma', id: cancelled.id, note: 'a mistake' };
  expect((await mina.call(calls.cancelInboxMessage, decision)).code).toBeNull();
  expect((await mina.call(calls.cancelInboxMessage, decision)).code).toBe('already-decided');
  site.core.clock.advance(61_000);
  await inbox.sendDue();
  expect(await titlesOf(member)).toContain('Later');
  expect(await titlesOf(member)).not.toContain('Never');
  const audited = await mina.call(calls.audit, { subject: `padma/${cancelled.id}` });
  expect(audited.value.rows.map(({ action }) => action)).toEqual(['inbox.cancelled', 'inbox.sent']);
});

test('the same request is one message; other content with its key is refused', async () => {
  const member = await newMember();
  const headers = aKey();
  const order = anOrder('Once', to(member));
  const answers = await Promise.all([1, 2, 3].map(() => send(order, { headers })));
  expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1);
  expect((await titlesOf(member)).filter((title) => title === 'Once')).toHaveLength(1);
  const other = await send(anOrder('Twice', to(member)), { headers });
  expect(other.code).toBe('idempotency-key-reused');
});

test('a message needs a known member and the brand’s own language', async () => {
  const unknown = { kind: 'member', account: 'nobody-here' } as const;
  expect((await send(anOrder('Lost', unknown))).code).toBe('not-found');
  const words = { en: { title: 'English only', text: 'Text' } };
  const untranslated = await send(anOrder('x', { kind: 'brand' }, { words }));
  expect(untranslated.code).toBe('invalid-input');
});

test('the picture of a message is shown to those who got it, re-encoded', async () => {
  const [member, other] = [await newMember(), await newMember()];
  const png = await sharp({
    create: { width: 12, height: 8, channels: 3, background: '#2a7' },
  })
    .png()
    .toBuffer();
  const image = (
    await mina.call(calls.uploadInboxImage, { brand: 'padma', image: png.toString('base64') })
  ).value;
  await sent('With a picture', to(member), { image: image.id });
  expect((await listOf(member)).rows[0]?.image).toEqual(image);
  const src = `/wps/messages/images/${image.id}`;
  const shown = await member.browser.request('GET', src);
  expect(shown.headers['content-type']).toBe('image/jpeg');
  expect((await other.browser.request('GET', src)).status).toBe(404);
  expect((await aBrowser(site).request('GET', src)).status).toBe(401);
  const bad = { brand: 'padma', image: Buffer.from('<svg/>').toString('base64') };
  expect((await mina.call(calls.uploadInboxImage, bad)).code).toBe('image-unusable');
});

test('an operator without the permission, or of another brand, sends nothing', async () => {
  const editor = await anOperatorOf(site, { name: 'editor1', role: 'content-editor' });
  const order = anOrder('Forbidden', { kind: 'brand' });
  expect((await send(order, { operator: editor })).code).toBe('forbidden');
  const owner = await anOperatorOf(site, { name: 'owner1', role: 'owner', brand: 'verano' });
  expect((await send(order, { operator: owner })).code).toBe('forbidden');
});
