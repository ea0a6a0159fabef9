export { createSite } from './site.service.ts';
export { siteEndpoints } from './site.endpoints.ts';
