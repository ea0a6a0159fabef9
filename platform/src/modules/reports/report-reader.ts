import type { MemberId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { firstIdAt } from '../../system.ts';
import { accounts, playerOf, playersBookedSince } from '../ledger/index.ts';
import { markRead, unreadPaths } from './report-reader.store.ts';

export interface ReportReader {
  /** Members whose sums have changed since this reader read them; at most a few hundred. */
  changed(): Promise<readonly MemberId[]>;
  /**
   * Notes that this transaction reads the member's sums. Call it before the sums are read: what is added in
   * between is read twice, never missed.
   */
  mark(tx: Tx, member: MemberId): Promise<void>;
}

const membersAtOnce = 300;
/** Accounts with bookings of this time are compared at each call. */
const recentMs = 20_000;
/** All accounts are compared this often: it finds what the report added late. */
const sweepEveryMs = 60_000;

/** Finds the members whose sums a module has not read yet; `reader` names the module. */
export function createReportReader(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  reader: string,
): ReportReader {
  let sweptMs = Number.NEGATIVE_INFINITY;

  return {
    async changed() {
      const nowMs = clock.now().getTime();
      const isSweep = nowMs - sweptMs >= sweepEveryMs;
      const recent = isSweep
        ? null
        : await playersBookedSince(db.read, firstIdAt('trf', nowMs - recentMs));
      const paths = await unreadPaths(db.read, { reader, among: recent, limit: membersAtOnce });
      // A full answer may leave accounts out: the next call sweeps again.
      if (isSweep && paths.length < membersAtOnce) sweptMs = nowMs;
      return [...new Set(paths.map(playerOf))];
    },

    mark: (tx, member) =>
      markRead(tx, { reader, paths: [accounts.cash(member), accounts.bonus(member)] }),
  };
}
