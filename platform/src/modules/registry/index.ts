export { createRegistry, siteModuleOf, type Registry } from './registry.service.ts';
export type { RegistryTables } from './registry.store.ts';
export { digestOf } from './built-folder.ts';
export type { ShellTables } from './shells.store.ts';
export { checkRelease } from './release-rules.ts';
export { registryRoutes } from './registry.routes.ts';
export { registryEndpoints } from './registry.endpoints.ts';
export { createFailures, failureJobs, type Failures } from './failures.ts';
export type { FailureTables } from './failures.store.ts';
