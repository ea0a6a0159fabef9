export { createAgents, type Agents } from './agents.service.ts';
export { agentsRoutes } from './agents.routes.ts';
export { maskedAccount } from './masked-account.ts';
export { agentsEndpoints } from './team-file.ts';
