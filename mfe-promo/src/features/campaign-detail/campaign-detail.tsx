import type { ShownCampaign } from '@croupier/contracts';
import { PromoPage } from '../../lib/promo-page.tsx';
import { StatusBadge } from '../../lib/status-badge.tsx';
import { CampaignAction } from './campaign-action.tsx';
import { CampaignProgress } from './campaign-progress.tsx';

/** One campaign: what it gives, how far the member is, what is missing, what to do, and its terms. */
export function CampaignDetail({ campaign }: { campaign: ShownCampaign }) {
  const { status, progress } = campaign;
  return (
    <PromoPage promotion={campaign} badge={<StatusBadge status={status} />}>
      {progress && <CampaignProgress progress={progress} />}
      <CampaignAction campaign={campaign} />
    </PromoPage>
  );
}
