import { useTexts } from '@croupier/i18n';
import { PageHeader, Retry, Skeleton } from '@croupier/ui';
import { useParams } from 'react-router-dom';
import { useBrandSettings } from '../api/brands.ts';
import { CampaignsPanel } from '../features/campaigns/campaigns-panel.tsx';
import { RewardsPanel } from '../features/campaigns/rewards-panel.tsx';
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
            <Editor key={brand} brand={brand} />
          ) : (
            <RewardsPanel key={brand} brand={brand} />
          )
        }
      />
    </>
  );
}

function Editor({ brand }: { brand: string }) {
  const settings = useBrandSettings(brand);
  if (settings.isPending) return <Skeleton lines={6} height={56} />;
  if (settings.error) return <Retry error={settings.error} again={settings.refetch} />;
  return <CampaignsPanel brand={brand} languages={settings.data.languages} />;
}
