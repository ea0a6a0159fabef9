import type {
  AuditEntry,
  BrandSummary,
  Id,
  LedgerReport,
  OperatorInfo,
  Placement,
} from '@croupier/contracts';

export const anOperator = (): OperatorInfo => ({
  id: 'opr_00000001' as Id<'opr'>,
  name: 'mina',
  token: 'handle-1',
});

export const padma: BrandSummary = { code: 'padma', name: 'Padma', hosts: ['localhost'] };
export const verano: BrandSummary = { code: 'verano', name: 'Verano', hosts: ['second.localhost'] };

export function aPlacement(wishes: Partial<Placement> = {}): Placement {
  return {
    module: 'mfe-lottery',
    owner: 'lottery team',
    enabled: true,
    version: null,
    serving: '1.1.0',
    releases: [
      { version: '1.1.0', releasedAt: '2026-01-02T10:00:00Z', bytes: 204_800 },
      { version: '1.0.0', releasedAt: '2026-01-01T10:00:00Z', bytes: 102_400 },
    ],
    revision: 3,
    ...wishes,
  };
}

export function anAuditEntry(wishes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'aud_00000001',
    at: '2026-01-02T10:00:00Z',
    operator: 'mina',
    action: 'module.placed',
    subject: 'padma/mfe-lottery',
    before: 'on, newest',
    after: 'off, 1.0.0',
    note: 'maintenance of the draws',
    ...wishes,
  };
}

export function aLedgerReport(wishes: Partial<LedgerReport> = {}): LedgerReport {
  return {
    accounts: 12,
    transfers: 3400,
    sum: '0.00',
    mismatches: 0,
    checkedAt: '2026-01-02T10:00:00Z',
    ...wishes,
  };
}
