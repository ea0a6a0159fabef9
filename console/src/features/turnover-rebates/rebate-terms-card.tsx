import { gameCategories, type BrandRebateTerms, type RebateTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Retry, Skeleton } from '@croupier/ui';
import { useRebateTerms } from '../../api/turnover-rebates.ts';
import { DatedTermsCard } from '../../lib/dated-terms.tsx';
import dated from '../../lib/dated-terms.module.css';
import { RebateTermsDialog } from './rebate-terms-dialog.tsx';
import styles from './turnover-rebates.module.css';

/** The terms of today, and those that were saved for a later day. */
export function RebateTermsCard({ brand }: { brand: string }) {
  const terms = useRebateTerms(brand);
  if (terms.isPending) return <Skeleton lines={3} height={44} />;
  if (terms.error) return <Retry error={terms.error} onRetry={terms.refetch} />;
  return (
    <DatedTermsCard
      terms={terms.data}
      form={(onClose) => <RebateTermsDialog terms={terms.data} onClose={onClose} />}
    >
      {(shown) => <TermsList shown={shown} terms={terms.data} />}
    </DatedTermsCard>
  );
}

interface TermsListProps {
  readonly shown: RebateTerms;
  readonly terms: BrandRebateTerms;
}

function TermsList({ shown, terms: { currency, timeZone } }: TermsListProps) {
  const { t, formats } = useTexts('console');
  const { isEnabled, rates, minimum, payAt } = shown;
  const paid = gameCategories.filter((category) => (rates[category] ?? 0) > 0);
  if (!isEnabled || paid.length === 0)
    return <p className={dated.note}>{t('turnoverRebates.off')}</p>;
  return (
    <ul className={styles.rates}>
      {paid.map((category) => (
        <li key={category}>
          {t(`turnoverRebates.category.${category}`)}:{' '}
          {formats.percent((rates[category] ?? 0) / 10_000, 2)}
        </li>
      ))}
      <li>
        {t('turnoverRebates.minimum')}: {formats.money(minimum, `${currency} `)}
      </li>
      <li>
        {payAt === null
          ? t('turnoverRebates.byClaim')
          : t('turnoverRebates.paidAt', { time: formats.timeOfDay(payAt), zone: timeZone })}
      </li>
    </ul>
  );
}
