import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useLedgerChecks = () => useCallQuery(calls.ledgerChecks, undefined);
