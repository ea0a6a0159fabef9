import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useAuditCheck = () => useAnswer(calls.auditCheck, undefined);
