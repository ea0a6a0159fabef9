import type { Core, Job } from '../../core.ts';
import { firstIdAt } from '../../system.ts';
import type { Ledger } from './ledger.service.ts';
import type { Reconciliation } from './reconciliation.ts';
import { rollUp } from './rollup.store.ts';

/** Longer than any transaction can be open: after this time no transfer with an older id can still commit. */
const settledAfterMs = 60 * 60 * 1000;

interface JobUses {
  readonly ledger: Pick<Ledger, 'holds'>;
  readonly reconciliation: Reconciliation;
}

/**
 * Jobs: check the ledger, return expired holds, and roll up the busy append-only accounts so that reading
 * their balance stays cheap.
 */
export function ledgerJobs(
  { db, clock }: Core,
  { ledger, reconciliation }: JobUses,
): readonly Job[] {
  return [
    {
      name: 'ledger-holds',
      everyMs: 15_000,
      run: async () => void (await ledger.holds.expireDue()),
    },
    {
      name: 'ledger-check',
      everyMs: 30_000,
      run: () => reconciliation.checkDue(),
    },
    {
      name: 'ledger-rollup',
      everyMs: 5 * 60 * 1000,
      run: async () => {
        const before = firstIdAt('trf', clock.now().getTime() - settledAfterMs);
        await db.transaction((tx) => rollUp(tx, before));
      },
    },
  ];
}
