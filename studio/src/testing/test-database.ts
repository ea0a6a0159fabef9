import { closing, providerDatabase } from '@croupier/provider/testing/provider-database';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';

export { closing };

/** A migrated database for the studio; dropped after the test file. */
export const studioDatabase = () => providerDatabase(migrate, connect);
