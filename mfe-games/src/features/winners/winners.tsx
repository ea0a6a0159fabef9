import type { Winner } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Badge,
  CoverArt,
  Empty,
  Money,
  Retry,
  Section,
  Skeleton,
  TimeAgo,
  useModuleSetting,
} from '@croupier/ui';
import { useWinners } from '../../api/winners.ts';
import styles from './winners.module.css';

const usuallyShown = 12;

/** On the home page: real rounds with a win, the latest first. */
export function Winners() {
  const { t } = useTexts('mfe-games');
  const winners = useWinners(useModuleSetting('winnersShown', usuallyShown));
  return (
    <Section title={t('winners.title')}>
      {winners.isPending ? (
        <div className={styles.board}>
          {Array.from({ length: usuallyShown }, (_, index) => (
            <Skeleton key={index} height="100%" />
          ))}
        </div>
      ) : winners.error ? (
        <Retry error={winners.error} onRetry={winners.refetch} />
      ) : winners.data.length === 0 ? (
        <div className={styles.none}>
          <Empty title={t('winners.none')} text={t('winners.noneText')} art="gift" look="row" />
        </div>
      ) : (
        <ul className={styles.board}>
          {winners.data.map((winner) => (
            <WinnerRow key={`${winner.account} ${winner.wonAt}`} winner={winner} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function WinnerRow({ winner }: { winner: Winner }) {
  const { t, local } = useTexts('mfe-games');
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <CoverArt seed={winner.art} aspect="1:1" />
      </span>
      <span className={styles.who}>
        <bdi className={styles.account}>{winner.account}</bdi>
        <span className={styles.game}>
          {winner.isJackpot && <Badge tone="accent">{t('winners.jackpot')}</Badge>}{' '}
          {local(winner.game)}
        </span>
      </span>
      <span className={styles.what}>
        <span className={styles.amount}>
          <Money amount={winner.amount} tone="signed" />
        </span>
        <span className={styles.game}>
          <TimeAgo time={winner.wonAt} />
        </span>
      </span>
    </li>
  );
}
