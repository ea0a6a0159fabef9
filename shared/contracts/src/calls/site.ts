import { call, callTable } from '../call.ts';
import type { siteSchemas } from '../schemas/site.ts';

export const siteCalls = callTable<typeof siteSchemas>()({
  /** The status only; with the site's `host` the whole permission (specification §7). */
  systemStatus: call('GET /wps/system/status', { whileClosed: true }).fails('unknown-brand'),
  /** A `SiteFreshness`, signed as the manifest is: a page asks it whether its manifest is an old one. */
  siteFreshness: call('GET /wps/system/freshness', { whileClosed: true }),
  whitelabel: call('GET /wps/system/whitelabel', { whileClosed: true }),
  domainRoute: call('GET /wps/system/domainRoute', { whileClosed: true }),
  /** The head data of a path's document, for navigation inside the site. */
  pageHead: call('GET /wps/system/page-head'),
  sealingKey: call('GET /wps/system/sealing-key', { whileClosed: true }),
});
