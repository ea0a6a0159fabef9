export { winsWithAccounts } from './lottery-wins.ts';
export { createGames } from './games.service.ts';
export { categoryOf, gamesIn } from './game-view.ts';
export { gamesRoutes } from './games.routes.ts';
export { gamesEndpoints } from './games.endpoints.ts';
export type { Games } from './games.ts';
