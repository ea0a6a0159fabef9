import { call, callTable } from '../call.ts';
import type { BannerId, NoticeId } from '../ids.ts';
import type { contentAdminSchemas } from '../schemas/content-admin.ts';
import type { BannerDraft, HelpDraft, NoticeDraft } from '../schemas/content.ts';
import { documentCalls } from './documents.ts';

const operator = { audience: 'operator' } as const;

export const bannerCalls = documentCalls<BannerDraft, BannerId>('banners');
export const noticeCalls = documentCalls<NoticeDraft, NoticeId>('notices');
/** The id of a help entry is its slug, which operators choose. */
export const helpCalls = documentCalls<HelpDraft, string>('help');

export const contentAdminCalls = callTable<typeof contentAdminSchemas>()({
  adminBanners: bannerCalls.list,
  saveBanner: bannerCalls.save,
  publishBanner: bannerCalls.publish,
  removeBanner: bannerCalls.remove,
  removedBanners: bannerCalls.removed,
  restoreBanner: bannerCalls.restore,
  orderBanners: bannerCalls.order,
  bannerRevisions: bannerCalls.revisions,
  restoreBannerRevision: bannerCalls.restoreRevision,
  adminNotices: noticeCalls.list,
  saveNotice: noticeCalls.save,
  publishNotice: noticeCalls.publish,
  removeNotice: noticeCalls.remove,
  removedNotices: noticeCalls.removed,
  restoreNotice: noticeCalls.restore,
  noticeRevisions: noticeCalls.revisions,
  restoreNoticeRevision: noticeCalls.restoreRevision,
  adminHelp: helpCalls.list,
  saveHelp: helpCalls.save,
  publishHelp: helpCalls.publish,
  removeHelp: helpCalls.remove,
  removedHelp: helpCalls.removed,
  restoreHelp: helpCalls.restore,
  orderHelp: helpCalls.order,
  helpRevisions: helpCalls.revisions,
  restoreHelpRevision: helpCalls.restoreRevision,
  /** The sanitized HTML that readers will get. */
  previewContent: call('POST /ops/content/preview', operator),
  adminFeedback: call('GET /ops/feedback', operator),
  settleFeedback: call('PUT /ops/feedback/:id', operator).fails('already-decided'),
});
