import { join } from 'node:path';
import { migrateFolder } from '@croupier/provider/migrate';
import { packageDir } from '../package-dir.ts';

const folder = join(packageDir, 'migrations');

/** Migrates the sports book's database to this build; safe to repeat or to run concurrently. */
export const migrate = (url: string): Promise<void> =>
  migrateFolder({ url, folder, name: 'sportsbook migrate' });
