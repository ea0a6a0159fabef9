import type { BrandSummary } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Avatar, Badge, Empty, Retry, Skeleton } from '@croupier/ui';
import { usePlacements } from '../../api/modules.ts';
import { PlacementCard } from './placement-card.tsx';
import styles from './placement.module.css';

/** One brand's cells of the board. Each column loads and fails independently. */
export function BrandColumn({ brand }: { brand: BrandSummary }) {
  const { t, formats } = useTexts('console');
  const placements = usePlacements(brand.code);
  const all = placements.data ?? [];
  const on = all.filter(({ enabled }) => enabled).length;
  return (
    <section aria-labelledby={`brand-${brand.code}`}>
      <header className={styles.brand}>
        <Avatar name={brand.name} size={44} />
        <div className={styles.brandWords}>
          <h2 id={`brand-${brand.code}`}>{brand.name}</h2>
          <p className={styles.hosts}>{brand.hosts.join(' · ')}</p>
        </div>
        {placements.data && (
          <Badge>
            {t('board.switchedOn', { on: formats.number(on), all: formats.number(all.length) })}
          </Badge>
        )}
      </header>
      <Cells brand={brand} answer={placements} />
    </section>
  );
}

function Cells({
  brand,
  answer,
}: {
  brand: BrandSummary;
  answer: ReturnType<typeof usePlacements>;
}) {
  const { t } = useTexts('console');
  if (answer.isPending) return <Skeleton lines={5} height={132} />;
  if (answer.error) return <Retry error={answer.error} onRetry={answer.refetch} />;
  if (answer.data.length === 0)
    return <Empty title={t('board.noModules')} text={t('board.noModulesText')} art="gift" />;
  return (
    <ul className={styles.cells}>
      {answer.data.map((placement) => (
        <li key={placement.module}>
          <PlacementCard brand={brand} placement={placement} isReloading={answer.isFetching} />
        </li>
      ))}
    </ul>
  );
}
