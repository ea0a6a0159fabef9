import {
  announcementTypes,
  type AnnouncementType,
  type BannerDraft,
  type BannerGroup,
  type BannerId,
  type HelpDraft,
  type HelpEntry,
  type Language,
  type Notice,
  type NoticeDraft,
  type NoticeId,
  type NoticeList,
  type PageContent,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Brand } from '../brands/index.ts';
import type { Live } from '../live/index.ts';
import { createDocuments, wordsFor, type Documents } from '../documents/index.ts';
import { bannerKind, helpKind, noticeKind, publicTypes } from './content-kinds.ts';
import { createFeedback, type Feedback, type FeedbackImages } from './feedback.ts';
import { bannersFor, helpFor, noticesFor } from './shown-content.ts';

/** Content that a brand shows to its visitors, and its admin functions. */
export interface Content {
  /** Banners of a group and the notices of its bar. Served from memory, because every page asks for them. */
  page(brand: Brand, group: BannerGroup, language: Language): Promise<PageContent>;
  announcements(brand: Brand, wanted: NoticesQuery): Promise<NoticeList>;
  /** Announcements for agents, the latest first. */
  agentNotices(brand: Brand, language: Language): Promise<readonly Notice[]>;
  /** Title of a currently shown notice in the language; `null` if the notice is not shown. */
  noticeTitle(brand: Brand, language: Language, id: NoticeId): Promise<string | null>;
  help(brand: Brand, language: Language): Promise<readonly HelpEntry[]>;
  readonly banners: Documents<BannerDraft, BannerId>;
  readonly notices: Documents<NoticeDraft, NoticeId>;
  readonly helpEntries: Documents<HelpDraft, string>;
  /** Sends an event to open pages for content whose start time has come. */
  announce(): Promise<void>;
  readonly feedback: Feedback;
}

export interface NoticesQuery {
  /** Kinds, such as `B,PL,PU,PR,H`. */
  readonly types: string;
  readonly execution?: AnnouncementType;
  readonly language: Language;
  readonly pageNo?: number;
  readonly pageSize?: number;
}

interface Dependencies {
  readonly live: Live;
  readonly images: FeedbackImages;
}

/** Specification §9. */
const usualPageSize = 15;
/** A reader does not see more titles than this in the bar. */
const mostInBar = 10;

export function createContent(
  core: Pick<Core, 'db' | 'clock' | 'ids' | 'log'>,
  { live, images }: Dependencies,
): Content {
  const { clock } = core;
  const banners = createDocuments({ core, live }, bannerKind);
  const notices = createDocuments({ core, live }, noticeKind);
  const helpEntries = createDocuments({ core, live }, helpKind);

  return {
    async page(brand, group, language) {
      const reader = { brand, language, now: clock.now() };
      const [ownBanners, ownNotices] = await Promise.all([
        banners.shown(reader),
        notices.shown(reader),
      ]);
      const titles = noticesFor(reader, ownNotices, barTypes(group)).slice(0, mostInBar);
      return {
        group,
        language,
        banners: bannersFor(reader, ownBanners, group),
        notices: titles.map(({ id, title }) => ({ id, title })),
        popups: noticesFor(reader, ownNotices, ['PU']).map(({ id }) => id),
      };
    },

    async announcements(brand, wanted) {
      const { pageNo = 1, pageSize = usualPageSize, language, execution } = wanted;
      const reader = { brand, language, now: clock.now() };
      const types = typesIn(wanted.types).filter((type) => !execution || type === execution);
      const all = noticesFor(reader, await notices.shown(reader), types);
      const list = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return { list, totalPages: Math.ceil(all.length / pageSize) };
    },

    async agentNotices(brand, language) {
      const reader = { brand, language, now: clock.now() };
      return noticesFor(reader, await notices.shown(reader), ['AG']);
    },

    async noticeTitle(brand, language, id) {
      const notice = await notices.shownOne({ brand: brand.code, id }, clock.now());
      if (!notice || publicTypes(notice.content.types).length === 0) return null;
      return wordsFor(notice.content.words, { brand, language })?.title ?? null;
    },

    async help(brand, language) {
      const reader = { brand, language, now: clock.now() };
      return helpFor(reader, await helpEntries.shown(reader));
    },

    async announce() {
      for (const documents of [banners, notices, helpEntries]) await documents.announce();
    },

    banners,
    notices,
    helpEntries,
    feedback: createFeedback(core, images),
  };
}

function typesIn(text: string): readonly AnnouncementType[] {
  const named = text.split(',');
  return announcementTypes.filter((type) => named.includes(type));
}

/** Promotions and the points mall have their own notices in the bar. */
function barTypes(group: BannerGroup): readonly AnnouncementType[] {
  return group === 'promotion' || group === 'shop' ? ['PR', 'B'] : ['B'];
}
