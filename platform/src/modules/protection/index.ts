export { createProtection, type Protection, type ProtectionUses } from './protection.service.ts';
export { createProtectionAdmin, type ProtectionAdmin } from './protection-admin.ts';
export { limitStep } from './steps.ts';
export { refusalDetail } from './refusal-detail.ts';
export type { LooseningDelay } from './profiles.ts';
export type { GuardBatch } from './guard-batch.ts';
export { protectionRoutes } from './protection.routes.ts';
export { protectionJobs } from './protection.jobs.ts';
