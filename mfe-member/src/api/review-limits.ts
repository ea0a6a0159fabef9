import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useReviewLimits() {
  return useCall(calls.reviewLimits);
}
