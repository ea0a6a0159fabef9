import { join } from 'node:path';
import { migrateFolder } from '@croupier/provider/migrate';

const folder = join(import.meta.dirname, '..', '..', 'migrations');

/** Migrates the sports book's database to this build; safe to repeat or to run concurrently. */
export const migrate = (url: string): Promise<void> =>
  migrateFolder({ url, folder, name: 'sportsbook migrate' });
