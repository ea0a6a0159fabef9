import { useTexts } from '@croupier/i18n';
import { Empty, Retry, SegmentedControl, Skeleton, Tabs } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useBrands } from '../api/brands.ts';
import styles from './brand-tabs.module.css';

interface BrandTabsProps<Id extends string> {
  readonly label: string;
  /** First segment of the page's address; brand and tab follow. */
  readonly path: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  /** The tab in the address; the first tab if the address names none. */
  readonly requested: string | undefined;
  readonly panel: (brand: string, tab: Id) => ReactNode;
}

/** A page with the same tabs for every brand. The address contains brand and tab. */
export function BrandTabs<Id extends string>(props: BrandTabsProps<Id>) {
  const { label, path, tabs, requested, panel } = props;
  const { t } = useTexts('console');
  const navigate = useNavigate();
  const brands = useBrands();
  const { brand: requestedBrand } = useParams();
  if (brands.isPending) return <Skeleton lines={6} height={72} />;
  if (brands.error) return <Retry error={brands.error} onRetry={brands.refetch} />;
  const brand = brands.data.find(({ code }) => code === requestedBrand) ?? brands.data[0];
  const tab = tabs.find(({ id }) => id === requested) ?? tabs[0];
  if (!brand || !tab) return <Empty title={t('board.empty')} text={t('board.emptyText')} />;
  return (
    <div className={styles.page}>
      <SegmentedControl
        label={t('brand.choose')}
        options={brands.data.map(({ code, name }) => ({ value: code, label: name }))}
        value={brand.code}
        onChange={(code) => navigate(`/${path}/${code}/${tab.id}`)}
      />
      <Tabs
        label={label}
        tabs={tabs}
        value={tab.id}
        onChange={(id) => navigate(`/${path}/${brand.code}/${id}`)}
      />
      <div role="tabpanel" aria-label={tab.label}>
        {panel(brand.code, tab.id)}
      </div>
    </div>
  );
}
