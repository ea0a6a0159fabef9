import type { BrandReferralTerms, ReferralTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Retry, Skeleton, Stat } from '@croupier/ui';
import { useReferralTerms } from '../../api/referrals.ts';
import dated from '../../lib/dated-terms.module.css';
import { DatedTermsCard } from '../../lib/dated-terms.tsx';
import { ReferralTermsDialog } from './referral-terms-dialog.tsx';
import styles from './referrals.module.css';

/** Totals of a brand, the terms of today, and those that were saved for a later day. */
export function ReferralTermsCard({ brand }: { brand: string }) {
  const terms = useReferralTerms(brand);
  if (terms.isPending) return <Skeleton lines={3} height={44} />;
  if (terms.error) return <Retry error={terms.error} onRetry={terms.refetch} />;
  return (
    <DatedTermsCard
      terms={terms.data}
      head={<Totals terms={terms.data} />}
      form={(onClose) => <ReferralTermsDialog terms={terms.data} onClose={onClose} />}
    >
      {(shown) => <TermsList shown={shown} terms={terms.data} />}
    </DatedTermsCard>
  );
}

function Totals({ terms: { totals, currency } }: { terms: BrandReferralTerms }) {
  const { t, formats } = useTexts('console');
  return (
    <div className={styles.totals}>
      <Stat label={t('referrals.friends')} value={formats.number(totals.friends)} />
      <Stat label={t('referrals.held')} value={formats.number(totals.held)} />
      <Stat label={t('referrals.rejected')} value={formats.number(totals.rejected)} />
      <Stat label={t('referrals.paid')} value={formats.money(totals.paid, `${currency} `)} />
    </div>
  );
}

interface TermsListProps {
  readonly shown: ReferralTerms;
  readonly terms: BrandReferralTerms;
}

function TermsList({ shown, terms }: TermsListProps) {
  const { t } = useTexts('console');
  const texts = useTermTexts(shown, terms);
  if (!shown.isEnabled) return <p className={dated.note}>{t('referrals.off')}</p>;
  return (
    <ul className={styles.lines}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function useTermTexts(
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
    t('referrals.paidAt', { time: formats.timeOfDay(payAt), zone: timeZone }),
  ];
}
