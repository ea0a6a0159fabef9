import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { AccountPath } from '../ledger/index.ts';

interface UnreadQuery {
  readonly reader: string;
  /** Only these accounts; `null`: all. */
  readonly among: readonly AccountPath[] | null;
  readonly limit: number;
}

/** Accounts whose bookings are in the sums, but were not read by the reader. */
export async function unreadPaths(
  read: Db['read'],
  { reader, among, limit }: UnreadQuery,
): Promise<readonly AccountPath[]> {
  const { rows } = await sql<{ path: AccountPath }>`/* report-unread */
    SELECT mark.path FROM report_mark AS mark
    LEFT JOIN report_reader AS seen ON seen.reader = ${reader} AND seen.path = mark.path
    WHERE mark.version > coalesce(seen.version, 0)
      AND (${among}::text[] IS NULL OR mark.path = ANY(${among}::text[]))
    LIMIT ${limit}`.execute(read);
  return rows.map(({ path }) => path);
}

export async function markRead(
  tx: Tx,
  { reader, paths }: { reader: string; paths: readonly AccountPath[] },
): Promise<void> {
  await sql`INSERT INTO report_reader AS seen (reader, path, version)
    SELECT ${reader}, path, version FROM report_mark WHERE path = ANY(${paths}::text[]) ORDER BY path
    ON CONFLICT (reader, path) DO UPDATE SET version = greatest(seen.version, excluded.version)`.execute(
    tx,
  );
}
