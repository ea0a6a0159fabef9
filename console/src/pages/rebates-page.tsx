import type { RebateGrouping, RebateSum } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { useState } from 'react';
import { everything, filterOf, isSpan, narrowed } from '../features/rebates/narrowing.ts';
import { RebateFilters } from '../features/rebates/rebate-filters.tsx';
import { RebateList } from '../features/rebates/rebate-list.tsx';
import { RebateSums } from '../features/rebates/rebate-sums.tsx';
import { ByBrand } from '../lib/by-brand.tsx';
import styles from '../lib/queue.module.css';

/** Rebates paid to the agents above for lottery tickets of the members below: sums and single payments. */
export function RebatesPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader isSlim title={t('rebates.title')} lead={t('rebates.lead')} />
      <div className={styles.panel}>
        <ByBrand needs="games">{(brand) => <Rebates key={brand} brand={brand} />}</ByBrand>
      </div>
    </>
  );
}

function Rebates({ brand }: { brand: string | null }) {
  const [narrowing, setNarrowing] = useState(everything);
  const filter = filterOf(narrowing, brand);

  function choose(by: RebateGrouping, { key }: RebateSum, label: string): void {
    if (by === 'day') setNarrowing({ ...narrowing, from: key, to: key });
    else setNarrowing(narrowed(narrowing, { by, key, label }));
  }

  return (
    <>
      <RebateFilters narrowing={narrowing} onNarrow={setNarrowing} />
      {isSpan(narrowing) && (
        <>
          <RebateSums filter={filter} onChoose={choose} />
          {/* Other rebates begin with their first page. */}
          <RebateList key={JSON.stringify(filter)} filter={filter} />
        </>
      )}
    </>
  );
}
