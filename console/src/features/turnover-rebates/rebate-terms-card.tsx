import { gameCategories, type BrandRebateTerms, type RebateTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Retry, Skeleton } from '@croupier/ui';
import { startOf } from '@croupier/ui/dates';
import { useState } from 'react';
import { useRebateTerms } from '../../api/turnover-rebates.ts';
import { RebateTermsDialog } from './rebate-terms-dialog.tsx';
import styles from './turnover-rebates.module.css';

/** The terms of today, and those that were saved for a later day. */
export function RebateTermsCard({ brand }: { brand: string }) {
  const terms = useRebateTerms(brand);
  if (terms.isPending) return <Skeleton lines={3} height={44} />;
  if (terms.error) return <Retry error={terms.error} again={terms.refetch} />;
  return <Terms terms={terms.data} />;
}

function Terms({ terms }: { terms: BrandRebateTerms }) {
  const { t, formats } = useTexts('console');
  const [isOpen, setOpen] = useState(false);
  const { current, next } = terms;
  return (
    <Card className={styles.card}>
      <TermsList title={t('turnoverRebates.current')} shown={current} terms={terms} />
      {next && (
        <TermsList
          title={t('turnoverRebates.from', { day: formats.date(startOf(next.from)) })}
          shown={next.terms}
          terms={terms}
        />
      )}
      <div>
        <Button onClick={() => setOpen(true)}>{t('turnoverRebates.change')}</Button>
      </div>
      {isOpen && <RebateTermsDialog terms={terms} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface TermsListProps {
  readonly title: string;
  readonly shown: RebateTerms;
  readonly terms: BrandRebateTerms;
}

function TermsList({ title, shown, terms: { currency, timeZone } }: TermsListProps) {
  const { t, formats } = useTexts('console');
  const { isEnabled, rates, minimum, payAt } = shown;
  const paid = gameCategories.filter((category) => (rates[category] ?? 0) > 0);
  return (
    <section className={styles.terms}>
      <h3>{title}</h3>
      {isEnabled && paid.length > 0 ? (
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
              : t('turnoverRebates.paidAt', { time: payAt, zone: timeZone })}
          </li>
        </ul>
      ) : (
        <p className={styles.note}>{t('turnoverRebates.off')}</p>
      )}
    </section>
  );
}
