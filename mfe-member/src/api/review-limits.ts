import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useReviewLimits() {
  return useCallMutation(calls.reviewLimits);
}
