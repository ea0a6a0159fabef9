import type { Core, Job } from '../../core.ts';
import { firstIdAt } from '../../system.ts';
import { playersBookedSince, type AccountPath } from '../ledger/index.ts';
import { allBehind, behind } from './reports.store.ts';
import type { Reports } from './reports.service.ts';

const everyMs = 2_000;
/** Bookings of this time are looked through at each run. Longer than nearly every transaction. */
const recentMs = 15_000;
/** All accounts are compared with their marks this often: it finds the bookings of slow transactions. */
const sweepEveryMs = 60_000;
const accountsAtOnce = 200;
const sweptAtOnce = 10_000;

/** Adds new bookings to the sums. Which accounts to look at is a hint: the mark of each decides what is added. */
export function reportsJobs(
  { db, clock }: Core,
  { reports }: { readonly reports: Pick<Reports, 'advance'> },
): readonly Job[] {
  let sweptMs = Number.NEGATIVE_INFINITY;

  async function accountsToRead(): Promise<readonly AccountPath[]> {
    const nowMs = clock.now().getTime();
    if (nowMs - sweptMs < sweepEveryMs) {
      const recent = await playersBookedSince(db.read, firstIdAt('trf', nowMs - recentMs));
      return behind(db.read, recent);
    }
    const all = await allBehind(db.read, { after: '', limit: sweptAtOnce });
    // A full answer may leave accounts out: the next run sweeps again.
    if (all.length < sweptAtOnce) sweptMs = nowMs;
    return all;
  }

  async function run(): Promise<void> {
    const paths = await accountsToRead();
    for (let at = 0; at < paths.length; at += accountsAtOnce) {
      const some = paths.slice(at, at + accountsAtOnce);
      while (await reports.advance(some));
    }
  }

  return [{ name: 'reports', everyMs, run }];
}
