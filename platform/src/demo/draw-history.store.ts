import type { ColumnType } from 'kysely';
import type { Db } from '../core.ts';

declare module '../db/tables.ts' {
  interface Tables {
    demo_history: {
      readonly is_only: ColumnType<boolean, never, never>;
      readonly next_day: Date;
      readonly last_day: Date;
    };
  }
}

type Reader = Db['read'];

/** The days of the history that are not written yet, both included. */
export interface OpenDays {
  readonly next: Date;
  readonly last: Date;
}

/** `null` before the history was begun; a history that is complete has its next day after its last one. */
export async function openDays(db: Reader): Promise<OpenDays | null> {
  const row = await db
    .selectFrom('demo_history')
    .select(['next_day as next', 'last_day as last'])
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the days of the history that was begun first. */
export async function beginHistory(db: Reader, { next, last }: OpenDays): Promise<OpenDays> {
  await db
    .insertInto('demo_history')
    .values({ next_day: next, last_day: last })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await openDays(db)) ?? { next, last };
}

export async function noteNextDay(db: Reader, next: Date): Promise<void> {
  await db.updateTable('demo_history').set({ next_day: next }).execute();
}
