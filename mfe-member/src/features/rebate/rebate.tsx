import { useTexts } from '@croupier/i18n';
import { Retry, Section } from '@croupier/ui';
import { useRebate } from '../../api/rebates.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { RebateHistory } from './rebate-history.tsx';
import { RebateRules } from './rebate-rules.tsx';
import { RebateSums } from './rebate-sums.tsx';
import styles from './rebate.module.css';

/** The rebate on the member's turnover: what is earned, a claim, the rules and what was paid. */
export function Rebate() {
  const { t } = useTexts('mfe-member');
  const rebate = useRebate();
  return (
    <>
      <Section title={t('turnover-rebate.title')} className={styles.rebate}>
        {rebate.isPending ? (
          <ListSkeleton />
        ) : rebate.error ? (
          <Retry error={rebate.error} onRetry={rebate.refetch} />
        ) : (
          <>
            <RebateSums overview={rebate.data} />
            <RebateRules overview={rebate.data} />
          </>
        )}
      </Section>
      <RebateHistory />
    </>
  );
}
