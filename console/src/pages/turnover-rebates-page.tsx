import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { RebatePayments } from '../features/turnover-rebates/rebate-payments.tsx';
import { RebateTermsCard } from '../features/turnover-rebates/rebate-terms-card.tsx';
import { ByOneBrand } from '../lib/by-brand.tsx';
import styles from '../lib/queue.module.css';

/** The share of the turnover that a brand pays its members, and the payments. */
export function TurnoverRebatesPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader isSlim title={t('turnoverRebates.title')} lead={t('turnoverRebates.lead')} />
      <div className={styles.panel}>
        <ByOneBrand needs="bonuses">
          {(brand) => (
            <>
              <RebateTermsCard key={`terms ${brand}`} brand={brand} />
              <RebatePayments key={`payments ${brand}`} brand={brand} />
            </>
          )}
        </ByOneBrand>
      </div>
    </>
  );
}
