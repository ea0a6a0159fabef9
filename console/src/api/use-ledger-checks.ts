import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useLedgerChecks = () => useAnswer(calls.ledgerChecks, undefined);
