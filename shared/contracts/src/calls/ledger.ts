import { call, callTable } from '../call.ts';
import type { ledgerSchemas } from '../schemas/ledger.ts';

export const ledgerCalls = callTable<typeof ledgerSchemas>()({
  /** The last checks, newest first. */
  ledgerChecks: call('GET /ops/ledger/checks', { audience: 'operator' }),
  checkLedger: call('POST /ops/ledger/checks', { audience: 'operator' }),
});
