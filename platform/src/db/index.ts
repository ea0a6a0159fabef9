export { afterCommit, connect, type ConnectOptions } from './connect.ts';
export { commitRefusal, type CommittedRefusal } from './committed-refusal.ts';
export { decimalOf } from './decimal-of.ts';
export { batchRequests } from './batch-requests.ts';
export { isDuplicate, isTransient, TransactionConflict } from './retry.ts';
export { migrate, MigrationRefused } from './migrate.ts';
export { isSuperuser } from './superuser.ts';
export { EmbeddedRefused, openEmbedded, type Embedded } from './embedded/open-embedded.ts';
