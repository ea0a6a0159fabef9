import type { EnteredPrize } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './draws.module.css';

/** The numbers by prize, in announcement order; a dash for a prize that was not drawn. */
export function DrawnPrizes({ prizes }: { prizes: readonly EnteredPrize[] }) {
  const { t } = useTexts('console');
  return (
    <dl className={styles.prizes}>
      {prizes.map(({ prize, numbers }) => (
        <div key={prize} className={styles.prize}>
          <dt>{t(`draws.prize.${prize}`)}</dt>
          <dd dir="ltr">
            {numbers.length === 0
              ? '—'
              : // A prize can bring the same number twice.
                numbers.map((number, place) => <span key={`${place} ${number}`}>{number}</span>)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
