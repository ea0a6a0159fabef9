export { createFreeRoundsAdmin } from './free-rounds-admin.ts';
export { freeRoundsRoutes } from './free-rounds.routes.ts';
export type { FreeRoundsTables } from './free-rounds.store.ts';
