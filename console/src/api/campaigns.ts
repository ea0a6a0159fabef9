import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type CampaignId, type RewardState } from '@croupier/contracts';

const refreshMs = 15_000;

/** What a campaign has cost and brought, polled while the page is open. */
export const useCampaignFigures = (brand: string, id: CampaignId) =>
  useCallQuery(calls.campaignFigures, { brand, id }, { refreshMs });

export const usePreviewCampaign = () => useCallMutation(calls.previewCampaign);
export const useSimulateCampaign = () => useCallMutation(calls.simulateCampaign);

export function useAwardCampaign() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.awardCampaign),
    reload: () => {
      invalidate(calls.campaignFigures);
      invalidate(calls.adminRewards);
    },
  };
}

export interface RewardsQuery {
  readonly brand: string;
  readonly state: RewardState;
  readonly before: string | null;
}

/** Rewards of a brand's members in one state, polled while the page is open. */
export const useRewards = ({ brand, state, before }: RewardsQuery) =>
  useCallQuery(
    calls.adminRewards,
    { brand, state, ...(before && { before }) },
    { refreshMs: before === null && refreshMs, keepPrevious: true },
  );

export function useDecideReward() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.decideReward),
    reload: () => {
      invalidate(calls.adminRewards);
      invalidate(calls.audit);
    },
  };
}
