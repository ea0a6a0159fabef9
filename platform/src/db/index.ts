export { bigintColumn, bytesColumn, integerColumn, textColumn } from './columns.ts';
export { afterCommit, connect, type ConnectOptions } from './connect.ts';
export { decide } from './decide.ts';
export { decimalOf } from './decimal-of.ts';
export { gather } from './gather.ts';
export { isDuplicate, isPassing, TransactionConflict } from './retry.ts';
export { migrate, MigrationRefused } from './migrate.ts';
export { isSuperuser } from './superuser.ts';
export { EmbeddedRefused, openEmbedded, type Embedded } from './embedded/open-embedded.ts';
