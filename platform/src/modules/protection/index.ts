export { createProtection, type Protection, type ProtectionUses } from './protection.service.ts';
export type { MemberResult, StakePermit } from './doors.ts';
export { protectionRoutes } from './protection.routes.ts';
export { protectionJobs } from './protection.jobs.ts';
export type { ProtectionTables } from './protection.store.ts';
