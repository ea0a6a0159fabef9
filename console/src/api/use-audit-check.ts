import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useAuditCheck = () => useCallQuery(calls.auditCheck, undefined);
