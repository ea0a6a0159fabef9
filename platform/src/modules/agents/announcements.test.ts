import { announcementTypes, calls, type NoticeDraft, type NoticeId } from '@croupier/contracts';
import { login, signIn } from '../../testing/test-members.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await testSite();
});

function aNotice(name: string, types: NoticeDraft['types'], day = 1) {
  const draft: NoticeDraft = {
    types,
    words: { bn: { title: `${name} bn`, content: 'bn' }, en: { title: name, content: name } },
    startsAt: `2026-01-0${day}T00:00:00.000Z`,
    endsAt: null,
  };
  const id = `ntc_${name}00000000` as NoticeId;
  return site.app.modules.content.notices.seed({ id, brand: 'padma', draft });
}

async function browserOf(username: string, type: 0 | 1) {
  await site.app.modules.identity.enrol({
    brand: 'padma',
    username,
    password: 'River2026boat',
    paymentPin: '135790',
    type,
    upline: null,
    affiliateCode: type === 0 ? null : `CODE${username}`,
  });
  const browser = site.browser();
  await signIn(browser, login(username));
  return browser;
}

test('only agents read an announcement for agents; every member reads one for all', async () => {
  site.core.clock.set('2026-03-01T00:00:00Z');
  await aNotice('rates', ['AG'], 3);
  await aNotice('both', ['AG', 'B'], 2);
  await aNotice('public', ['B'], 1);
  const agent = await browserOf('announced', 1);
  const first = (await agent.call(calls.agentAnnouncements, { language: 'en', limit: 1 })).value;
  expect(first.rows.map(({ title }) => title)).toEqual(['rates']);
  const second = (
    await agent.call(calls.agentAnnouncements, { language: 'bn', before: first.next ?? '' })
  ).value;
  expect([second.rows.map(({ title }) => title), second.next]).toEqual([['both bn'], null]);

  const player = await browserOf('player_one', 0);
  expect((await player.call(calls.agentAnnouncements, { language: 'en' })).code).toBe(
    'error_not_agent',
  );
  const asked = { types: announcementTypes.join(), platform: 'W', language: 'en' } as const;
  const { list } = (await player.call(calls.announcements, asked)).value;
  expect(list.map(({ title, types }) => [title, types])).toEqual([
    ['both', ['B']],
    ['public', ['B']],
  ]);
  const { content, brands } = site.app.modules;
  const brand = await brands.byCode('padma');
  if (!brand) throw new Error('the brand is missing');
  const titleOf = (name: string) =>
    content.noticeTitle(brand, 'en', `ntc_${name}00000000` as NoticeId);
  expect([await titleOf('rates'), await titleOf('both')]).toEqual([null, 'both']);
});
