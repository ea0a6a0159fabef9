export { createAgents, type Agents } from './agents.service.ts';
export { agentsRoutes } from './agents.routes.ts';
export { findBelow, idsBelow, scopeOf, shownBelow, type TeamScope } from './team-scope.ts';
export { agentsEndpoints } from './team-file.ts';
export { incomeEndpoints } from './income-file.ts';
