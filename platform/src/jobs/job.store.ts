import { sql } from 'kysely';
import type { Db, Tx } from '../core.ts';

declare module '../db/tables.ts' {
  interface Tables {
    job_lease: { name: string; holder: string; fence: bigint; held_until: Date };
  }
}

export interface Holding {
  readonly names: readonly string[];
  readonly holder: string;
  readonly leaseMs: number;
}

/**
 * Renews the holder's leases and takes free ones, in one statement. Returns the fence of each lease now held;
 * it rises only when the holder changes.
 */
export async function holdLeases(
  db: Db,
  { names, holder, leaseMs }: Holding,
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ name: string; fence: bigint }>`/* job-hold */
    INSERT INTO job_lease (name, holder, fence, held_until)
    SELECT name, ${holder}, 1, now() + ${leaseMs}::int * interval '1 millisecond'
    FROM unnest(${names.toSorted()}::text[]) AS name
    ON CONFLICT (name) DO UPDATE SET
      fence = job_lease.fence + CASE WHEN job_lease.holder = excluded.holder THEN 0 ELSE 1 END,
      holder = excluded.holder, held_until = excluded.held_until
    WHERE job_lease.holder = excluded.holder OR job_lease.held_until < now()
    RETURNING name, fence`.execute(db.read);
  return new Map(rows.map(({ name, fence }) => [name, fence]));
}

export async function releaseLeases(db: Db, holder: string): Promise<void> {
  await sql`UPDATE job_lease SET held_until = now() - interval '1 millisecond' WHERE holder = ${holder}`.execute(
    db.read,
  );
}

/** Whether `fence` is still the newest of this job; locks the row until `tx` ends. */
export async function isNewestFence(tx: Tx, name: string, fence: bigint): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM job_lease WHERE name = ${name} AND fence = ${fence} FOR SHARE`.execute(
      tx,
    );
  return rows.length > 0;
}
