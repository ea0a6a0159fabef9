import { parseAmount, type ReferralOverview } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';
import styles from './referral.module.css';

/** The terms of the brand in words. */
export function ReferralRules({ overview }: { overview: ReferralOverview }) {
  const { t } = useTexts('mfe-member');
  const rules = useRules(overview);
  return (
    <div className={styles.block}>
      <h3>{t('referral.rules')}</h3>
      <ul className={styles.rules} aria-label={t('referral.rules')}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}

function useRules({ terms, timeZone }: ReferralOverview): readonly string[] {
  const { t, formats } = useTexts('mfe-member');
  const money = useMoney();
  const firstDeposit = useFirstDepositRule(terms);
  if (!terms.isEnabled) return [t('referral.rule.off'), t('referral.rule.abuse')];
  const shares = terms.levels.flatMap(({ basis, basisPoints }, index) => {
    const rate = formats.percent(basisPoints / 10_000, 2);
    const where = index === 0 ? 'own' : 'below';
    const params = { rate, level: formats.number(index + 1) };
    return basisPoints > 0 ? [t(`referral.rule.${basis}-${where}`, params)] : [];
  });
  const usesNet = terms.levels.some(({ basis }) => basis === 'net');
  return [
    ...shares,
    ...firstDeposit,
    ...(usesNet ? [t('referral.rule.net')] : []),
    terms.days === null
      ? t('referral.rule.endless')
      : t('referral.rule.days', { count: terms.days, number: formats.number(terms.days) }),
    t('referral.rule.paid', {
      time: formats.timeOfDay(terms.payAt),
      zone: timeZone,
      minimum: money(terms.minimum),
    }),
    t('referral.rule.returned'),
    t('referral.rule.abuse'),
  ];
}

function useFirstDepositRule({ firstDeposit }: ReferralOverview['terms']): readonly string[] {
  const { t } = useTexts('mfe-member');
  const money = useMoney();
  if (firstDeposit === null) return [];
  const needsPlay = (parseAmount(firstDeposit.turnover) ?? 0n) > 0n;
  return [
    t(needsPlay ? 'referral.rule.first-deposit-played' : 'referral.rule.first-deposit', {
      amount: money(firstDeposit.amount),
      deposits: money(firstDeposit.deposits),
      turnover: money(firstDeposit.turnover),
    }),
  ];
}
