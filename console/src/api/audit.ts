import { useCallQuery } from '@croupier/client';
import { calls, type AuditFilter } from '@croupier/contracts';

/** The trail, as far as it is wanted. */
export const useAudit = (overrides: AuditFilter, before: string | null = null) =>
  useCallQuery(
    calls.audit,
    { ...overrides, ...(before !== null && { before }) },
    { keepPrevious: true },
  );

export const useAuditNames = () => useCallQuery(calls.auditNames, undefined);

export const useAuditCheck = () => useCallQuery(calls.auditCheck, undefined);
