export { createProviders } from './providers.service.ts';
export { roundAccounts } from './round-accounts.ts';
export { walletEndpoints } from './providers.endpoints.ts';
export { providersJobs } from './providers.jobs.ts';
export type { Providers, ProvidersUses } from './providers.service.ts';
export type { Offer } from './catalogue-shelf.ts';
export type { GameRow } from './catalogue.store.ts';
export { foldForSearch } from './catalogue-game.ts';
export type { ProvidersTables } from './providers.store.ts';
