import { sql } from 'kysely';
import type { Db } from '../core.ts';

/** Whether the database's role may do everything: then what the schema forbids the platform is forbidden to nobody. */
export async function isSuperuser({ read }: Pick<Db, 'read'>): Promise<boolean> {
  const { rows } = await sql<{ rolsuper: boolean }>`
    SELECT rolsuper FROM pg_roles WHERE rolname = current_user`.execute(read);
  return rows[0]?.rolsuper ?? false;
}
