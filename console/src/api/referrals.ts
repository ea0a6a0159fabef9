import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type ReferralState } from '@croupier/contracts';

export const useReferralTerms = (brand: string) => useCallQuery(calls.referralTerms, { brand });

export const useReferrals = (brand: string, state: ReferralState | null, before: string | null) =>
  useCallQuery(
    calls.adminReferrals,
    { brand, ...(state && { state }), ...(before && { before }) },
    { keepPrevious: true },
  );

/** Saves the terms of a brand; terms and audit trail follow, also after a failure. */
export function useSaveReferralTerms() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.saveReferralTerms),
    reload() {
      invalidate(calls.referralTerms);
      invalidate(calls.audit);
    },
  };
}

export function useDecideReferral() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.decideReferral),
    reload() {
      invalidate(calls.adminReferrals);
      invalidate(calls.referralTerms);
      invalidate(calls.audit);
    },
  };
}
