export { createCampaigns, type Campaigns } from './campaigns.service.ts';
export { campaignsJobs } from './campaigns.jobs.ts';
export { campaignsRoutes } from './campaigns.routes.ts';
