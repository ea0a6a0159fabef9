import { gameTypes, type Bonus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';
import styles from './bonuses.module.css';

/** Which bets count for a bonus and which do not, as text. */
export function Conditions({ bonus: { weights, spends, maxStake } }: { bonus: Bonus }) {
  const { t, formats } = useTexts('mfe-member');
  const money = useMoney();
  return (
    <div className={styles.conditions}>
      <h4>{t('bonuses.counts')}</h4>
      <ul role="list" className={styles.kinds}>
        {gameTypes
          .filter((kind) => weights[kind])
          .map((kind) => (
            <li key={kind}>
              {t(`bonuses.kind.${kind}`)} <b>{formats.percent((weights[kind] ?? 0) / 100)}</b>
            </li>
          ))}
      </ul>
      <ul className={styles.rules}>
        <li>{t(`bonuses.spends.${spends}`)}</li>
        {maxStake !== null && <li>{t('bonuses.max-stake', { amount: money(maxStake) })}</li>}
        <li>{t('bonuses.others')}</li>
      </ul>
    </div>
  );
}
