export { createFreeRoundsDesk } from './free-rounds-desk.ts';
export { freeRoundsRoutes } from './free-rounds.routes.ts';
export type { FreeRoundsTables } from './free-rounds.store.ts';
