import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openEmbedded } from '@croupier/platform/db/index';

export interface BenchDatabase {
  readonly url: string;
  /** For operations that no role of the platform may perform. */
  readonly superuserUrl: string;
  readonly folder: string;
}

/** A separate durable PostgreSQL for the bench, migrated; removed afterwards. */
export async function withDatabase<Value>(
  work: (database: BenchDatabase) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-bench-'));
  const database = await openEmbedded({ dataDir: folder });
  try {
    await migrate(database.url);
    return await work({ url: database.url, superuserUrl: database.superuserUrl, folder });
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
