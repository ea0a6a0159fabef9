import {
  bannerCalls,
  calls,
  newBanner,
  helpCalls,
  noticeCalls,
  type BannerDraft,
  type BannerId,
  type HelpDraft,
  type NoticeDraft,
  type NoticeId,
} from '@croupier/contracts';
import { bannerDraft } from '@croupier/contracts/schemas';
import { z } from 'zod';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import { aDocumentIsVersioned, type VersionedKind } from '../../testing/versioned-document.ts';
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

const titlesOf = (shown: readonly { readonly title: string }[]) => shown.map(({ title }) => title);

const banners: VersionedKind<BannerDraft, BannerId> = {
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

const notices: VersionedKind<NoticeDraft, NoticeId> = {
  calls: noticeCalls,
  id: null,
  draft: (title) => ({ types: ['H'], words: { bn: { title, content: 'x' } }, ...showing }),
  async shown() {
    const asked = { types: 'H', platform: 'W', language } as const;
    return titlesOf((await site.browser().call(calls.announcements, asked)).value.list);
  },
};

const help: VersionedKind<HelpDraft, string> = {
  calls: helpCalls,
  id: 'deposits',
  draft: (title) => ({ words: { bn: { title, content: 'x' } } }),
  shown: async () => titlesOf((await site.browser().call(calls.helpCenter, { language })).value),
};

describe('banners', () => aDocumentIsVersioned(() => operator, banners));
describe('notices', () => aDocumentIsVersioned(() => operator, notices));
describe('help entries', () => aDocumentIsVersioned(() => operator, help));

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
