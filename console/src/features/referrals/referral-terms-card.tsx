import type { BrandReferralTerms, ReferralTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Retry, Skeleton, Stat } from '@croupier/ui';
import { startOf } from '@croupier/ui/dates';
import { useState } from 'react';
import { useReferralTerms } from '../../api/referrals.ts';
import { ReferralTermsDialog } from './referral-terms-dialog.tsx';
import styles from './referrals.module.css';

/** Totals of a brand, the terms of today, and those that were saved for a later day. */
export function ReferralTermsCard({ brand }: { brand: string }) {
  const terms = useReferralTerms(brand);
  if (terms.isPending) return <Skeleton lines={3} height={44} />;
  if (terms.error) return <Retry error={terms.error} again={terms.refetch} />;
  return <Terms terms={terms.data} />;
}

function Terms({ terms }: { terms: BrandReferralTerms }) {
  const { t, formats } = useTexts('console');
  const [isOpen, setOpen] = useState(false);
  const { current, next, totals, currency } = terms;
  return (
    <Card className={styles.card}>
      <div className={styles.totals}>
        <Stat label={t('referrals.friends')} value={formats.number(totals.friends)} />
        <Stat label={t('referrals.held')} value={formats.number(totals.held)} />
        <Stat label={t('referrals.rejected')} value={formats.number(totals.rejected)} />
        <Stat label={t('referrals.paid')} value={formats.money(totals.paid, `${currency} `)} />
      </div>
      <TermsList title={t('referrals.current')} shown={current} terms={terms} />
      {next && (
        <TermsList
          title={t('referrals.from', { day: formats.date(startOf(next.from)) })}
          shown={next.terms}
          terms={terms}
        />
      )}
      <div>
        <Button onClick={() => setOpen(true)}>{t('referrals.change')}</Button>
      </div>
      {isOpen && <ReferralTermsDialog terms={terms} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface TermsListProps {
  readonly title: string;
  readonly shown: ReferralTerms;
  readonly terms: BrandReferralTerms;
}

function TermsList({ title, shown, terms }: TermsListProps) {
  const { t } = useTexts('console');
  const lines = useLines(shown, terms);
  return (
    <section className={styles.terms}>
      <h3>{title}</h3>
      {shown.isEnabled ? (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>{t('referrals.off')}</p>
      )}
    </section>
  );
}

function useLines(
  { levels, firstDeposit, days, minimum, payAt }: ReferralTerms,
  { currency, timeZone }: BrandReferralTerms,
): readonly string[] {
  const { t, formats } = useTexts('console');
  const money = (amount: string) => formats.money(amount, `${currency} `);
  return [
    ...levels.map(({ basis, basisPoints }, index) =>
      t('referrals.level', {
        level: formats.number(index + 1),
        rate: formats.percent(basisPoints / 10_000, 2),
        basis: t(`referrals.basis.${basis}`),
      }),
    ),
    ...(firstDeposit
      ? [
          t('referrals.firstDeposit', {
            amount: money(firstDeposit.amount),
            deposits: money(firstDeposit.deposits),
            turnover: money(firstDeposit.turnover),
          }),
        ]
      : []),
    days === null
      ? t('referrals.endless')
      : t('referrals.daysShown', { days: formats.number(days) }),
    `${t('referrals.minimum')}: ${money(minimum)}`,
    t('referrals.paidAt', { time: payAt, zone: timeZone }),
  ];
}
