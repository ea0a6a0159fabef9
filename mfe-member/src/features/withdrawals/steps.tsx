import type { WithdrawalStep } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './withdrawals.module.css';

/** The steps of a withdrawal so far. */
export function Steps({ steps }: { steps: readonly WithdrawalStep[] }) {
  const { t, formats } = useTexts('mfe-member');
  return (
    <ol className={styles.steps} aria-label={t('withdrawals.steps')}>
      {steps.map(({ state, at }) => (
        <li key={`${state} ${at}`}>
          <span>{t(`withdrawals.state-of.${state}`)}</span>
          <time dateTime={at} className={styles.muted}>
            {formats.dateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
