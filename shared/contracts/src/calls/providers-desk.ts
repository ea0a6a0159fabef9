import { call } from '../call.ts';

/** What operators should know of a provider. */
export interface ProviderReport {
  readonly id: string;
  readonly provider: string;
  /**
   * `reconciliation`: both books of a stretch of time compared. `round-ended`: a round that stayed open for two
   * days. `result-corrected`: a settled result that the provider changed.
   */
  readonly kind: 'reconciliation' | 'round-ended' | 'result-corrected';
  readonly madeAt: string;
  readonly from: string | null;
  readonly until: string | null;
  /** Nobody has to look at it. */
  readonly isClean: boolean;
  /** What was found, by the kind of the report. */
  readonly facts: unknown;
}

export const providersDeskCalls = {
  /** The newest first; `before` is the last id of the page before. */
  providerReports: call('GET /ops/providers/reports', { audience: 'operator' })
    .takes<{ provider?: string; before?: string; limit?: number }>()
    .gives<readonly ProviderReport[]>(),
  /** Compares a provider's book of a stretch of time with ours, and repairs what the rules repair. */
  reconcileProvider: call('POST /ops/providers/reconcile', { audience: 'operator' })
    .takes<{ provider: string; from: string; until: string }>()
    .gives<ProviderReport>()
    .fails('not-found', 'provider-unavailable'),
};
