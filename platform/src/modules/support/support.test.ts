import { calls, type MemberId, type SupportText } from '@croupier/contracts';
import sharp from 'sharp';
import { aBrowser, aMember, anOperator, signIn, login } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let mina: TestBrowser;
let count = 0;

beforeAll(async () => {
  site = await testSite();
  mina = await anOperator(site);
});

const aKey = () => ({ 'idempotency-key': `support-test-${(count += 1)}` });
const newMember = () => aMember(site, `writer${(count += 1)}x`);
const idOf = async (member: TestBrowser): Promise<MemberId> =>
  (await member.call(calls.memberInfo, undefined)).value.id;

const write = (
  member: TestBrowser,
  text: string,
  headers = aKey(),
  images: SupportText['images'] = [],
) => member.call(calls.sendSupport, { text, images }, headers);
const answer = (memberId: MemberId, text: string, operator = mina, headers = aKey()) =>
  operator.call(calls.answerSupport, { roomId: memberId, text }, headers);
const textsOf = async (member: TestBrowser) =>
  (await member.call(calls.supportRoom, {})).value.messages.map(({ text }) => text);
const unreadOf = async (member: TestBrowser) =>
  (await member.call(calls.unreadCount, undefined)).value.support;
const queueOf = async (queue: 'waiting' | 'mine' | 'answered' | 'closed', operator = mina) =>
  (await operator.call(calls.supportQueue, { queue, brand: 'padma' })).value.rooms;

async function secondOperator(): Promise<TestBrowser> {
  const operator = { name: `colleague${(count += 1)}`, password: 'Croupier2026!' };
  await site.app.modules.operators.enrol(operator);
  const browser = aBrowser(site);
  browser.token = (await browser.call(calls.operatorLogin, operator)).value.token;
  return browser;
}

const aPicture = () =>
  sharp({ create: { width: 12, height: 8, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer();

test('a message and its answer are in the room, in order, also in a second browser', async () => {
  const member = await newMember();
  const id = await idOf(member);
  expect((await write(member, 'Where is my deposit?')).value).toMatchObject({
    number: 1,
    author: 'member',
  });
  expect((await answer(id, 'It is on its way.')).value).toMatchObject({
    number: 2,
    author: 'operator',
  });
  expect(await textsOf(member)).toEqual(['Where is my deposit?', 'It is on its way.']);
  const { account } = (await member.call(calls.memberInfo, undefined)).value;
  const elsewhere = aBrowser(site);
  await signIn(elsewhere, login(account));
  expect(await textsOf(elsewhere)).toEqual(await textsOf(member));
});

test('support writes first to a member, and the member answers in the same room', async () => {
  const member = await newMember();
  const id = await idOf(member);
  const { value } = await mina.call(calls.supportDialogue, { roomId: id });
  expect(value).toMatchObject({ messages: [], room: { lastNumber: 0 } });
  expect((await answer(id, 'We owe you a win.')).value).toMatchObject({
    number: 1,
    author: 'operator',
  });
  expect(await unreadOf(member)).toBe(1);
  await write(member, 'Thank you');
  expect(await textsOf(member)).toEqual(['We owe you a win.', 'Thank you']);
  const nobody = site.core.ids.next('mem');
  expect((await answer(nobody, 'Hello?')).code).toBe('not-found');
  expect((await mina.call(calls.supportDialogue, { roomId: nobody })).code).toBe('not-found');
});

test('answers count as unread until the member reads them, and stay read', async () => {
  const member = await newMember();
  const id = await idOf(member);
  await write(member, 'Hello');
  expect(await unreadOf(member)).toBe(0);
  await answer(id, 'Good day');
  await answer(id, 'What can we do?');
  expect(await unreadOf(member)).toBe(2);
  await member.call(calls.readSupport, { number: 3 });
  expect(await unreadOf(member)).toBe(0);
  await member.call(calls.readSupport, { number: 1 });
  expect(await unreadOf(member)).toBe(0);
  await member.call(calls.readSupport, { number: 900 });
  await answer(id, 'Are you there?');
  expect(await unreadOf(member)).toBe(1);
});

test('a repeated message is the same message; other text with its key is refused', async () => {
  const member = await newMember();
  const key = aKey();
  const sent = await Promise.all([1, 2, 3].map(() => write(member, 'Once', key)));
  expect(sent.map(({ value }) => value.number)).toEqual([1, 1, 1]);
  expect(await textsOf(member)).toEqual(['Once']);
  expect(await write(member, 'Other', key)).toMatchObject({ code: 'idempotency-key-reused' });
  const answerKey = aKey();
  const id = await idOf(member);
  await Promise.all([1, 2].map(() => answer(id, 'Yes', mina, answerKey)));
  expect(await textsOf(member)).toEqual(['Once', 'Yes']);
});

test('simultaneous messages are numbered without a gap', async () => {
  const member = await newMember();
  await Promise.all(Array.from({ length: 8 }, (_, at) => write(member, `${at}`)));
  const { messages } = (await member.call(calls.supportRoom, {})).value;
  expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a room waits, is assigned, reassigned, closed, and opens again with the next message', async () => {
  const member = await newMember();
  const memberId = await idOf(member);
  await write(member, 'Help');
  const has = async (queue: Parameters<typeof queueOf>[0], operator = mina) =>
    (await queueOf(queue, operator)).some((room) => room.roomId === memberId);
  expect(await has('waiting')).toBe(true);
  await mina.call(calls.assignSupport, { roomId: memberId, isMine: true });
  expect(await has('mine')).toBe(true);

  const other = await secondOperator();
  expect(await answer(memberId, 'Me, too', other)).toMatchObject({ code: 'version-conflict' });
  await other.call(calls.assignSupport, { roomId: memberId, isMine: true });
  expect((await answer(memberId, 'I take care of it', other)).code).toBeNull();
  expect([await has('waiting'), await has('answered'), await has('mine')]).toEqual([
    false,
    true,
    false,
  ]);

  expect(await other.call(calls.closeSupport, { roomId: memberId, lastNumber: 1 })).toMatchObject({
    code: 'version-conflict',
  });
  await other.call(calls.closeSupport, { roomId: memberId, lastNumber: 2 });
  expect(await has('closed')).toBe(true);
  expect((await member.call(calls.supportRoom, {})).value.isClosed).toBe(true);

  await write(member, 'One more thing');
  expect(await has('waiting')).toBe(true);
  expect((await queueOf('waiting')).find((room) => room.roomId === memberId)).toMatchObject({
    assignee: null,
    lastText: 'One more thing',
  });
  const auditRecords = (await mina.call(calls.audit, { subject: `padma/${memberId}` })).value.rows;
  expect(auditRecords.map(({ action }) => action).toReversed()).toEqual([
    'support.assigned',
    'support.assigned',
    'support.answered',
    'support.closed',
  ]);
});

test('earlier messages are loaded page by page', async () => {
  const member = await newMember();
  const id = await idOf(member);
  await write(member, 'first');
  for (let at = 0; at < 31; at += 1) await answer(id, `answer ${at}`);
  const { messages, hasEarlier } = (await member.call(calls.supportRoom, {})).value;
  expect([messages.length, messages[0]?.number, hasEarlier]).toEqual([30, 3, true]);
  const before = messages[0]?.number ?? 0;
  expect((await member.call(calls.supportRoom, { before })).value).toMatchObject({
    messages: [{ number: 1 }, { number: 2 }],
    hasEarlier: false,
  });
});

test('an image is visible to its member, to operators once a message shows it, and to no other member', async () => {
  const member = await newMember();
  const image = (await aPicture()).toString('base64');
  const { id } = (await member.call(calls.supportImage, { image })).value;
  const path = `support/images/${id}`;
  expect((await mina.request('GET', `/ops/${path}`)).status).toBe(404);
  const stranger = await newMember();
  expect(await write(stranger, 'mine', aKey(), [id])).toMatchObject({ code: 'image-unusable' });
  expect((await write(member, '', aKey(), [id])).value.images).toEqual([
    { id, width: 12, height: 8 },
  ]);
  expect(await write(member, 'again', aKey(), [id])).toMatchObject({ code: 'image-unusable' });
  const seen = await mina.request('GET', `/ops/${path}`);
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await member.request('GET', `/wps/${path}`)).status).toBe(200);
  expect((await stranger.request('GET', `/wps/${path}`)).status).toBe(404);
  expect((await aBrowser(site).request('GET', `/wps/${path}`)).status).toBe(401);
});

test('messages are rate-limited, and an empty message is refused', async () => {
  const member = await newMember();
  expect(await write(member, '  ')).toMatchObject({ code: 'invalid-input' });
  for (let at = 0; at < 20; at += 1) await write(member, `${at}`);
  expect(await write(member, 'too much')).toMatchObject({ code: 'too-many-requests' });
  site.core.clock.advance(60_001);
  expect((await write(member, 'later')).code).toBeNull();
});

test('prepared answers are stored per brand', async () => {
  const brand = 'padma';
  const draft = { brand, id: null, title: 'Greeting', text: 'Good day, what can we do?' };
  const { id } = (await mina.call(calls.saveSupportAnswer, draft)).value;
  await mina.call(calls.saveSupportAnswer, { ...draft, id, text: 'Welcome!' });
  const list = async (code: string) =>
    (await mina.call(calls.supportAnswers, { brand: code })).value.map(({ text }) => text);
  expect([await list('padma'), await list('verano')]).toEqual([['Welcome!'], []]);
  expect(await mina.call(calls.saveSupportAnswer, { ...draft, brand: 'verano', id })).toMatchObject(
    { code: 'not-found' },
  );
  await mina.call(calls.removeSupportAnswer, { brand, id });
  expect(await list('padma')).toEqual([]);
});

test('a file that is not an image is refused, and an image without a message is deleted after a day', async () => {
  const member = await newMember();
  const page = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
  expect(await member.call(calls.supportImage, { image: page })).toMatchObject({
    code: 'image-unusable',
  });
  const image = (await aPicture()).toString('base64');
  const { id } = (await member.call(calls.supportImage, { image })).value;
  const memberId = await idOf(member);
  const { images } = site.app.modules.support;
  await images.dropForgotten();
  expect(await images.bytes(id, memberId)).toBeInstanceOf(Buffer);
  site.core.clock.advance(86_400_001);
  await images.dropForgotten();
  expect(await images.bytes(id, memberId)).toBeNull();
});
