import { sql } from 'kysely';
import type { Db } from '../core.ts';

/** Whether the database role is a superuser; the schema's restrictions do not apply to a superuser. */
export async function isSuperuser({ read }: Pick<Db, 'read'>): Promise<boolean> {
  const { rows } = await sql<{ rolsuper: boolean }>`
    SELECT rolsuper FROM pg_roles WHERE rolname = current_user`.execute(read);
  return rows[0]?.rolsuper ?? false;
}
