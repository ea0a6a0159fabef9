import type { BrandSummary, Placement } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ButtonLink, Empty, PageHeader, Retry, SegmentedControl, Skeleton } from '@croupier/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useBrands } from '../api/brands.ts';
import { usePlacements } from '../api/modules.ts';
import { ModulePanel } from '../features/releases/module-panel.tsx';
import styles from './module-page.module.css';

/** One module on one brand: its releases as a time line, their health, its settings, and its history. */
export function ModulePage() {
  const { t } = useTexts('console');
  const { brand = '', module = '' } = useParams();
  const brands = useBrands();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        isSlim
        title={<bdi dir="ltr">{module}</bdi>}
        lead={t('releases.lead')}
        actions={<ButtonLink to={`/modules/${brand}`}>{t('releases.board')}</ButtonLink>}
      />
      <div className={styles.choice}>
        <SegmentedControl
          label={t('brand.choose')}
          options={(brands.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          value={brand}
          onChange={(code) => navigate(`/modules/${code}/${module}`, { replace: true })}
        />
      </div>
      <Cell
        brand={brands.data?.find(({ code }) => code === brand)}
        module={module}
        answer={brands}
      />
    </>
  );
}

interface CellProps {
  readonly brand: BrandSummary | undefined;
  readonly module: string;
  readonly answer: ReturnType<typeof useBrands>;
}

function Cell({ brand, module, answer }: CellProps) {
  const { t } = useTexts('console');
  if (answer.isPending) return <Skeleton lines={6} height={72} />;
  if (answer.error) return <Retry error={answer.error} onRetry={answer.refetch} />;
  if (!brand) return <Empty title={t('board.empty')} text={t('board.emptyText')} art="search" />;
  return <Loaded key={brand.code} brand={brand} module={module} />;
}

function Loaded({ brand, module }: { brand: BrandSummary; module: string }) {
  const { t } = useTexts('console');
  const placements = usePlacements(brand.code);
  if (placements.isPending) return <Skeleton lines={6} height={72} />;
  if (placements.error) return <Retry error={placements.error} onRetry={placements.refetch} />;
  const placement = placements.data.find((one: Placement) => one.module === module);
  if (!placement)
    return <Empty title={t('board.noModules')} text={t('board.noModulesText')} art="gift" />;
  return <ModulePanel brand={brand} placement={placement} />;
}
