import type { BrandSummary } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { PageHeader, Retry, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useBrands } from '../api/brands.ts';
import { useJackpotTerms } from '../api/bonuses.ts';
import { JackpotCard } from '../features/jackpots/jackpot-card.tsx';
import { JackpotDialog } from '../features/jackpots/jackpot-dialog.tsx';
import styles from '../features/jackpots/jackpots.module.css';

/** Each brand's jackpot and its contributions. */
export function JackpotsPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader isSlim title={t('jackpots.title')} lead={t('jackpots.lead')} />
      <Jackpots />
    </>
  );
}

function Jackpots() {
  const terms = useJackpotTerms();
  const brands = useBrands();
  const [changed, setChanged] = useState<BrandSummary | null>(null);
  const error = terms.error ?? brands.error;
  if (error) return <Retry error={error} onRetry={terms.refetch} />;
  if (!terms.data || !brands.data) return <Skeleton lines={2} height={180} />;
  const termsOf = ({ code }: BrandSummary) =>
    terms.data.find(({ brand }) => brand === code) ?? null;
  return (
    <div className={styles.cards}>
      {brands.data.map((brand) => (
        <JackpotCard
          key={brand.code}
          brand={brand}
          terms={termsOf(brand)}
          onChange={() => setChanged(brand)}
        />
      ))}
      {changed && (
        <JackpotDialog brand={changed} terms={termsOf(changed)} onClose={() => setChanged(null)} />
      )}
    </div>
  );
}
