import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { useParams } from 'react-router-dom';
import { CampaignsPanel } from '../features/campaigns/campaigns-panel.tsx';
import { RewardsPanel } from '../features/campaigns/rewards-panel.tsx';
import { BrandPanel } from '../lib/brand-panel.tsx';
import { BrandTabs } from '../lib/brand-tabs.tsx';

const tabs = ['campaigns', 'rewards'] as const;

/** A brand's campaigns, and the rewards that wait for an operator. */
export function CampaignsPage() {
  const { t } = useTexts('console');
  const { tab: requested } = useParams();
  return (
    <>
      <PageHeader isSlim title={t('campaigns.heading')} lead={t('campaigns.lead')} />
      <BrandTabs
        label={t('campaigns.heading')}
        path="campaigns"
        tabs={tabs.map((id) => ({ id, label: t(`campaigns.tabs.${id}`) }))}
        requested={requested}
        panel={(brand, tab) =>
          tab === 'campaigns' ? (
            <BrandPanel brand={brand} panel={CampaignsPanel} />
          ) : (
            <RewardsPanel key={brand} brand={brand} />
          )
        }
      />
    </>
  );
}
