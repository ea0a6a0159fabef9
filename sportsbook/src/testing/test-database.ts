import { closing, providerDatabase } from '@croupier/provider/testing/provider-database';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';

export { closing };

/** A migrated database for the sports book; dropped after the test file. */
export const bookDatabase = () => providerDatabase(migrate, connect);
