import { earningTypes } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Section, useMoney } from '@croupier/ui';
import { usePointConfig } from '../../api/points.ts';
import { usePoints } from '../../lib/use-points.ts';
import styles from './point-mall.module.css';

/** What earns how many points; nothing until it is loaded, or where points are off. */
export function EarnRules() {
  const { t } = useTexts('mfe-promo');
  const money = useMoney();
  const shown = usePoints();
  const { data } = usePointConfig();
  if (!data?.isEnabled) return null;
  const earning = earningTypes.filter((type) => (data.rates[type] ?? 0) > 0);
  if (earning.length === 0) return null;
  return (
    <Section title={data.title || t('mall.earn')}>
      {data.text && <p className={styles.note}>{data.text}</p>}
      <p>{t('mall.earn-for', { amount: money('100.00') })}</p>
      <dl className={styles.rates}>
        {earning.map((type) => (
          <div key={type}>
            <dt>{t(`mall.type.${type}`)}</dt>
            <dd>{t('mall.price', { points: shown((data.rates[type] ?? 0) / 100) })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('mall.no-expiry')}</p>
    </Section>
  );
}
