import type { BrandSummary } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, PageHeader, Retry, SegmentedControl, Skeleton, Tabs } from '@croupier/ui';
import type { ComponentType } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useBrandSettings } from '../api/use-brand-settings.ts';
import { useBrands } from '../api/use-brands.ts';
import { BannersDesk } from '../features/content/banners-desk.tsx';
import type { DeskProps } from '../features/content/desk-props.ts';
import { FeedbackDesk } from '../features/content/feedback-desk.tsx';
import { HelpDesk } from '../features/content/help-desk.tsx';
import { NoticesDesk } from '../features/content/notices-desk.tsx';
import styles from './brand-page.module.css';

const kinds = ['banners', 'notices', 'help', 'feedback'] as const;
type Kind = (typeof kinds)[number];

const desks: Readonly<Record<Kind, ComponentType<DeskProps>>> = {
  banners: BannersDesk,
  notices: NoticesDesk,
  help: HelpDesk,
  feedback: FeedbackDesk,
};

/** What a brand says to its visitors, and what they write to it. */
export function ContentPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader title={t('content.title')} lead={t('content.lead')} />
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
  return <Desks brands={brands.data} brand={chosen} />;
}

interface DesksProps {
  readonly brands: readonly BrandSummary[];
  readonly brand: BrandSummary;
}

function Desks({ brands, brand }: DesksProps) {
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const { kind: wished } = useParams();
  const kind = kinds.find((one) => one === wished) ?? 'banners';
  return (
    <div className={styles.page}>
      <SegmentedControl
        label={t('brand.choose')}
        options={brands.map(({ code, name }) => ({ value: code, label: name }))}
        value={brand.code}
        onChange={(code) => navigate(`/content/${code}/${kind}`)}
      />
      <Tabs
        label={t('content.title')}
        tabs={kinds.map((id) => ({ id, label: t(`content.kinds.${id}`) }))}
        value={kind}
        onChange={(id) => navigate(`/content/${brand.code}/${id}`)}
      />
      <div role="tabpanel" aria-label={t(`content.kinds.${kind}`)}>
        <Desk brand={brand.code} kind={kind} />
      </div>
    </div>
  );
}

function Desk({ brand, kind }: { brand: string; kind: Kind }) {
  const dossier = useBrandSettings(brand);
  if (dossier.isPending) return <Skeleton lines={6} height={56} />;
  if (dossier.error) return <Retry error={dossier.error} again={dossier.refetch} />;
  const { languages } = dossier.data;
  const Chosen = desks[kind];
  return <Chosen key={brand} brand={brand} languages={languages} />;
}
