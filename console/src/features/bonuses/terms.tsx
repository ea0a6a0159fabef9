import { gameTypes, type BonusTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './bonuses.module.css';

interface TermsProps {
  readonly terms: Pick<BonusTerms, 'spends' | 'maxStake' | 'weights'>;
  readonly money: (amount: string) => string;
}

/** Which games count at what percentage, and the maximum stake. */
export function Terms({ terms: { spends, maxStake, weights }, money }: TermsProps) {
  const { t, formats } = useTexts('console');
  return (
    <ul className={styles.terms} aria-label={t('bonuses.terms')}>
      {gameTypes
        .filter((kind) => weights[kind])
        .map((kind) => (
          <li key={kind}>
            {t(`bonuses.kind.${kind}`)} <b>{formats.percent((weights[kind] ?? 0) / 100)}</b>
          </li>
        ))}
      <li>{t(`bonuses.spends.${spends}`)}</li>
      {maxStake !== null && (
        <li>
          <bdi>{t('bonuses.stakeUpTo', { amount: money(maxStake) })}</bdi>
        </li>
      )}
    </ul>
  );
}
