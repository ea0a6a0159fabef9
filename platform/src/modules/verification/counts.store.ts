import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import { dayjs, utcDay } from '../../zoned-time.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    verification_counts: {
      readonly name: string;
      readonly day: string;
      readonly times: number;
      readonly last_at: Date;
    };
  }
}

export interface RateRule {
  /** What is counted, such as `sms:number:+880…`. */
  readonly name: string;
  readonly now: Date;
  readonly pauseMs: number;
  readonly timesADay: number;
}

/**
 * Increments the count; `false`, without counting, if it is too soon or too often. One statement, so there is
 * no race.
 */
export async function countOnce(read: Db['read'] | Tx, pace: RateRule): Promise<boolean> {
  const { name, now, pauseMs, timesADay } = pace;
  if (timesADay < 1) return false;
  const day = utcDay(now);
  const { rows } = await sql`
    insert into verification_counts as counted (name, day, times, last_at)
    values (${name}, ${day}, 1, ${now})
    on conflict (name) do update set
      day = excluded.day,
      times = case when counted.day = excluded.day then counted.times + 1 else 1 end,
      last_at = excluded.last_at
    where counted.last_at <= ${new Date(now.getTime() - pauseMs)}
      and (counted.day < excluded.day or counted.times < ${timesADay})
    returning name`.execute(read);
  return rows.length === 1;
}

/** Seconds until the next increment is allowed: the pause, or the end of the day. */
export async function secondsToWait(read: Db['read'] | Tx, pace: RateRule): Promise<number> {
  const { name, now, pauseMs, timesADay } = pace;
  const { rows } = await sql<{ last_at: Date; is_full: boolean }>`
    select last_at, day = ${utcDay(now)} and times >= ${timesADay} as is_full
    from verification_counts where name = ${name}`.execute(read);
  const [row] = rows;
  const isFull = timesADay < 1 || (row?.is_full ?? false);
  const paused = row ? row.last_at.getTime() + pauseMs - now.getTime() : 0;
  const untilMidnight = dayjs.utc(now).add(1, 'day').startOf('day').diff(now);
  return Math.max(1, Math.ceil((isFull ? untilMidnight : paused) / 1_000));
}

export async function dropCounts(read: Db['read'], before: Date): Promise<void> {
  await sql`delete from verification_counts where day < ${utcDay(before)}`.execute(read);
}
