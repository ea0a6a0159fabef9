export { createRaffles, type Raffles } from './raffles.service.ts';
export { rafflesJobs } from './raffles.jobs.ts';
export { rafflesRoutes } from './raffles.routes.ts';
