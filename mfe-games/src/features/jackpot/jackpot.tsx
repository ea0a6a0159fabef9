import { useEvent } from '@croupier/bus';
import { useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ButtonLink, Countdown, Icon } from '@croupier/ui';
import { useState } from 'react';
import { useJackpot } from '../../api/jackpots.ts';
import { JackpotPlace } from './jackpot-place.tsx';
import styles from './jackpot.module.css';
import { RisingAmount } from './rising-amount.tsx';

/** The brand's jackpot, until the visitor closes it. Takes no space if the brand has none. */
export function Jackpot() {
  const { t } = useTexts('mfe-games');
  const jackpot = useJackpot();
  const invalidate = useInvalidate();
  const [isAway, setAway] = useState(false);

  // The shell shows the win to all visitors.
  useEvent('jackpot.won', () => {
    invalidate(calls.jackpots);
    invalidate(calls.jackpotDraws);
  });

  if (jackpot === undefined) return <JackpotPlace />;
  if (!jackpot || isAway) return null;
  return (
    <section className={styles.band} aria-labelledby="jackpot-title">
      <span className={styles.words}>
        <h2 id="jackpot-title" className={styles.title}>
          <Icon name="crown" />
          {t('jackpot.title')}
        </h2>
        <span className={styles.next}>
          {t('jackpot.next')} <Countdown to={jackpot.locksAt} />
        </span>
      </span>
      <span className={styles.amount}>
        <RisingAmount key={jackpot.drawId} jackpot={jackpot} />
      </span>
      <ButtonLink to="/jackpot" variant="secondary" size="s">
        {t('jackpot.how')}
      </ButtonLink>
      <button
        type="button"
        className={styles.away}
        aria-label={t('jackpot.away')}
        onClick={() => setAway(true)}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
