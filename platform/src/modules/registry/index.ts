export { createRegistry } from './registry.service.ts';
export { siteModuleOf } from './page-modules.ts';
export type { Registry } from './registry.ts';
export { digestOf } from './built-folder.ts';
export { checkRelease } from './release-rules.ts';
export { registryRoutes } from './registry.routes.ts';
export { registryEndpoints } from './registry.endpoints.ts';
export { createFailures, failureJobs, type Failures } from './failures.ts';
export { anonymousAudience, type PageAudience, type ReleaseName } from './release-choice.ts';
