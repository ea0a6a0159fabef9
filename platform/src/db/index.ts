export { afterCommit, connect, type ConnectOptions } from './connect.ts';
export { TransactionConflict } from './retry.ts';
export { migrate, MigrationRefused } from './migrate.ts';
export { EmbeddedRefused, openEmbedded, type Embedded } from './embedded/open-embedded.ts';
