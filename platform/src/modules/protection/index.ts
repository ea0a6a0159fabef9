export { createProtection, type Protection, type ProtectionUses } from './protection.service.ts';
export { createProtectionDesk, type ProtectionDesk } from './protection-desk.ts';
export { limitStep } from './steps.ts';
export { refusalDetail } from './refusal-detail.ts';
export type { Pace } from './profiles.ts';
export type { Watch } from './watch.ts';
export { protectionRoutes } from './protection.routes.ts';
export { protectionJobs } from './protection.jobs.ts';
export type { ProtectionTables } from './protection.store.ts';
