export type { AwardRefusal } from './campaign-awards.ts';
export type { RainNow } from './campaign-rain.ts';
export { createCampaigns, type Campaigns } from './campaigns.service.ts';
export { campaignsJobs } from './campaigns.jobs.ts';
export { campaignsRoutes } from './campaigns.routes.ts';
