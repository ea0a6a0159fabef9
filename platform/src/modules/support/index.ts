export { createSupportImages, unusable, type SupportImages } from './images.ts';
export { createSupport, type Support } from './support.service.ts';
export { supportRoutes } from './support.routes.ts';
export { supportEndpoints } from './support.endpoints.ts';
export { supportJobs } from './support.jobs.ts';
