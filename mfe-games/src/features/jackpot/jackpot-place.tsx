import { useTexts } from '@croupier/i18n';
import { ButtonLink, Icon } from '@croupier/ui';
import styles from './jackpot.module.css';

/** Has the same height as any amount. */
const unknown = '0';

/** Reserves the jackpot's space while its value loads, so that the games below do not move. */
export function JackpotPlace() {
  const { t } = useTexts('mfe-games');
  return (
    <div className={styles.band} data-waiting="" aria-hidden="true">
      <span className={styles.words}>
        <span className={styles.title}>
          <Icon name="crown" />
          {t('jackpot.title')}
        </span>
        <span className={styles.next}>{t('jackpot.next')}</span>
      </span>
      <span className={styles.amount}>{unknown}</span>
      <ButtonLink to="/jackpot" variant="secondary" size="s">
        {t('jackpot.how')}
      </ButtonLink>
    </div>
  );
}
