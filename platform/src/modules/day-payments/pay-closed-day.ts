import type { MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Core, Db } from '../../core.ts';
import { dayAfter, dayIn, instantIn, type Day } from '../../zoned-day.ts';
import type { Brand } from '../brands/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Reports } from '../reports/index.ts';

export interface ClosedDayUses {
  readonly reports: Pick<Reports, 'catchUpAll'>;
  readonly protection: Pick<Protection, 'isAway'>;
}

export interface ClosedDay {
  readonly brand: Brand;
  /** The time of the day from which the day before is paid. */
  readonly payAt: string;
  /** The table of the days that are paid. */
  readonly runs: 'rebate_run' | 'referral_run';
  /** Who may have earned something up to the day. */
  earnersAt(day: Day): Promise<readonly MemberId[]>;
  pay(member: MemberId): Promise<unknown>;
}

/**
 * Pays what the members of a brand earned up to yesterday, once the time of the day has come. The day is recorded
 * last: after a crash all members are tried again. A member who cannot be paid does not keep the others waiting.
 */
export async function payClosedDay(
  { db, clock, log }: Pick<Core, 'db' | 'clock' | 'log'>,
  { reports, protection }: ClosedDayUses,
  { brand, payAt, runs, earnersAt, pay }: ClosedDay,
): Promise<void> {
  const { timeZone } = brand.settings.profile;
  const now = clock.now();
  const today = dayIn(timeZone, now);
  const run = { runs, brand: brand.code, day: dayAfter(today, -1) };
  if (now < instantIn(timeZone, today, payAt) || (await isPaid(db.read, run))) return;
  // A closed day is paid only when the sums contain every booking of it.
  await reports.catchUpAll();
  let failures = 0;
  for (const member of await earnersAt(run.day)) {
    if (await protection.isAway({ id: member, brand: brand.code })) continue;
    try {
      await pay(member);
    } catch (error) {
      failures += 1;
      log.error({ err: error, member, runs }, 'a member could not be paid; it is tried again');
    }
  }
  if (failures === 0) await recordPaid(db.read, run, now);
}

type Run = Pick<ClosedDay, 'runs'> & { readonly brand: string; readonly day: Day };

async function isPaid(read: Db['read'], { runs, brand, day }: Run): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM ${sql.table(runs)}
    WHERE brand = ${brand} AND day = ${day}::date`.execute(read);
  return rows.length > 0;
}

async function recordPaid(read: Db['read'], { runs, brand, day }: Run, at: Date): Promise<void> {
  await sql`INSERT INTO ${sql.table(runs)} (brand, day, ran_at)
    VALUES (${brand}, ${day}::date, ${at}) ON CONFLICT DO NOTHING`.execute(read);
}
