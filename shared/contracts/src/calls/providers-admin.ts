import { call, callTable } from '../call.ts';
import type { providersAdminSchemas } from '../schemas/providers-admin.ts';

const operator = { audience: 'operator' } as const;

export const providersAdminCalls = callTable<typeof providersAdminSchemas>()({
  /** Those that wait first, then the latest that were decided. */
  heldWins: call('GET /ops/providers/held-wins', operator),
  proposeHeldWin: call('POST /ops/providers/held-wins/proposals', operator).fails(
    'not-found',
    'already-decided',
  ),
  confirmHeldWin: call('POST /ops/providers/held-wins/confirmations', operator).fails(
    'not-found',
    'already-decided',
    'second-person-needed',
  ),
  withdrawHeldWin: call('POST /ops/providers/held-wins/withdrawals', operator).fails(
    'not-found',
    'already-decided',
  ),
  providerStandings: call('GET /ops/providers', { audience: 'operator' }),
  /** Games with rounds closed in the last days, the largest deviation from theory first. */
  gameReturns: call('GET /ops/providers/returns', { audience: 'operator' }),
  /** Rounds open longer than this many hours, oldest first. */
  openRounds: call('GET /ops/providers/rounds', { audience: 'operator' }),
  /** Newest first; `before` is the last id of the previous page. */
  providerReports: call('GET /ops/providers/reports', { audience: 'operator' }),
  /** Compares a provider's book of a period with ours, and applies the automatic repairs. */
  reconcileProvider: call('POST /ops/providers/reconcile', { audience: 'operator' }).fails(
    'not-found',
    'provider-unavailable',
  ),
});
