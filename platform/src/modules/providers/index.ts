export { createProviders } from './providers.service.ts';
export { roundAccounts } from './round-accounts.ts';
export { walletEndpoints } from './providers.endpoints.ts';
export { providersJobs } from './providers.jobs.ts';
export type { Lane, Providers, ProvidersUses } from './providers.service.ts';
export type { GameRow } from './catalogue.store.ts';
export type { ProvidersTables } from './providers.store.ts';
