import {
  calls,
  newBanner,
  type AdminDocument,
  type BannerDraft,
  type BannerGroup,
  type BannerId,
  type NoticeDraft,
  type NoticeId,
} from '@croupier/contracts';
import sharp from 'sharp';
import { aMember } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

type AdminBanner = AdminDocument<BannerDraft, BannerId>;
type AdminNotice = AdminDocument<NoticeDraft, NoticeId>;

let site: TestSite;
let operator: TestBrowser;
beforeAll(async () => {
  site = await testSite();
  await site.app.modules.operators.enrol({ name: 'mina', password: 'Console2026!' });
  operator = site.browser();
  const signedIn = await operator.call(calls.operatorLogin, {
    name: 'mina',
    password: 'Console2026!',
  });
  operator.token = signedIn.value.token;
});

const brand = 'padma';
const note = 'as agreed';

const bannerDraft: BannerDraft = {
  ...newBanner,
  art: 'boat',
  linkage: { linkageType: 'path', path: '/rng?page=hot' },
  words: { bn: { title: 'নৌকা', text: '', action: 'চলুন' } },
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
};

const noticeDraft: NoticeDraft = {
  types: ['B'],
  words: { bn: { title: 'খবর', content: '<p>খবর</p>' } },
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
};

const saveBanner = (draft: BannerDraft, before: AdminBanner | null = null) =>
  operator.call(calls.saveBanner, {
    brand,
    note,
    draft,
    id: before?.id ?? null,
    revision: before?.revision ?? 0,
    publish: true,
  });

const saveNotice = (draft: NoticeDraft, before: AdminNotice | null = null) =>
  operator.call(calls.saveNotice, {
    brand,
    note,
    draft,
    id: before?.id ?? null,
    revision: before?.revision ?? 0,
    publish: false,
  });

const shownBanners = async (group: BannerGroup) =>
  (await site.browser().call(calls.pageContent, { group, language: 'en' })).value.banners;
const shownTitles = async () =>
  (await site.browser().call(calls.pageContent, { group: 'home', language: 'bn' })).value.notices;
const lastAction = async () => (await site.app.modules.audit.entries({})).rows[0];

test('a banner is shown once published and gone once removed, with an audit record of each', async () => {
  const draft = { ...bannerDraft, groupName: 'fish' as const };
  const { value: added } = await saveBanner(draft);
  expect(await shownBanners('fish')).toMatchObject([{ bannerId: added.id, title: 'নৌকা' }]);
  const { value: changed } = await saveBanner({ ...draft, art: 'tiger' }, added);
  expect(changed.revision).toBe(2);
  expect(await lastAction()).toMatchObject({
    operator: 'mina',
    action: 'content.banner-published',
    subject: `padma/${added.id}`,
    before: 'art: boat',
    after: 'art: tiger',
    note,
  });
  const { id, revision } = changed;
  await operator.call(calls.removeBanner, { brand, note, id, revision });
  expect(await shownBanners('fish')).toEqual([]);
  expect(await lastAction()).toMatchObject({ action: 'content.banner-removed' });
});

test('a removed banner is restored to its position once, with an audit record', async () => {
  const draft = { ...bannerDraft, groupName: 'esports' as const };
  const banners = [await saveBanner(draft), await saveBanner(draft), await saveBanner(draft)];
  const ids = banners.map(({ value }) => value.id);
  const [, second] = ids;
  if (!second) throw new Error('three banners were saved');
  await operator.call(calls.removeBanner, { brand, note, id: second, revision: 1 });
  // The group has other banners too.
  const shown = async () =>
    (await shownBanners('esports'))
      .map(({ bannerId }) => bannerId)
      .filter((id) => ids.includes(id));
  expect(await shown()).toEqual(ids.filter((id) => id !== second));
  const { value: removed } = await operator.call(calls.removedBanners, { brand });
  expect(removed).toContainEqual(expect.objectContaining({ draft, id: second, revision: 2 }));

  const again = { brand, note, id: second, revision: 2 };
  const answers = await Promise.all([
    operator.call(calls.restoreBanner, again),
    operator.call(calls.restoreBanner, again),
  ]);
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  expect(await shown()).toEqual(ids);
  expect((await operator.call(calls.removedBanners, { brand })).value).not.toContainEqual(
    expect.objectContaining({ id: second }),
  );
  expect(await lastAction()).toMatchObject({ action: 'content.banner-restored', note });
});

test('a removed banner can be neither edited nor ordered', async () => {
  const draft = { ...bannerDraft, groupName: 'pvp' as const };
  const { value: stored } = await saveBanner(draft);
  const { value: gone } = await saveBanner(draft);
  const { id, revision } = gone;
  await operator.call(calls.removeBanner, { brand, note, id, revision });
  expect((await saveBanner(draft, { ...gone, revision: 2 })).code).toBe('not-found');
  const order = (ids: readonly BannerId[]) =>
    operator.call(calls.orderBanners, { brand, order: ids });
  expect((await order([id, stored.id])).code).toBe('version-conflict');
  expect((await order([stored.id])).code).toBeNull();
});

test('a change based on an outdated revision is refused', async () => {
  const { value: added } = await saveBanner(bannerDraft);
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((art) => saveBanner({ ...bannerDraft, art }, added)),
  );
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'version-conflict')).toHaveLength(2);
  const { id, revision } = added;
  const removed = await operator.call(calls.removeBanner, { brand, note, id, revision });
  expect(removed.code).toBe('version-conflict');
});

test('banners keep the order that operators set; an order that misses a banner is refused', async () => {
  const draft = { ...bannerDraft, groupName: 'rng' as const };
  const one = (await saveBanner(draft)).value.id;
  const two = (await saveBanner(draft)).value.id;
  const order = (ids: readonly BannerId[]) =>
    operator.call(calls.orderBanners, { brand, order: ids });
  expect((await order([two, one])).code).toBeNull();
  expect((await shownBanners('rng')).map(({ bannerId }) => bannerId)).toEqual([two, one]);
  expect((await order([two])).code).toBe('version-conflict');
  expect((await order([two, two])).code).toBe('version-conflict');
});

test('a banner links only to its stated target', async () => {
  const linked = async (linkage: unknown) =>
    (await saveBanner({ ...bannerDraft, linkage } as BannerDraft)).code;
  for (const linkage of [
    null,
    { linkageType: 'game', nodeId: 'gam_00000001' },
    { linkageType: 'promotion', promotionId: 'prm_padmawelcome' },
    { linkageType: 'url', url: 'https://example.com/' },
  ])
    expect(await linked(linkage)).toBeNull();
  for (const linkage of [
    { linkageType: 'path', path: '//evil.example/' },
    { linkageType: 'path', path: '/\\evil.example/' },
    { linkageType: 'path', path: 'javascript:steal()' },
    { linkageType: 'url', url: 'http://plain.example/' },
    { linkageType: 'url', url: 'javascript:steal()' },
    { linkageType: 'url', url: 'data:text/html,steal' },
    { linkageType: 'game', nodeId: '../../steal' },
    { linkageType: 'promotion', url: 'https://example.com/' },
    { linkageType: 'elsewhere', url: 'https://example.com/' },
  ])
    expect(await linked(linkage)).toBe('invalid-input');
});

test('a save without texts in the brand’s own language, or with an end before the start, is refused', async () => {
  const words = { en: { title: 'Boat', text: '', action: '' } };
  const { code, problem } = await saveBanner({ ...bannerDraft, words });
  expect(code).toBe('invalid-input');
  expect(problem.fields).toEqual({ 'draft.words.bn.title': { code: 'required' } });
  const over = { startsAt: '2026-02-01T00:00:00.000Z', endsAt: '2026-02-01T00:00:00.000Z' };
  expect((await saveNotice({ ...noticeDraft, ...over })).problem.fields).toHaveProperty([
    'draft.endsAt',
  ]);
});

test('a published notice is shown, and open pages receive an event', async () => {
  const { value: added } = await saveNotice(noticeDraft);
  expect(added.publishedRevision).toBeNull();
  expect(await shownTitles()).toEqual([]);
  const publish = (notice: AdminNotice, isPublished: boolean) =>
    operator.call(calls.publishNotice, {
      brand,
      note,
      id: notice.id,
      revision: notice.revision,
      isPublished,
    });
  const { value: published } = await publish(added, true);
  expect(await shownTitles()).toEqual([{ id: added.id, title: 'খবর' }]);
  expect((await publish(added, false)).code).toBe('version-conflict');
  const { value: back } = await publish(published, false);
  expect(back.publishedRevision).toBeNull();
  expect(await shownTitles()).toEqual([]);
  expect(await lastAction()).toMatchObject({ action: 'content.notice-withdrawn' });
  const events = await site.core.db.read
    .selectFrom('live_event')
    .select(['audience', 'payload'])
    .where('topic', '=', 'notice.published')
    .execute();
  expect(events).toMatchObject([
    { audience: 'brand:padma', payload: { id: added.id, types: ['B'] } },
    { audience: 'brand:padma' },
  ]);
});

test('a removed notice is hidden and can be restored unchanged once', async () => {
  const { value: written } = await saveNotice({
    ...noticeDraft,
    words: { bn: { title: 'মেলা', content: '<p>মেলা</p>' } },
  });
  const { id } = written;
  const decided = { brand, note, id };
  const publication = { ...decided, revision: 1, isPublished: true };
  const { value: notice } = await operator.call(calls.publishNotice, publication);
  const removal = { ...decided, revision: notice.revision };
  const removals = await Promise.all([
    operator.call(calls.removeNotice, removal),
    operator.call(calls.removeNotice, removal),
  ]);
  expect(removals.filter(({ code }) => code === null)).toHaveLength(1);
  const isShown = async () => (await shownTitles()).some((one) => one.id === id);
  expect(await isShown()).toBe(false);
  expect(await lastAction()).toMatchObject({ action: 'content.notice-removed', note });
  const listed = async () => (await operator.call(calls.adminNotices, { brand })).value;
  expect(await listed()).not.toContainEqual(expect.objectContaining({ id }));
  expect((await operator.call(calls.publishNotice, publication)).code).toBe('not-found');
  const { value: removed } = await operator.call(calls.removedNotices, { brand });
  expect(removed).toContainEqual({ ...notice, revision: notice.revision + 1 });

  const again = { ...decided, revision: notice.revision + 1 };
  const answers = await Promise.all([
    operator.call(calls.restoreNotice, again),
    operator.call(calls.restoreNotice, again),
  ]);
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  expect(await isShown()).toBe(true);
  expect(await listed()).toContainEqual({ ...notice, revision: notice.revision + 2 });
  expect((await operator.call(calls.removedNotices, { brand })).value).toEqual([]);
  expect(await lastAction()).toMatchObject({ action: 'content.notice-restored', note });
});

test('a removed notice is not announced when its start time comes', async () => {
  const startsAt = new Date(site.core.clock.now().getTime() + 60_000).toISOString();
  const { value: planned } = await saveNotice({ ...noticeDraft, startsAt });
  const decided = { brand, note, id: planned.id };
  await operator.call(calls.publishNotice, { ...decided, revision: 1, isPublished: true });
  await operator.call(calls.removeNotice, { ...decided, revision: 2 });
  site.core.clock.advance(120_000);
  await site.app.modules.content.announce();
  const events = await site.core.db.read
    .selectFrom('live_event')
    .select('payload')
    .where('topic', '=', 'notice.published')
    .execute();
  expect(JSON.stringify(events)).not.toContain(planned.id);
});

test('help entries can be written, ordered and removed; the terms of use cannot be removed', async () => {
  const save = (slug: string, revision: number, title: string) =>
    operator.call(calls.saveHelp, {
      brand,
      id: slug,
      revision,
      note,
      publish: true,
      draft: { words: { bn: { title, content: '<p>x</p>' }, en: { title, content: '<p>x</p>' } } },
    });
  const help = async () =>
    (await site.browser().call(calls.helpCenter, { language: 'en' })).value.map(
      ({ title }) => title,
    );
  const remove = (slug: string, revision: number) =>
    operator.call(calls.removeHelp, { brand, id: slug, revision, note });
  await save('term', 0, 'Terms');
  const { value: first } = await save('deposits', 0, 'Deposits');
  expect((await save('deposits', 0, 'Twice')).code).toBe('version-conflict');
  expect((await save('deposits', first.revision, 'Money in')).value.revision).toBe(2);
  expect(await help()).toEqual(['Terms', 'Money in']);
  await operator.call(calls.orderHelp, { brand, order: ['deposits', 'term'] });
  expect(await help()).toEqual(['Money in', 'Terms']);
  expect((await remove('term', 1)).code).toBe('invalid-input');
  expect((await remove('deposits', 2)).code).toBeNull();
  expect(await help()).toEqual(['Terms']);

  const removed = async () => (await operator.call(calls.removedHelp, { brand })).value;
  const restore = (revision: number) =>
    operator.call(calls.restoreHelp, { brand, id: 'deposits', revision, note });
  expect(await removed()).toMatchObject([
    { id: 'deposits', revision: 3, draft: { words: { en: { title: 'Money in' } } } },
  ]);
  expect((await restore(2)).code).toBe('version-conflict');
  expect((await restore(3)).value.revision).toBe(4);
  expect((await restore(4)).code).toBe('not-found');
  expect(await help()).toEqual(['Money in', 'Terms']);
  expect(await lastAction()).toMatchObject({ action: 'content.help-restored', note });

  await remove('deposits', 4);
  expect((await save('deposits', 0, 'Paying in')).code).toBeNull();
  expect(await removed()).toEqual([]);
  expect(await help()).toEqual(['Paying in', 'Terms']);
});

test('an operator can preview the sanitised HTML', async () => {
  const html = '<h1>Hi</h1><script>steal()</script>';
  expect((await operator.call(calls.previewContent, { html })).value).toEqual({
    content: [{ tag: 'h3', children: ['Hi'] }],
  });
});

test('feedback is stored once per key, and settled once', async () => {
  const visitor = site.browser();
  const input = {
    topic: 'affiliate',
    name: 'Nadia',
    contact: 'nadia@news.example',
    message: 'We would like to work with you.',
  } as const;
  const send = (message: string) =>
    visitor.call(calls.feedback, { ...input, message }, { 'idempotency-key': 'feedback-1' });
  expect((await send(input.message)).code).toBeNull();
  expect((await send(input.message)).code).toBeNull();
  expect((await send('Something else entirely.')).code).toBe('idempotency-key-reused');
  expect((await send('Too short')).problem.fields).toEqual({
    message: expect.objectContaining({ code: 'too-short', min: 10 }),
  });
  const { value } = await operator.call(calls.adminFeedback, { settled: 'no' });
  expect(value).toMatchObject([{ ...input, brand, memberId: null, images: [], settled: null }]);
  const [kept] = value;
  if (!kept) throw new Error('the feedback is there');
  const settle = () => operator.call(calls.settleFeedback, { id: kept.id, note: 'answered' });
  expect((await settle()).value.settled).toMatchObject({ by: 'mina' });
  expect((await settle()).code).toBe('already-decided');
  expect((await operator.call(calls.adminFeedback, { settled: 'no' })).value).toEqual([]);
});

test('a signed-in player sends a short remark with pictures; a visitor sends none', async () => {
  const player = await aMember(site, 'remarker');
  const picture = await sharp({
    create: { width: 12, height: 8, channels: 3, background: '#2a7' },
  })
    .png()
    .toBuffer();
  const image = { image: picture.toString('base64') };
  const { id } = (await player.call(calls.supportImage, image)).value;
  let keys = 0;
  const send = (browser: typeof player, message: string) =>
    browser.call(
      calls.feedback,
      { topic: 'player', message, images: [id] },
      { 'idempotency-key': `remark-${(keys += 1)}` },
    );
  expect((await send(player, 'x'.repeat(141))).problem.fields).toEqual({
    message: expect.objectContaining({ code: 'too-long', max: 140 }),
  });
  expect((await send(site.browser(), 'Not mine')).code).toBe('invalid-input');
  expect((await send(await aMember(site, 'copycat'), 'Not mine')).code).toBe('image-unusable');
  expect((await send(player, 'The wheel is upside down')).code).toBeNull();
  expect((await send(player, 'The same picture again')).code).toBe('image-unusable');
  const { value } = await operator.call(calls.adminFeedback, { settled: 'no' });
  expect(value).toMatchObject([
    { topic: 'player', name: 'remarker', message: 'The wheel is upside down', images: [{ id }] },
  ]);
  expect((await operator.request('GET', `/ops/support/images/${id}`)).status).toBe(200);
  expect((await player.request('GET', `/wps/support/images/${id}`)).status).toBe(200);
});
