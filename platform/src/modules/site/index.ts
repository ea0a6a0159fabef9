export { createPreviews } from './previews.ts';
export { createSite } from './site.service.ts';
export { siteEndpoints } from './site.endpoints.ts';
export { siteRoutes } from './site.routes.ts';
export { createSiteKeys } from './site-keys.ts';
export { createLocalBuilds } from './local-builds.ts';
export { createFailureAdmin } from './failure-admin.ts';
