import type { Promotion, ShownCampaign } from '@croupier/contracts';
import { useCampaigns } from './campaigns.ts';
import { usePromotions } from './promotions.ts';

/** A campaign of the engine, or an editorial promotion: words without a status. */
export type Offer = Promotion | ShownCampaign;

export const isCampaign = (offer: Offer): offer is ShownCampaign => 'status' in offer;

/** What a brand offers: campaigns first. */
export function useOffers() {
  const campaigns = useCampaigns();
  const promotions = usePromotions();
  const isPending = campaigns.isPending || promotions.isPending;
  const offers: readonly Offer[] = [...(campaigns.data ?? []), ...(promotions.data ?? [])];
  return {
    isPending,
    error: campaigns.error ?? promotions.error,
    offers,
    reload: () => {
      if (campaigns.error) void campaigns.refetch();
      if (promotions.error) void promotions.refetch();
    },
  };
}
