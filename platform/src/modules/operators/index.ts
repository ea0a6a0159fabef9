export { createOperators, type Operators } from './operators.service.ts';
export { knownBrands, type OperatorSession } from './access.ts';
export type { OperatorsTables } from './operators.store.ts';
export type { AuditTables } from './audit.store.ts';
export { operatorsRoutes } from './operators.routes.ts';
export { operatorsJobs } from './operators.jobs.ts';
export { createAudit, recordAudit } from './audit.ts';
export { byTwo, firstRefusal, pairRefusal, partnerOf } from './two-persons.ts';
