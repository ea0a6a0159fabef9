export { createTeamMoves, type TeamMoves } from './team-moves.service.ts';
export { teamMovesRoutes } from './team-moves.routes.ts';
