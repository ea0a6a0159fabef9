import {
  bannerCalls,
  calls,
  newBanner,
  helpCalls,
  noticeCalls,
  type BannerDraft,
  type BannerId,
  type DocumentCalls,
  type HelpDraft,
  type NoticeDraft,
  type NoticeId,
} from '@croupier/contracts';
import { bannerDraft } from '@croupier/contracts/schemas';
import { z } from 'zod';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import { bannerKind } from './content-kinds.ts';
import { bannersFor } from './shown-content.ts';
import { createDocuments } from '../documents/index.ts';

let site: TestSite;
let operator: TestBrowser;
beforeAll(async () => {
  site = await testSite();
  const credentials = { name: 'mina', password: 'Console2026!' };
  await site.app.modules.operators.enrol(credentials);
  operator = site.browser();
  operator.token = (await operator.call(calls.operatorLogin, credentials)).value.token;
});

const brand = 'padma';
const note = 'as agreed';
const showing = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: null };
const language = 'bn';

/** One kind of document, as operators write it and as readers see it. */
interface Case<Draft, Id extends string> {
  readonly calls: DocumentCalls<Draft, Id>;
  /** The id of a new document: operators choose those of help entries. */
  readonly id: Id | null;
  draft(title: string): Draft;
  /** The titles that readers see. */
  shown(): Promise<readonly string[]>;
}

const titlesOf = (shown: readonly { readonly title: string }[]) => shown.map(({ title }) => title);

const banners: Case<BannerDraft, BannerId> = {
  calls: bannerCalls,
  id: null,
  draft: (title) => ({
    ...newBanner,
    groupName: 'cockfight',
    art: 'boat',
    words: { bn: { title, text: '', action: '' } },
    ...showing,
  }),
  async shown() {
    const asked = { group: 'cockfight', language } as const;
    return titlesOf((await site.browser().call(calls.pageContent, asked)).value.banners);
  },
};

const notices: Case<NoticeDraft, NoticeId> = {
  calls: noticeCalls,
  id: null,
  draft: (title) => ({ types: ['H'], words: { bn: { title, content: 'x' } }, ...showing }),
  async shown() {
    const asked = { types: 'H', platform: 'W', language } as const;
    return titlesOf((await site.browser().call(calls.announcements, asked)).value.list);
  },
};

const help: Case<HelpDraft, string> = {
  calls: helpCalls,
  id: 'deposits',
  draft: (title) => ({ words: { bn: { title, content: 'x' } } }),
  shown: async () => titlesOf((await site.browser().call(calls.helpCenter, { language })).value),
};

describe('banners', () => aDocumentIsVersioned(banners));
describe('notices', () => aDocumentIsVersioned(notices));
describe('help entries', () => aDocumentIsVersioned(help));

/** The life of a document from its first draft to its removal; the calls and rules are those of every kind. */
function aDocumentIsVersioned<Draft, Id extends string>(kind: Case<Draft, Id>): void {
  const save = (title: string, of: { id: Id | null; revision: number }, publish = false) =>
    operator.call(kind.calls.save, { brand, note, ...of, draft: kind.draft(title), publish });
  const publish = (of: { id: Id; revision: number }, isPublished: boolean) =>
    operator.call(kind.calls.publish, {
      brand,
      note,
      id: of.id,
      revision: of.revision,
      isPublished,
    });
  let id: Id;

  test('readers see a draft once it is published, and no longer when it is withdrawn', async () => {
    const { value: saved } = await save('First', { id: kind.id, revision: 0 });
    id = saved.id;
    expect(saved).toMatchObject({ revision: 1, publishedRevision: null, isChanged: true });
    expect(await kind.shown()).toEqual([]);
    const { value: published } = await publish(saved, true);
    expect(published).toMatchObject({ revision: 2, publishedRevision: 2, isChanged: false });
    expect(await kind.shown()).toEqual(['First']);
    const { value: withdrawn } = await publish(published, false);
    expect(withdrawn).toMatchObject({ revision: 3, publishedRevision: null, isChanged: true });
    expect(await kind.shown()).toEqual([]);
  });

  test('a draft of a published document changes nothing for readers until it is published', async () => {
    await save('Second', { id, revision: 3 }, true);
    const { value: draft } = await save('Third', { id, revision: 4 });
    expect(draft).toMatchObject({ revision: 5, publishedRevision: 4, isChanged: true });
    expect(await kind.shown()).toEqual(['Second']);
    await publish(draft, true);
    expect(await kind.shown()).toEqual(['Third']);
  });

  test('the history has each change with operator and note, page by page', async () => {
    const { value: first } = await operator.call(kind.calls.revisions, { brand, id, limit: 4 });
    expect(first.rows).toMatchObject([
      { revision: 6, action: 'published', by: 'mina', note, draft: kind.draft('Third') },
      { revision: 5, action: 'saved', draft: kind.draft('Third') },
      { revision: 4, action: 'published', draft: kind.draft('Second') },
      { revision: 3, action: 'withdrawn', draft: kind.draft('First') },
    ]);
    const before = first.next ?? '';
    const { value: second } = await operator.call(kind.calls.revisions, { brand, id, before });
    expect(second.rows.map(({ revision }) => revision)).toEqual([2, 1]);
    expect(second.next).toBeNull();
  });

  test('an earlier revision becomes the draft; readers see it once it is published', async () => {
    const input = { brand, note, id, wanted: 4 };
    const stale = await operator.call(kind.calls.restoreRevision, { ...input, revision: 5 });
    expect(stale.code).toBe('version-conflict');
    const missing = { ...input, revision: 6, wanted: 99 };
    expect((await operator.call(kind.calls.restoreRevision, missing)).code).toBe('not-found');
    const { value: back } = await operator.call(kind.calls.restoreRevision, {
      ...input,
      revision: 6,
    });
    expect(back).toMatchObject({ revision: 7, isChanged: true, draft: kind.draft('Second') });
    expect(await kind.shown()).toEqual(['Third']);
    await publish(back, true);
    expect(await kind.shown()).toEqual(['Second']);
  });

  test('a removed document is hidden; restored, it is published as before', async () => {
    const chosen = { brand, note, id };
    await operator.call(kind.calls.remove, { ...chosen, revision: 8 });
    expect(await kind.shown()).toEqual([]);
    const { value: removed } = await operator.call(kind.calls.removed, { brand });
    expect(removed).toMatchObject([{ id, revision: 9 }]);
    const { value: back } = await operator.call(kind.calls.restore, { ...chosen, revision: 9 });
    expect(back).toMatchObject({ revision: 10, publishedRevision: 8, isChanged: false });
    expect(await kind.shown()).toEqual(['Second']);
    const { value: list } = await operator.call(kind.calls.list, { brand });
    expect(list).toEqual([back]);
  });

  test('two simultaneous saves of one revision: one is refused', async () => {
    const answers = await Promise.all([
      save('Mine', { id, revision: 10 }),
      save('Yours', { id, revision: 10 }),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([null, 'version-conflict']);
  });
}

test('of two simultaneous help entries with one name, one is refused', async () => {
  const entry = { brand, note, id: 'limits', revision: 0, draft: help.draft('x'), publish: false };
  const answers = await Promise.all([
    operator.call(calls.saveHelp, entry),
    operator.call(calls.saveHelp, entry),
  ]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual([null, 'version-conflict']);
});

test('a field that is added to the schema of a kind passes from save to readers without other changes', async () => {
  const draftSchema = bannerDraft.safeExtend({ badge: z.string().max(20).default('') });
  const kind = { ...bannerKind, kind: 'banner-with-badge', draft: draftSchema };
  const documents = createDocuments({ core: site.core, live: site.app.modules.live }, kind);
  const draft = { ...banners.draft('Boat'), badge: 'New' };
  const fresh = { brand, note, id: null, revision: 0, draft, publish: false };
  const saved = await documents.save(fresh, { name: 'mina' });
  if (!saved.ok) throw new Error(saved.code);
  expect(saved.value.draft).toEqual(draft);
  const { id, revision } = saved.value;
  await documents.publish({ brand, note, id, revision, isPublished: true }, { name: 'mina' });
  const reader = {
    brand: { code: brand, defaultLanguage: language },
    language,
    now: site.core.clock.now(),
  } as const;
  const shown = bannersFor(reader, await documents.shown(reader), 'cockfight');
  expect(shown).toMatchObject([{ bannerId: id, title: 'Boat', badge: 'New' }]);
});

test('documents from before a field was added get its default', async () => {
  const old = createDocuments(
    { core: site.core, live: site.app.modules.live },
    { ...bannerKind, kind: 'banner-before' },
  );
  await old.seed({ brand, id: idOf('before'), draft: banners.draft('Boat') });
  const draftSchema = bannerDraft.safeExtend({ badge: z.string().max(20).default('Hot') });
  const kind = { ...bannerKind, kind: 'banner-before', draft: draftSchema };
  const documents = createDocuments({ core: site.core, live: site.app.modules.live }, kind);
  expect(await documents.list(brand)).toMatchObject([{ draft: { badge: 'Hot' } }]);
});

test('a document that the present schema refuses is left out for readers; the others are shown', async () => {
  const uses = { core: site.core, live: site.app.modules.live };
  const old = createDocuments(uses, { ...bannerKind, kind: 'banner-refused' });
  await old.seed({ brand, id: idOf('longart'), draft: { ...banners.draft('Long'), art: 'boats' } });
  await old.seed({ brand, id: idOf('short'), draft: banners.draft('Short') });
  const draftSchema = bannerDraft.safeExtend({ art: z.string().max(4) });
  const documents = createDocuments(uses, {
    ...bannerKind,
    kind: 'banner-refused',
    draft: draftSchema,
  });
  const now = site.core.clock.now();
  const shown = await documents.shown({ brand: { code: brand, defaultLanguage: language }, now });
  expect(shown.map(({ id }) => id)).toEqual([idOf('short')]);
});

function idOf(name: string): BannerId {
  return bannerKind.id.parse(`bnr_${name}00000000`);
}
