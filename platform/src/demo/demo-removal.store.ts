import type { ColumnType } from 'kysely';
import type { Db } from '../core.ts';

declare module '../db/tables.ts' {
  interface Tables {
    demo_removal: {
      readonly is_removed: ColumnType<boolean, never, never>;
      readonly removed_at: Date;
    };
  }
}

type Reader = Db['read'];

/** Whether the demo's accounts were closed for good. */
export async function isDemoRemoved(db: Reader): Promise<boolean> {
  return Boolean(await db.selectFrom('demo_removal').select('removed_at').executeTakeFirst());
}

export async function noteDemoRemoval(db: Reader, at: Date): Promise<void> {
  await db
    .insertInto('demo_removal')
    .values({ removed_at: at })
    .onConflict((on) => on.doNothing())
    .execute();
}
