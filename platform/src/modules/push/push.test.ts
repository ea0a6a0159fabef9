import { calls, type Id, type MemberId, type NoticeId, type PushKind } from '@croupier/contracts';
import { testConfig } from '../../testing/index.ts';
import { aMember } from '../../testing/test-members.ts';
import { testPushService, type TestPushBrowser } from '../../testing/test-push-service.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

type PushService = Awaited<ReturnType<typeof testPushService>>;

const day = 24 * 3_600_000;
const operator = { id: 'opr_1' as Id<'opr'>, name: 'olga', token: '' };
let service: PushService;
let site: TestSite;
beforeAll(async () => {
  service = await testPushService();
  const outside = { ...testConfig().outside, pushServices: [service.origin] };
  site = await testSite({ outside });
  // The event reader starts with events after its first run.
  await site.app.modules.push.read();
});

let members = 0;
async function aReader(kinds: readonly PushKind[], language: 'en' | 'bn' = 'en') {
  const member = await aMember(site, `reader${members++}`);
  const { value } = await member.call(calls.memberInfo, undefined);
  const browser = service.browser();
  const stored = await keep(member, browser, kinds, language);
  return { member, id: value.id, browser, kept: stored };
}

const keep = (
  member: TestBrowser,
  { address }: TestPushBrowser,
  kinds: readonly PushKind[],
  language: 'en' | 'bn' = 'en',
) => member.call(calls.savePushBrowser, { ...address, language, kinds });

const won = (payout: string, n: number) => ({
  id: `tkt_${n}` as Id<'tkt'>,
  drawId: 'drw_1' as Id<'drw'>,
  state: 'won' as const,
  payout,
});
const paid = (n: number) => ({
  id: `wdr_${n}` as Id<'wdr'>,
  state: 'paid' as const,
  amount: '1500.00',
});

const happens = (work: Parameters<TestSite['core']['db']['transaction']>[0]) =>
  site.core.db.transaction(work);
const winsOf = (id: MemberId, payout: string, n: number) =>
  happens((tx) =>
    site.app.modules.live.publish(tx, 'ticket.settled', { member: id }, won(payout, n)),
  );
const paymentTo = (id: MemberId, n: number) =>
  happens((tx) => site.app.modules.live.publish(tx, 'withdrawal.changed', { member: id }, paid(n)));

async function letAllLeave() {
  await site.app.modules.push.read();
  await site.app.modules.push.deliver();
}

const waiting = () =>
  site.core.db.read
    .selectFrom('push_letters')
    .select('source')
    .where('state', '=', 'waiting')
    .execute();

test('a member is notified in the browser’s language, of the kinds they subscribed to', async () => {
  const wins = await aReader(['wins'], 'bn');
  const money = await aReader(['money']);
  for (const { id } of [wins, money]) {
    await winsOf(id, '250.5', 1);
    await paymentTo(id, 1);
  }
  await letAllLeave();
  expect(wins.browser.letters).toEqual([
    {
      title: 'আপনার টিকিট জিতেছে',
      text: '৳২৫০.৫০ আপনার ব্যালেন্সে যোগ হয়েছে।',
      language: 'bn',
      to: '/?centre=member-centre&page=personalHistoryCopy',
      tag: 'win',
    },
  ]);
  expect(money.browser.letters).toMatchObject([
    { title: 'Your withdrawal is paid', text: expect.stringContaining('৳1,500.00') },
  ]);
  expect(service.senders.slice(-2)).toEqual([wins.kept.value.key, wins.kept.value.key]);
});

test('a browser gets a message once, however often the event is read and whichever node delivers', async () => {
  const { id, browser } = await aReader(['money']);
  await paymentTo(id, 2);
  await paymentTo(id, 2);
  const { push } = site.app.modules;
  await Promise.all([push.read(), push.read()]);
  await Promise.all([push.deliver(), push.deliver(), push.deliver()]);
  await paymentTo(id, 2);
  await letAllLeave();
  expect(browser.letters).toHaveLength(1);
});

test('nothing is sent for a rolled-back transaction', async () => {
  const { id, browser } = await aReader(['wins']);
  const failing = happens(async (tx) => {
    await site.app.modules.live.publish(tx, 'ticket.settled', { member: id }, won('9.00', 3));
    throw new Error('the draw was not settled');
  });
  await expect(failing).rejects.toThrow('not settled');
  await winsOf(id, '5.00', 4);
  await letAllLeave();
  expect(browser.letters).toMatchObject([{ text: '৳5.00 is on your balance.' }]);
});

test('a notice reaches members who subscribed to news, by its title, but none on a time-out', async () => {
  const reader = await aReader(['news'], 'bn');
  const resting = await aReader(['news', 'money']);
  await resting.member.call(calls.takeTimeOut, { length: '24h' });
  const { notices } = site.app.modules.content;
  const draft = {
    types: ['B' as const],
    words: {
      en: { title: 'New draws', content: '<p>Every minute.</p>' },
      bn: { title: 'নতুন ড্র', content: '<p>প্রতি মিনিটে।</p>' },
    },
    startsAt: site.core.clock.now().toISOString(),
    endsAt: null,
  };
  const fresh = { brand: 'padma', id: null, revision: 0, note: '', draft, publish: false };
  const saved = await notices.save(fresh, operator);
  if (!saved.ok) throw new Error(saved.code);
  const { id, revision } = saved.value;
  await notices.publish({ brand: 'padma', id, revision, note: '', isPublished: true }, operator);
  await paymentTo(resting.id, 5);
  await letAllLeave();
  expect(reader.browser.letters).toMatchObject([
    { title: 'Padma-এর খবর', text: 'নতুন ড্র', to: `/?centre=notice&page=${id}` },
  ]);
  expect(resting.browser.letters.map(({ tag }) => tag)).toEqual(['withdrawal-paid']);
});

test('a notice that was withdrawn before delivery is not sent', async () => {
  const { browser } = await aReader(['news']);
  await happens((tx) =>
    site.app.modules.live.publish(
      tx,
      'notice.published',
      { brand: 'padma' },
      { id: 'ntc_gone' as NoticeId, types: ['B'] },
    ),
  );
  await letAllLeave();
  expect(browser.letters).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a browser that its push service no longer knows is deleted', async () => {
  const { member, id, browser } = await aReader(['money']);
  service.forget(browser);
  await paymentTo(id, 6);
  await letAllLeave();
  expect((await member.call(calls.pushSettings, undefined)).value.browsers).toEqual([]);
});

test('a failing push service is retried later, and finally given up', async () => {
  const { id, browser } = await aReader(['money']);
  await paymentTo(id, 7);
  service.answers.push(503, 429);
  await letAllLeave();
  await site.app.modules.push.deliver();
  expect(browser.letters).toEqual([]);
  site.core.clock.advance(10_000);
  await site.app.modules.push.deliver();
  site.core.clock.advance(40_000);
  await site.app.modules.push.deliver();
  expect(browser.letters).toHaveLength(1);

  await paymentTo(id, 8);
  service.answers.push(503);
  await letAllLeave();
  site.core.clock.advance(day + 1);
  await site.app.modules.push.deliver();
  expect(browser.letters).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('an unsubscribed browser gets nothing; a browser taken over by another member notifies only that member', async () => {
  const first = await aReader(['wins']);
  const mark = first.kept.value.browsers[0]?.mark ?? '';
  const second = await aReader(['wins']);
  expect((await second.member.call(calls.dropPush, { mark })).value.browsers).toHaveLength(1);
  await keep(second.member, first.browser, ['wins']);
  await winsOf(first.id, '1.00', 9);
  await letAllLeave();
  expect(first.browser.letters).toEqual([]);
  expect((await second.member.call(calls.dropPush, { mark })).value.browsers).toHaveLength(1);
});

test('after a password change no browser of the member is notified any more', async () => {
  const { member, id } = await aReader(['money']);
  await happens((tx) =>
    site.app.modules.live.publish(tx, 'session.ended', { member: id }, { reason: 'sign-out' }),
  );
  await site.app.modules.push.read();
  expect((await member.call(calls.pushSettings, undefined)).value.browsers).toHaveLength(1);
  await happens((tx) =>
    site.app.modules.live.publish(tx, 'session.ended', { member: id }, { reason: 'password' }),
  );
  await site.app.modules.push.read();
  expect((await member.call(calls.pushSettings, undefined)).value.browsers).toEqual([]);
});

test.each([
  'http://127.0.0.1:5432/push',
  'https://localhost/push',
  'https://fcm.googleapis.com.evil.example/push',
  'https://fcm.googleapis.com:8443/push',
  'https://push.apple.com.example/x',
])('an address that is no push service’s is refused: %s', async (endpoint) => {
  const member = await aMember(site, `reader${members++}`);
  const { keys } = service.browser().address;
  const input = { endpoint, keys, language: 'en', kinds: ['news'] } as const;
  expect(await member.call(calls.savePushBrowser, input)).toMatchObject({ code: 'invalid-input' });
  const known = 'https://web.push.apple.com/abc';
  expect((await member.call(calls.savePushBrowser, { ...input, endpoint: known })).code).toBeNull();
});

test('the database contains no readable browser endpoints', async () => {
  const { browser } = await aReader(['money']);
  const rows = await site.core.db.read.selectFrom('push_browsers').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(new URL(browser.address.endpoint).pathname);
  expect(JSON.stringify(rows)).not.toContain(browser.address.keys.auth);
});
