import { calls, type InputOf, type SupportRoomId } from '@croupier/contracts';
import sharp from 'sharp';
import {
  aBrowser,
  aCaptcha,
  anOperator,
  anOperatorOf,
  messagesTo,
} from '../../testing/test-members.ts';
import { setSection } from '../../testing/brand-settings.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let mina: TestBrowser;
let count = 0;

beforeAll(async () => {
  site = await testSite();
  mina = await anOperator(site);
});

const aKey = () => ({ 'idempotency-key': `visitor-test-${(count += 1)}` });

const first = {
  name: 'Amina',
  contact: 'amina@mail.com',
  text: 'I cannot sign in.',
  images: [],
  language: 'en',
} as const;

const write = (
  visitor: TestBrowser,
  words: Partial<InputOf<typeof calls.sendVisitorSupport>> = {},
  headers = aKey(),
) => visitor.call(calls.sendVisitorSupport, { ...first, ...words }, headers);

const roomOf = async (visitor: TestBrowser) => (await visitor.call(calls.visitorSupport, {})).value;

async function atAdmin(text: string): Promise<SupportRoomId> {
  const { rooms } = (await mina.call(calls.supportQueue, { queue: 'waiting' })).value;
  const room = rooms.find(({ lastText }) => lastText === text);
  if (!room) throw new Error(`no room with ${text} is waiting`);
  return room.roomId;
}

const answer = (roomId: SupportRoomId, text: string) =>
  mina.call(calls.answerSupport, { roomId, text }, aKey());

const aPicture = async () =>
  (
    await sharp({ create: { width: 12, height: 8, channels: 3, background: '#2a7' } })
      .png()
      .toBuffer()
  ).toString('base64');

test('a visitor without an account writes, is answered, and continues in the same browser alone', async () => {
  const visitor = aBrowser(site);
  expect(await roomOf(visitor)).toBeNull();
  expect((await write(visitor, { text: 'Hello from outside' })).value.number).toBe(1);
  const roomId = await atAdmin('Hello from outside');
  const admin = (await mina.call(calls.supportDialogue, { roomId })).value;
  expect(admin.room).toMatchObject({
    account: 'Amina',
    brand: 'padma',
    visitor: { contact: 'amina@mail.com', language: 'en' },
  });
  await answer(roomId, 'Which name do you use?');
  expect(await roomOf(visitor)).toMatchObject({
    name: 'Amina',
    messages: [{ text: 'Hello from outside' }, { text: 'Which name do you use?' }],
  });
  const { name: _name, contact: _contact, ...more } = first;
  expect((await visitor.call(calls.sendVisitorSupport, more, aKey())).value.number).toBe(3);
  expect(await roomOf(aBrowser(site))).toBeNull();
});

test('the first message needs a name and a contact, and says which is missing', async () => {
  const visitor = aBrowser(site);
  const { name: _name, contact: _contact, ...bare } = first;
  const refused = await visitor.call(calls.sendVisitorSupport, bare, aKey());
  expect(refused).toMatchObject({ code: 'invalid-input' });
  expect(Object.keys(refused.problem.fields ?? {})).toEqual(['name', 'contact']);
  expect(await roomOf(visitor)).toBeNull();
});

test('a visitor sends pictures, which only the own browser and operators see', async () => {
  const visitor = aBrowser(site);
  const { id } = (await visitor.call(calls.visitorSupportImage, { image: await aPicture() })).value;
  const stranger = aBrowser(site);
  expect(await write(stranger, { images: [id] })).toMatchObject({ code: 'image-unusable' });
  expect((await write(visitor, { images: [id] })).value.images).toMatchObject([{ id }]);
  const path = `/wps/support/images/${id}`;
  expect((await visitor.request('GET', path)).status).toBe(200);
  expect((await aBrowser(site).request('GET', path)).status).toBe(401);
  expect((await mina.request('GET', `/ops/support/images/${id}`)).status).toBe(200);
});

test('an address that opens many rooms reads a captcha, and then waits', async () => {
  const ip = '198.51.100.7';
  const newcomer = () => site.browser({ ip });
  for (let at = 0; at < 3; at += 1) expect((await write(newcomer())).code).toBeNull();
  expect(await write(newcomer())).toMatchObject({ code: 'captcha-needed' });
  for (let at = 3; at < 20; at += 1) {
    const visitor = newcomer();
    expect((await write(visitor, await aCaptcha(site, visitor))).code).toBeNull();
    site.core.clock.advance(2_000);
  }
  const last = newcomer();
  const many = await write(last, await aCaptcha(site, last));
  expect(many).toMatchObject({ code: 'too-many-requests' });
  expect((await write(aBrowser(site))).code).toBeNull();
});

test('the channel and the help stay open during maintenance, and other calls do not', async () => {
  const words = { en: 'Back soon', bn: '', es: '', ar: '' };
  const maintenance = { title: words, text: words, endsAt: null };
  await setSection(site.app.modules, 'padma', 'maintenance', { ...maintenance, isOn: true });
  const visitor = aBrowser(site);
  expect((await write(visitor, { text: 'When are you back?' })).code).toBeNull();
  expect((await visitor.call(calls.visitorSupport, {})).code).toBeNull();
  expect((await visitor.call(calls.helpCenter, { language: 'en' })).code).toBeNull();
  expect((await visitor.call(calls.captcha, {})).code).toBeNull();
  expect((await visitor.call(calls.promotions, undefined)).code).toBe('maintenance');
  await setSection(site.app.modules, 'padma', 'maintenance', { ...maintenance, isOn: false });
});

test('a visitor who left is answered by mail, once; one who stays or left a phone is not', async () => {
  const { visitors } = site.app.modules.support;
  const start = async (contact: string, text: string) => {
    const visitor = aBrowser(site);
    await write(visitor, { contact, text });
    const roomId = await atAdmin(text);
    await answer(roomId, `Answer to ${text}`);
    return visitor;
  };
  await start('left@mail.com', 'left');
  const stayed = await start('stays@mail.com', 'stays');
  await start('+8801712345678', 'phone');
  await visitors.mailAnswers();
  expect(await messagesTo(site, 'left@mail.com')).toEqual([]);
  site.core.clock.advance(121_000);
  await roomOf(stayed);
  await visitors.mailAnswers();
  await visitors.mailAnswers();
  expect(await messagesTo(site, 'left@mail.com')).toMatchObject([
    { kind: 'support-answer', text: expect.stringContaining('Answer to left') },
  ]);
  expect(await messagesTo(site, 'stays@mail.com')).toEqual([]);
  expect(await messagesTo(site, '+8801712345678')).toEqual([]);
});

test('the room of a visitor belongs to a brand, whose operators alone see it', async () => {
  await write(aBrowser(site), { text: 'for padma' });
  const roomId = await atAdmin('for padma');
  const vera = await anOperatorOf(site, { name: 'vera', role: 'support', brand: 'verano' });
  expect((await vera.call(calls.supportDialogue, { roomId })).code).toBe('forbidden');
  const padma = await anOperatorOf(site, { name: 'pia', role: 'support', brand: 'padma' });
  expect((await padma.call(calls.supportDialogue, { roomId })).code).toBeNull();
});
