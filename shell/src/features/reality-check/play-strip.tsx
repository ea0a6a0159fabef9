import { useTexts } from '@croupier/i18n';
import { Money, useFailureText, useServerNow } from '@croupier/ui';
import { Link } from 'react-router-dom';
import styles from './play-watch.module.css';
import { RealityCheckDialog } from './reality-check-dialog.tsx';
import { useEvent } from '@croupier/bus';
import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** The page of the limits, one step away. */
const safelyPath = '/play-safely';

/** Elapsed time, net result, and the check when it is due. */
export function PlayStrip() {
  const { t, formats } = useTexts('shell');
  const failureText = useFailureText();
  const play = usePlayTime();
  const now = useServerNow(1_000);
  const time = play.data;
  // Reserves the space until the first answer arrives, so that the game does not move.
  return (
    <div className={styles.strip} role="group" aria-label={t('play.label')}>
      {play.error && <p className={styles.closed}>{failureText(play.error)}</p>}
      {!play.error && time && (
        <p className={styles.numbers}>
          <span>
            {t('play.elapsed')}{' '}
            <b>{formats.countdown(now.getTime() - new Date(time.startedAt).getTime())}</b>
          </span>
          <span>
            {t('play.net')}{' '}
            <b>
              <Money amount={time.net} tone="signed" />
            </b>
          </span>
        </p>
      )}
      <Link to={safelyPath} className={styles.link}>
        {t('play.safely')}
      </Link>
      {!play.error && time && new Date(time.realityCheckAt) <= now && (
        <RealityCheckDialog time={time} now={now} onAnswered={() => void play.refetch()} />
      )}
    </div>
  );
}

/** Reports play once a minute, and returns the result of play. */
const signEveryMs = 60_000;
/** After a booking the result is requested again, but not for every booking of a fast game. */
const freshMs = 10_000;

function usePlayTime() {
  const answer = useCallQuery(calls.keepPlaying, undefined, { refreshMs: signEveryMs });
  const { dataUpdatedAt, refetch } = answer;
  useEvent('wallet.balance-changed', () => {
    if (Date.now() - dataUpdatedAt > freshMs) void refetch();
  });
  useEvent('protection.changed', () => void refetch());
  return answer;
}
