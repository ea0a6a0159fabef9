export { createFreeRoundsAdmin } from './free-rounds-admin.ts';
export { freeRoundsRoutes } from './free-rounds.routes.ts';
