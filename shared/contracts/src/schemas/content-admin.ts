import { z } from 'zod';
import { idOf } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { adminFeedback, bannerDraft, helpDraft, helpSlug, noticeDraft } from './content.ts';
import { documentSchemas } from './documents.ts';
import { richText } from './rich-text.ts';

const html = z.string().trim().max(20_000);

const banners = documentSchemas(bannerDraft, idOf('bnr'));
const notices = documentSchemas(noticeDraft, idOf('ntc'));
/** The id of a help entry is its slug, which operators choose. */
const help = documentSchemas(helpDraft, helpSlug);

/** Input and output of each call. */
export const contentAdminSchemas = {
  adminBanners: banners.list,
  saveBanner: banners.save,
  publishBanner: banners.publish,
  removeBanner: banners.remove,
  removedBanners: banners.removed,
  restoreBanner: banners.restore,
  orderBanners: banners.order,
  bannerRevisions: banners.revisions,
  restoreBannerRevision: banners.restoreRevision,
  adminNotices: notices.list,
  saveNotice: notices.save,
  publishNotice: notices.publish,
  removeNotice: notices.remove,
  removedNotices: notices.removed,
  restoreNotice: notices.restore,
  noticeRevisions: notices.revisions,
  restoreNoticeRevision: notices.restoreRevision,
  adminHelp: help.list,
  saveHelp: help.save,
  publishHelp: help.publish,
  removeHelp: help.remove,
  removedHelp: help.removed,
  restoreHelp: help.restore,
  orderHelp: help.order,
  helpRevisions: help.revisions,
  restoreHelpRevision: help.restoreRevision,
  previewContent: {
    input: z.strictObject({ html }),
    output: z.strictObject({
      content: richText,
    }),
  },
  adminFeedback: {
    input: z.strictObject({ settled: z.enum(['yes', 'no']) }),
    output: z.array(adminFeedback),
  },
  settleFeedback: {
    input: z.strictObject({ id: idOf('fbk'), note: z.string().trim().min(1).max(500) }),
    output: adminFeedback,
  },
} satisfies CallSchemas;
