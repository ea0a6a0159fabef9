export { createGames } from './games.service.ts';
export { gamesRoutes } from './games.routes.ts';
export type { Games } from './games.service.ts';
