import { gameCategories, type RebateOverview } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './rebate.module.css';

const rules = ['turnover', 'day', 'returned', 'rounding'] as const;

/** The rates of today and how a rebate comes about. */
export function RebateRules({ overview: { terms, timeZone } }: { overview: RebateOverview }) {
  const { t, formats } = useTexts('mfe-member');
  const rates = gameCategories.flatMap((category) => {
    const basisPoints = terms.rates[category] ?? 0;
    return terms.isEnabled && basisPoints > 0 ? [{ category, basisPoints }] : [];
  });
  return (
    <div className={styles.block}>
      <h3>{t('turnover-rebate.rules')}</h3>
      {rates.length > 0 && (
        <ul className={styles.rules} aria-label={t('turnover-rebate.rates')}>
          {rates.map(({ category, basisPoints }) => (
            <li key={category}>
              {t(`category.${category}`)}: {formats.percent(basisPoints / 10_000, 2)}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{t(`turnover-rebate.rule.${rule}`, { zone: timeZone })}</li>
        ))}
      </ul>
    </div>
  );
}
