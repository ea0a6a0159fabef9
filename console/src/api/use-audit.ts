import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useAudit = () => useAnswer(calls.audit, undefined);
