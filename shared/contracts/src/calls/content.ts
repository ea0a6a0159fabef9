import { call, callTable } from '../call.ts';
import type { contentSchemas } from '../schemas/content.ts';

export const contentCalls = callTable<typeof contentSchemas>()({
  announcements: call('GET /wps/relay/MCSFE_getListAnnouncements'),
  pageContent: call('GET /wps/content/page'),
  /** Answers while the brand is closed, too: its page for help stays open. */
  helpCenter: call('GET /wps/system/helpCenter', { whileClosed: true }),
  feedback: call('PUT /wps/feedback', { once: true }).fails('image-unusable'),
});
