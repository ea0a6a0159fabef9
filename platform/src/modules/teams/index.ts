export { createTeams, type Teams } from './teams.service.ts';
export { teamsEndpoints } from './teams.endpoints.ts';
export { teamsJobs } from './teams.jobs.ts';
export { teamsRoutes } from './teams.routes.ts';
