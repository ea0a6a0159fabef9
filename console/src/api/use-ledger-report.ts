import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useLedgerReport = () => useAnswer(calls.ledgerReport, undefined);
