import type { BannerGroup } from '../banner-groups.ts';
import { call } from '../call.ts';
import type { BannerId, NoticeId, FeedbackId } from '../ids.ts';
import type { RichText } from '../rich-text.ts';
import type {
  EditContext,
  AdminBanner,
  BannerDraft,
  AdminNotice,
  NoticeDraft,
  AdminHelpEntry,
  InLanguages,
  NoticeWords,
  AdminFeedback,
} from './content.ts';

const operator = { audience: 'operator' } as const;

export const contentAdminCalls = {
  adminBanners: call('GET /ops/brands/:brand/banners', operator)
    .takes<{ brand: string }>()
    .gives<readonly AdminBanner[]>(),
  /** Adds a banner if `bannerId` is `null`; the revision is then 0. */
  saveBanner: call('PUT /ops/brands/:brand/banners', operator)
    .takes<EditContext & { bannerId: BannerId | null; draft: BannerDraft }>()
    .gives<AdminBanner>()
    .fails('version-conflict'),
  removeBanner: call('DELETE /ops/brands/:brand/banners/:bannerId', operator)
    .takes<EditContext & { bannerId: BannerId }>()
    .fails('version-conflict'),
  /** Recently removed banners, latest first. */
  removedBanners: call('GET /ops/brands/:brand/removed-banners', operator)
    .takes<{ brand: string }>()
    .gives<readonly AdminBanner[]>(),
  /** Restores a removed banner to its old position. */
  restoreBanner: call('PUT /ops/brands/:brand/removed-banners/:bannerId', operator)
    .takes<EditContext & { bannerId: BannerId }>()
    .gives<AdminBanner>()
    .fails('version-conflict'),
  /** Sets the order of a group's banners; it must name each of them once. */
  orderBanners: call('PUT /ops/brands/:brand/banner-order', operator)
    .takes<{ brand: string; groupName: BannerGroup; order: readonly BannerId[] }>()
    .fails('version-conflict'),
  adminNotices: call('GET /ops/brands/:brand/notices', operator)
    .takes<{ brand: string }>()
    .gives<readonly AdminNotice[]>(),
  /** Adds a notice if `id` is `null`; the revision is then 0. A new notice is not published. */
  saveNotice: call('PUT /ops/brands/:brand/notices', operator)
    .takes<EditContext & { id: NoticeId | null; draft: NoticeDraft }>()
    .gives<AdminNotice>()
    .fails('version-conflict'),
  /** Publishes a notice from its start on, or unpublishes it. */
  publishNotice: call('PUT /ops/brands/:brand/notices/:id/publication', operator)
    .takes<EditContext & { id: NoticeId; isPublished: boolean }>()
    .gives<AdminNotice>()
    .fails('version-conflict'),
  removeNotice: call('DELETE /ops/brands/:brand/notices/:id', operator)
    .takes<EditContext & { id: NoticeId }>()
    .fails('version-conflict'),
  removedNotices: call('GET /ops/brands/:brand/removed-notices', operator)
    .takes<{ brand: string }>()
    .gives<readonly AdminNotice[]>(),
  /** Restores a removed notice; published if it was before. */
  restoreNotice: call('PUT /ops/brands/:brand/removed-notices/:id', operator)
    .takes<EditContext & { id: NoticeId }>()
    .gives<AdminNotice>()
    .fails('version-conflict'),
  adminHelp: call('GET /ops/brands/:brand/help', operator)
    .takes<{ brand: string }>()
    .gives<readonly AdminHelpEntry[]>(),
  /** Adds an entry if the revision is 0. */
  saveHelp: call('PUT /ops/brands/:brand/help/:slug', operator)
    .takes<EditContext & { slug: string; words: InLanguages<NoticeWords> }>()
    .gives<AdminHelpEntry>()
    .fails('version-conflict'),
  removeHelp: call('DELETE /ops/brands/:brand/help/:slug', operator)
    .takes<EditContext & { slug: string }>()
    .fails('version-conflict'),
  removedHelp: call('GET /ops/brands/:brand/removed-help', operator)
    .takes<{ brand: string }>()
    .gives<readonly AdminHelpEntry[]>(),
  /** Restores a removed entry to its old position; impossible if another entry has taken its name. */
  restoreHelp: call('PUT /ops/brands/:brand/removed-help/:slug', operator)
    .takes<EditContext & { slug: string }>()
    .gives<AdminHelpEntry>()
    .fails('version-conflict'),
  orderHelp: call('PUT /ops/brands/:brand/help-order', operator)
    .takes<{ brand: string; order: readonly string[] }>()
    .fails('version-conflict'),
  /** The sanitized HTML that readers will get. */
  previewContent: call('POST /ops/content/preview', operator)
    .takes<{ html: string }>()
    .gives<{ content: RichText }>(),
  adminFeedback: call('GET /ops/feedback', operator)
    .takes<{ settled: 'yes' | 'no' }>()
    .gives<readonly AdminFeedback[]>(),
  settleFeedback: call('PUT /ops/feedback/:id', operator)
    .takes<{ id: FeedbackId; note: string }>()
    .gives<AdminFeedback>()
    .fails('already-decided'),
};
