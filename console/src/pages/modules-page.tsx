import { useTexts } from '@croupier/i18n';
import { Empty, PageHeader, Retry, SegmentedControl, Skeleton } from '@croupier/ui';
import type { BrandSummary } from '@croupier/contracts';
import { useNavigate, useParams } from 'react-router-dom';
import { useBrands } from '../api/brands.ts';
import { BrandColumn } from '../features/placement/brand-column.tsx';
import { ModuleTour } from '../features/placement/module-tour.tsx';
import styles from './modules-page.module.css';

/** The board: which module each brand shows, in which version. */
export function ModulesPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader isSlim title={t('board.title')} lead={t('board.lead')} />
      <Brands />
    </>
  );
}

function Brands() {
  const { t } = useTexts('console');
  const brands = useBrands();
  if (brands.isPending) return <Skeleton lines={6} height={72} />;
  if (brands.error) return <Retry error={brands.error} onRetry={brands.refetch} />;
  if (brands.data.length === 0)
    return <Empty title={t('board.empty')} text={t('board.emptyText')} />;
  return <Columns brands={brands.data} />;
}

/**
 * Columns side by side if there is room; on a phone one brand at a time, selected above and stored in the
 * address.
 */
function Columns({ brands }: { brands: readonly BrandSummary[] }) {
  const { t } = useTexts('console');
  const { brand: requested } = useParams();
  const navigate = useNavigate();
  const chosen = brands.find(({ code }) => code === requested) ?? brands[0];
  return (
    <>
      {chosen && <ModuleTour brand={chosen} />}
      <div className={styles.choice}>
        <SegmentedControl
          label={t('board.title')}
          options={brands.map(({ code, name }) => ({ value: code, label: name }))}
          value={chosen?.code ?? ''}
          onChange={(code) => navigate(`/modules/${code}`, { replace: true })}
        />
      </div>
      <div className={styles.columns}>
        {brands.map((brand) => (
          <div
            key={brand.code}
            className={styles.column}
            data-chosen={brand === chosen || undefined}
          >
            <BrandColumn brand={brand} />
          </div>
        ))}
      </div>
    </>
  );
}
