import {
  announcementTypes,
  type AnnouncementType,
  type BannerDraft,
  type BannerId,
  type HelpDraft,
  type NoticeDraft,
  type NoticeId,
} from '@croupier/contracts';
import { bannerDraft, helpDraft, helpSlug, idOf, noticeDraft } from '@croupier/contracts/schemas';
import { fail } from '../../outcome.ts';
import type { DocumentKind } from '../documents/index.ts';

export const bannerKind: DocumentKind<BannerDraft, BannerId> = {
  kind: 'banner',
  draft: bannerDraft,
  id: idOf('bnr'),
  newId: (ids) => ids.next('bnr'),
  audit: { one: 'content.banner', all: 'content.banners' },
  isNewestFirst: false,
  words: ({ words }) => words,
  showing: (draft) => draft,
  listOf: ({ groupName }) => groupName,
  refusesRemoval: () => null,
  event: ({ brand }) => ({ topic: 'site.changed', audience: { brand }, payload: { brand } }),
};

export const noticeKind: DocumentKind<NoticeDraft, NoticeId> = {
  kind: 'notice',
  draft: noticeDraft,
  id: idOf('ntc'),
  newId: (ids) => ids.next('ntc'),
  audit: { one: 'content.notice', all: 'content.notices' },
  isNewestFirst: true,
  words: ({ words }) => words,
  showing: (draft) => draft,
  listOf: () => 'notices',
  refusesRemoval: () => null,
  event({ brand, id }, { types: all }) {
    const types = publicTypes(all);
    // A notice for agents alone is announced to agents only.
    return types.length === 0
      ? null
      : { topic: 'notice.published', audience: { brand }, payload: { id, types } };
  },
};

/** The types by which visitors and members see a notice. */
export const publicTypes = (types: NoticeDraft['types']): readonly AnnouncementType[] =>
  announcementTypes.filter((type) => types.includes(type));

/** Pages link to this entry by name. */
const termsSlug = 'term';

/** The id of a help entry is the slug in its address, which operators choose. */
export const helpKind: DocumentKind<HelpDraft, string> = {
  kind: 'help',
  draft: helpDraft,
  id: helpSlug,
  newId: null,
  audit: { one: 'content.help', all: 'content.help' },
  isNewestFirst: false,
  words: ({ words }) => words,
  showing: () => null,
  listOf: () => 'help',
  refusesRemoval: (slug) => (slug === termsSlug ? termsStay : null),
  event: () => null,
};

const termsStay = fail('invalid-input', {
  detail:
    'The terms of use can be changed but neither removed nor unpublished: the site links to them.',
});
