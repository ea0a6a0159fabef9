import { dropOldNonces } from '../../http/nonces.ts';
import type { Core, Job } from '../../core.ts';
import type { Cashier } from './cashier.service.ts';

export function cashierJobs({ db, clock }: Core, { cashier }: { cashier: Cashier }): Job[] {
  return [
    { name: 'cashier.ask-pending', everyMs: 10_000, run: () => cashier.queryPending() },
    { name: 'cashier.send-payouts', everyMs: 5_000, run: () => cashier.sendPayouts() },
    { name: 'cashier.force-receipts', everyMs: 10_000, run: () => cashier.forceReceipts() },
    {
      name: 'cashier.drop-forgotten-proofs',
      everyMs: 3_600_000,
      run: () => cashier.dropForgottenProofs(),
    },
    {
      name: 'cashier.drop-nonces',
      everyMs: 600_000,
      run: () => db.transaction((tx) => dropOldNonces(tx, clock.now())),
    },
  ];
}
