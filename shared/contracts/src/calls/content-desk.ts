import type { BannerGroup } from '../banner-groups.ts';
import { call } from '../call.ts';
import type { BannerId, NoticeId, FeedbackId } from '../ids.ts';
import type { RichText } from '../rich-text.ts';
import type {
  Considered,
  DeskBanner,
  BannerDraft,
  DeskNotice,
  NoticeDraft,
  DeskHelpEntry,
  InLanguages,
  NoticeWords,
  DeskFeedback,
} from './content.ts';

const operator = { audience: 'operator' } as const;

export const contentDeskCalls = {
  deskBanners: call('GET /ops/brands/:brand/banners', operator)
    .takes<{ brand: string }>()
    .gives<readonly DeskBanner[]>(),
  /** Adds a banner where `bannerId` is `null`; then the revision is 0. */
  saveBanner: call('PUT /ops/brands/:brand/banners', operator)
    .takes<Considered & { bannerId: BannerId | null; draft: BannerDraft }>()
    .gives<DeskBanner>()
    .fails('version-conflict'),
  removeBanner: call('DELETE /ops/brands/:brand/banners/:bannerId', operator)
    .takes<Considered & { bannerId: BannerId }>()
    .fails('version-conflict'),
  /** What was removed lately, the latest first. */
  removedBanners: call('GET /ops/brands/:brand/removed-banners', operator)
    .takes<{ brand: string }>()
    .gives<readonly DeskBanner[]>(),
  /** Puts a removed banner back to where it stood. */
  restoreBanner: call('PUT /ops/brands/:brand/removed-banners/:bannerId', operator)
    .takes<Considered & { bannerId: BannerId }>()
    .gives<DeskBanner>()
    .fails('version-conflict'),
  /** The banners of a group in the order in which they show; it must name each of them once. */
  orderBanners: call('PUT /ops/brands/:brand/banner-order', operator)
    .takes<{ brand: string; groupName: BannerGroup; order: readonly BannerId[] }>()
    .fails('version-conflict'),
  deskNotices: call('GET /ops/brands/:brand/notices', operator)
    .takes<{ brand: string }>()
    .gives<readonly DeskNotice[]>(),
  /** Adds a notice where `id` is `null`; then the revision is 0. A new one is not published. */
  saveNotice: call('PUT /ops/brands/:brand/notices', operator)
    .takes<Considered & { id: NoticeId | null; draft: NoticeDraft }>()
    .gives<DeskNotice>()
    .fails('version-conflict'),
  /** Publishes a notice from its start on, or takes it back. */
  publishNotice: call('PUT /ops/brands/:brand/notices/:id/publication', operator)
    .takes<Considered & { id: NoticeId; isPublished: boolean }>()
    .gives<DeskNotice>()
    .fails('version-conflict'),
  removeNotice: call('DELETE /ops/brands/:brand/notices/:id', operator)
    .takes<Considered & { id: NoticeId }>()
    .fails('version-conflict'),
  removedNotices: call('GET /ops/brands/:brand/removed-notices', operator)
    .takes<{ brand: string }>()
    .gives<readonly DeskNotice[]>(),
  /** Puts a removed notice back, published where it was. */
  restoreNotice: call('PUT /ops/brands/:brand/removed-notices/:id', operator)
    .takes<Considered & { id: NoticeId }>()
    .gives<DeskNotice>()
    .fails('version-conflict'),
  deskHelp: call('GET /ops/brands/:brand/help', operator)
    .takes<{ brand: string }>()
    .gives<readonly DeskHelpEntry[]>(),
  /** Adds an entry where the revision is 0. */
  saveHelp: call('PUT /ops/brands/:brand/help/:slug', operator)
    .takes<Considered & { slug: string; words: InLanguages<NoticeWords> }>()
    .gives<DeskHelpEntry>()
    .fails('version-conflict'),
  removeHelp: call('DELETE /ops/brands/:brand/help/:slug', operator)
    .takes<Considered & { slug: string }>()
    .fails('version-conflict'),
  removedHelp: call('GET /ops/brands/:brand/removed-help', operator)
    .takes<{ brand: string }>()
    .gives<readonly DeskHelpEntry[]>(),
  /** Puts a removed entry back to where it stood; one whose name another has taken since is gone. */
  restoreHelp: call('PUT /ops/brands/:brand/removed-help/:slug', operator)
    .takes<Considered & { slug: string }>()
    .gives<DeskHelpEntry>()
    .fails('version-conflict'),
  orderHelp: call('PUT /ops/brands/:brand/help-order', operator)
    .takes<{ brand: string; order: readonly string[] }>()
    .fails('version-conflict'),
  /** What readers will get of some HTML. */
  previewContent: call('POST /ops/content/preview', operator)
    .takes<{ html: string }>()
    .gives<{ content: RichText }>(),
  deskFeedback: call('GET /ops/feedback', operator)
    .takes<{ settled: 'yes' | 'no' }>()
    .gives<readonly DeskFeedback[]>(),
  settleFeedback: call('PUT /ops/feedback/:id', operator)
    .takes<{ id: FeedbackId; note: string }>()
    .gives<DeskFeedback>()
    .fails('already-decided'),
};
