import { call, callTable } from '../call.ts';
import type { contentAdminSchemas } from '../schemas/content-admin.ts';

const operator = { audience: 'operator' } as const;

export const contentAdminCalls = callTable<typeof contentAdminSchemas>()({
  adminBanners: call('GET /ops/brands/:brand/banners', operator),
  /** Adds a banner if `bannerId` is `null`; the revision is then 0. */
  saveBanner: call('PUT /ops/brands/:brand/banners', operator).fails('version-conflict'),
  removeBanner: call('DELETE /ops/brands/:brand/banners/:bannerId', operator).fails(
    'version-conflict',
  ),
  /** Recently removed banners, latest first. */
  removedBanners: call('GET /ops/brands/:brand/removed-banners', operator),
  /** Restores a removed banner to its old position. */
  restoreBanner: call('PUT /ops/brands/:brand/removed-banners/:bannerId', operator).fails(
    'version-conflict',
  ),
  /** Sets the order of a group's banners; it must name each of them once. */
  orderBanners: call('PUT /ops/brands/:brand/banner-order', operator).fails('version-conflict'),
  adminNotices: call('GET /ops/brands/:brand/notices', operator),
  /** Adds a notice if `id` is `null`; the revision is then 0. A new notice is not published. */
  saveNotice: call('PUT /ops/brands/:brand/notices', operator).fails('version-conflict'),
  /** Publishes a notice from its start on, or unpublishes it. */
  publishNotice: call('PUT /ops/brands/:brand/notices/:id/publication', operator).fails(
    'version-conflict',
  ),
  removeNotice: call('DELETE /ops/brands/:brand/notices/:id', operator).fails('version-conflict'),
  removedNotices: call('GET /ops/brands/:brand/removed-notices', operator),
  /** Restores a removed notice; published if it was before. */
  restoreNotice: call('PUT /ops/brands/:brand/removed-notices/:id', operator).fails(
    'version-conflict',
  ),
  adminHelp: call('GET /ops/brands/:brand/help', operator),
  /** Adds an entry if the revision is 0. */
  saveHelp: call('PUT /ops/brands/:brand/help/:slug', operator).fails('version-conflict'),
  removeHelp: call('DELETE /ops/brands/:brand/help/:slug', operator).fails('version-conflict'),
  removedHelp: call('GET /ops/brands/:brand/removed-help', operator),
  /** Restores a removed entry to its old position; impossible if another entry has taken its name. */
  restoreHelp: call('PUT /ops/brands/:brand/removed-help/:slug', operator).fails(
    'version-conflict',
  ),
  orderHelp: call('PUT /ops/brands/:brand/help-order', operator).fails('version-conflict'),
  /** The sanitized HTML that readers will get. */
  previewContent: call('POST /ops/content/preview', operator),
  adminFeedback: call('GET /ops/feedback', operator),
  settleFeedback: call('PUT /ops/feedback/:id', operator).fails('already-decided'),
});
