import {
  announcementTypes,
  calls,
  newBanner,
  type BannerDraft,
  type BannerId,
  type NoticeDraft,
  type NoticeId,
} from '@croupier/contracts';
import { seedContent } from '../../demo/content.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
  site.core.clock.set('2026-03-01T12:00:00Z');
});

const content = () => site.app.modules.content;
const words = (title: string) => ({ title, text: `${title} text`, action: 'Go' });

function aBanner(name: string, overrides: Partial<BannerDraft> = {}) {
  const draft: BannerDraft = {
    ...newBanner,
    art: name,
    words: { bn: words(`${name} bn`), en: words(name) },
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: null,
    ...overrides,
  };
  return content().banners.seed({
    id: `bnr_${name}00000000` as BannerId,
    brand: 'padma',
    position: 0,
    draft,
  });
}

function aNotice(name: string, overrides: Partial<NoticeDraft> = {}) {
  const draft: NoticeDraft = {
    types: ['B'],
    words: {
      bn: { title: `${name} bn`, content: '<p>bn</p>' },
      en: { title: name, content: name },
    },
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: null,
    ...overrides,
  };
  return content().notices.seed({ id: `ntc_${name}00000000` as NoticeId, brand: 'padma', draft });
}

const pageOf = async (group: 'home' | 'rng' | 'promotion', host = 'localhost') =>
  (await site.browser({ host }).call(calls.pageContent, { group, language: 'en' })).value;

const titlesOf = async (
  input: { types?: string; execution?: 'B' | 'PL'; pageNo?: number } = {},
) => {
  const asked = {
    types: announcementTypes.join(),
    platform: 'W',
    language: 'en',
    ...input,
  } as const;
  const { value } = await site.browser().call(calls.announcements, { ...asked, pageSize: 2 });
  return { titles: value.list.map(({ title }) => title), pages: value.totalPages };
};

test('a page shows the banners of its group and brand, from their start to their end', async () => {
  await aBanner('now');
  await aBanner('tomorrow', { startsAt: '2026-03-02T00:00:00.000Z' });
  await aBanner('over', { endsAt: '2026-03-01T12:00:00.000Z' });
  await aBanner('elsewhere', { groupName: 'rng' });
  const shown = async () => (await pageOf('home')).banners.map(({ title }) => title);
  expect(await shown()).toEqual(['now']);
  expect((await pageOf('home', 'second.localhost')).banners).toEqual([]);
  site.core.clock.set('2026-03-02T00:00:00Z');
  expect(await shown()).toEqual(['now', 'tomorrow']);
});

test('if texts in a language are missing, the brand’s own language is used', async () => {
  await aBanner('own', { words: { bn: words('শুধু বাংলা') } });
  expect((await pageOf('home')).banners).toMatchObject([{ title: 'শুধু বাংলা' }]);
});

test('the page of a path contains its banners and titles, so that no further request is needed', async () => {
  await aBanner('first');
  await aNotice('news');
  const browser = site.browser();
  browser.setCookie('language', 'en');
  expect((await browser.site('/')).content).toMatchObject({
    group: 'home',
    language: 'en',
    banners: [{ title: 'first', linkage: null }],
    notices: [{ title: 'news' }],
  });
  expect((await browser.site('/nowhere')).content).toBeUndefined();
});

test('notices are listed by kind, the latest first, page by page', async () => {
  await aNotice('one');
  await aNotice('two', { startsAt: '2026-01-02T00:00:00.000Z', types: ['PL', 'H'] });
  await aNotice('three', { startsAt: '2026-01-03T00:00:00.000Z', types: ['H'] });
  await aNotice('later', { startsAt: '2026-04-01T00:00:00.000Z' });
  expect(await titlesOf()).toEqual({ titles: ['three', 'two'], pages: 2 });
  expect((await titlesOf({ pageNo: 2 })).titles).toEqual(['one']);
  expect((await titlesOf({ execution: 'B' })).titles).toEqual(['one']);
  expect((await titlesOf({ execution: 'PL' })).titles).toEqual(['two']);
  expect((await titlesOf({ types: 'PL' })).titles).toEqual(['two']);
  expect((await titlesOf({ types: 'B', execution: 'PL' })).titles).toEqual([]);
});

test('promotions have their own notices in the bar, other pages do not', async () => {
  await aNotice('everybody');
  await aNotice('offer', { types: ['PR'], startsAt: '2026-01-05T00:00:00.000Z' });
  await aNotice('silent', { types: ['H'] });
  const bar = async (group: 'home' | 'promotion') =>
    (await pageOf(group)).notices.map(({ title }) => title);
  expect(await bar('home')).toEqual(['everybody']);
  expect(await bar('promotion')).toEqual(['offer', 'everybody']);
});

test('no script in a notice reaches a reader', async () => {
  const html = '<p onclick="steal()">Read<script>steal()</script><img src=x onerror=steal()></p>';
  await aNotice('hostile', { words: { bn: { title: '<b>t</b>', content: html } } });
  const asked = { types: 'B', platform: 'W', language: 'bn' } as const;
  const { value } = await site.browser().call(calls.announcements, asked);
  expect(value.list).toMatchObject([
    { title: '<b>t</b>', content: [{ tag: 'p', children: ['Read'] }] },
  ]);
});

test('open pages receive a scheduled notice once, at its start time', async () => {
  const publishedEvents = () =>
    site.core.db.read
      .selectFrom('live_event')
      .select('payload')
      .where('topic', '=', 'notice.published')
      .execute();
  await aNotice('planted');
  await content().announce();
  expect(await publishedEvents()).toEqual([]);
  const draft: NoticeDraft = {
    types: ['B'],
    words: { bn: { title: 'পরে', content: '<p>পরে</p>' } },
    startsAt: '2026-03-01T13:00:00.000Z',
    endsAt: null,
  };
  const scheduled = { brand: 'padma', id: null, revision: 0, note: 'later', draft, publish: true };
  await content().notices.save(scheduled, { name: 'mina' });
  await content().announce();
  expect(await publishedEvents()).toEqual([]);
  site.core.clock.set('2026-03-01T13:00:00Z');
  await content().announce();
  await content().announce();
  expect(await publishedEvents()).toHaveLength(1);
});

test('help is shown in the visitor’s language, otherwise in the brand’s, without scripts', async () => {
  await content().helpEntries.seed({
    brand: 'padma',
    id: 'term',
    draft: {
      words: {
        bn: {
          title: 'শর্ত',
          content:
            '<h2 onclick="steal()">শর্ত</h2><script>steal()</script><a href="javascript:steal()">a</a><img src=x onerror=steal()>',
        },
      },
    },
  });
  for (const language of ['bn', 'en'] as const) {
    const { value } = await site.browser().call(calls.helpCenter, { language });
    expect(value).toEqual([
      { slug: 'term', title: 'শর্ত', content: [{ tag: 'h3', children: ['শর্ত'] }, 'a'] },
    ]);
  }
  expect(
    (await site.browser({ host: 'second.localhost' }).call(calls.helpCenter, { language: 'es' }))
      .value,
  ).toEqual([]);
});

test('the demo brands have their own content in each of their languages', async () => {
  const { brands } = site.app.modules;
  await seedContent(site.core.clock, { content: content() });
  await seedContent(site.core.clock, { content: content() });
  for (const { code, languages } of await brands.all()) {
    const [banners, notices] = await Promise.all([
      content().banners.list(code),
      content().notices.list(code),
    ]);
    expect(banners.length).toBeGreaterThan(5);
    for (const { words } of [...banners, ...notices].map(({ draft }) => draft))
      expect(Object.keys(words).toSorted()).toEqual(languages.toSorted());
    const kinds = new Set(notices.flatMap(({ draft }) => draft.types));
    // No demo notice is a pop-up window, so that visitors are not interrupted.
    expect([...kinds]).toEqual(expect.arrayContaining(['B', 'H']));
    expect(kinds.has('PU') || kinds.has('PL')).toBe(false);
  }
});
