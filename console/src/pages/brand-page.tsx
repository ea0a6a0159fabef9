import { settingsSections, type SettingsSection } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { PageHeader, Retry, Skeleton } from '@croupier/ui';
import { useParams } from 'react-router-dom';
import { useBrandSettings } from '../api/brands.ts';
import { SignInServices } from '../features/sign-in-services/sign-in-services.tsx';
import { SectionPanel } from '../features/brand-settings/section-panel.tsx';
import { BrandTabs } from '../lib/brand-tabs.tsx';

/** A brand's settings, by section. */
export function BrandPage() {
  const { t } = useTexts('console');
  const { section: requested } = useParams();
  return (
    <>
      <PageHeader isSlim title={t('brand.title')} lead={t('brand.lead')} />
      <BrandTabs<SettingsSection | 'sign-in'>
        label={t('brand.title')}
        path="brands"
        tabs={[
          ...settingsSections.map((id) => ({ id, label: t(`brand.sections.${id}`) })),
          { id: 'sign-in', label: t('signInServices.title') },
        ]}
        requested={requested}
        panel={(brand, section) =>
          section === 'sign-in' ? (
            <SignInServices key={brand} brand={brand} />
          ) : (
            <Panel brand={brand} section={section} />
          )
        }
      />
    </>
  );
}

function Panel({ brand, section }: { brand: string; section: SettingsSection }) {
  const brandDetails = useBrandSettings(brand);
  if (brandDetails.isPending) return <Skeleton lines={6} height={56} />;
  if (brandDetails.error)
    return <Retry error={brandDetails.error} onRetry={brandDetails.refetch} />;
  return <SectionPanel section={section} brandDetails={brandDetails.data} />;
}
