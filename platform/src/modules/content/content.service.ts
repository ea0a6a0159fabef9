import {
  announcementTypes,
  type AnnouncementType,
  type BannerGroup,
  type HelpEntry,
  type Language,
  type NoticeId,
  type NoticeList,
  type PageContent,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Brand } from '../brands/index.ts';
import type { Live } from '../live/index.ts';
import { createAnnouncer, type Announcer } from './announcer.ts';
import { createBannersAdmin, type BannersPanel } from './banners-admin.ts';
import { contentStore } from './content.store.ts';
import { createFeedback, type Feedback, type FeedbackImages } from './feedback.ts';
import { helpOf } from './help-centre.ts';
import { createHelpAdmin, type HelpAdmin } from './help-admin.ts';
import { createContentCache } from './content-cache.ts';
import { createNoticesAdmin, type NoticesAdmin } from './notices-admin.ts';
import { bannersFor, noticesFor } from './shown-content.ts';

/** Content that a brand shows to its visitors, and its admin functions. */
export interface Content extends Announcer {
  /** Banners of a group and the notices of its bar. Served from memory, because every page asks for them. */
  page(brand: Brand, group: BannerGroup, language: Language): Promise<PageContent>;
  announcements(brand: Brand, wanted: WantedNotices): Promise<NoticeList>;
  /** Title of a currently shown notice in the language; `null` if the notice is not shown. */
  noticeTitle(brand: Brand, language: Language, id: NoticeId): Promise<string | null>;
  help(brand: Brand, language: Language): Promise<readonly HelpEntry[]>;
  readonly banners: BannersPanel;
  readonly notices: NoticesAdmin;
  readonly helpAdmin: HelpAdmin;
  readonly feedback: Feedback;
}

export interface WantedNotices {
  /** Kinds, such as `B,PL,PU,PR,H`. */
  readonly types: string;
  readonly execution?: AnnouncementType;
  readonly language: Language;
  readonly pageNo?: number;
  readonly pageSize?: number;
}

interface Uses {
  readonly live: Live;
  readonly images: FeedbackImages;
}

/** Specification §9. */
const usualPageSize = 15;
/** A reader does not see more titles than this in the bar. */
const mostInBar = 10;

export function createContent(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  { live, images }: Uses,
): Content {
  const { db, clock } = core;
  const store = contentStore(db.read);
  const kept = createContentCache(store, clock);
  const uses = { core, live, onChange: kept.forget };

  return {
    async page(brand, group, language) {
      const { banners, notices } = await kept.current();
      const reader = { brand, language, now: clock.now() };
      const titles = noticesFor(reader, notices, barTypes(group)).slice(0, mostInBar);
      return {
        group,
        language,
        banners: bannersFor(reader, banners, group),
        notices: titles.map(({ id, title }) => ({ id, title })),
        popups: noticesFor(reader, notices, ['PU']).map(({ id }) => id),
      };
    },

    async announcements(brand, wanted) {
      const { pageNo = 1, pageSize = usualPageSize, language, execution } = wanted;
      const { notices } = await kept.current();
      const types = typesIn(wanted.types).filter((type) => !execution || type === execution);
      const all = noticesFor({ brand, language, now: clock.now() }, notices, types);
      const list = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return { list, totalPages: Math.ceil(all.length / pageSize) };
    },

    async noticeTitle(brand, language, id) {
      const row = await store.notice(id);
      const reader = { brand, language, now: clock.now() };
      return (row && noticesFor(reader, [row], row.types)[0]?.title) ?? null;
    },

    help: (brand, language) => helpOf(brand, language, store),
    banners: createBannersAdmin(uses),
    notices: createNoticesAdmin(uses),
    helpAdmin: createHelpAdmin(uses),
    feedback: createFeedback(core, images),
    ...createAnnouncer(uses),
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
