export { createMissions, type Missions } from './missions.service.ts';
export { missionsJobs } from './missions.jobs.ts';
export { missionsRoutes } from './missions.routes.ts';
