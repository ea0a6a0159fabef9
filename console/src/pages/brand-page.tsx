import { settingsSections, type BrandSummary } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, PageHeader, Retry, SegmentedControl, Skeleton, Tabs } from '@croupier/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useBrandSettings } from '../api/use-brand-settings.ts';
import { useBrands } from '../api/use-brands.ts';
import { SectionPanel } from '../features/brand-settings/section-panel.tsx';
import styles from './brand-page.module.css';

/** What operators set for a brand, section by section. Brand and section stand in the address. */
export function BrandPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader title={t('brand.title')} lead={t('brand.lead')} />
      <Brands />
    </>
  );
}

function Brands() {
  const { t } = useTexts('console');
  const brands = useBrands();
  const { brand: wished } = useParams();
  if (brands.isPending) return <Skeleton lines={6} height={72} />;
  if (brands.error) return <Retry error={brands.error} again={brands.refetch} />;
  const chosen = brands.data.find(({ code }) => code === wished) ?? brands.data[0];
  if (!chosen) return <Empty title={t('board.empty')} text={t('board.emptyText')} />;
  return <Sections brands={brands.data} brand={chosen} />;
}

interface SectionsProps {
  readonly brands: readonly BrandSummary[];
  readonly brand: BrandSummary;
}

function Sections({ brands, brand }: SectionsProps) {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const { section: wished } = useParams();
  const section = settingsSections.find((one) => one === wished) ?? 'flags';
  return (
    <div className={styles.page}>
      <SegmentedControl
        label={t('brand.choose')}
        options={brands.map(({ code, name }) => ({ value: code, label: name }))}
        value={brand.code}
        onChange={(code) => navigate(`/brands/${code}/${section}`)}
      />
      <Tabs
        label={t('brand.title')}
        tabs={settingsSections.map((id) => ({ id, label: t(`brand.sections.${id}`) }))}
        value={section}
        onChange={(id) => navigate(`/brands/${brand.code}/${id}`)}
      />
      <div role="tabpanel" aria-label={t(`brand.sections.${section}`)}>
        <Panel brand={brand.code} section={section} />
      </div>
    </div>
  );
}

function Panel({ brand, section }: { brand: string; section: (typeof settingsSections)[number] }) {
  const dossier = useBrandSettings(brand);
  if (dossier.isPending) return <Skeleton lines={6} height={56} />;
  if (dossier.error) return <Retry error={dossier.error} again={dossier.refetch} />;
  return <SectionPanel section={section} dossier={dossier.data} />;
}
