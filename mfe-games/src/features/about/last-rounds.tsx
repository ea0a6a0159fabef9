import type { GameId, PlayedRound } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Money, Retry, Section, Skeleton } from '@croupier/ui';
import { useRoundsOf } from '../../api/rounds.ts';
import styles from './about-game.module.css';

/** The member's latest rounds of the game. */
export function LastRounds({ nodeId }: { nodeId: GameId }) {
  const { t } = useTexts('mfe-games');
  const rounds = useRoundsOf(nodeId, true);
  return (
    <Section title={t('about.rounds')}>
      {rounds.isPending ? (
        <Skeleton height={48} lines={3} />
      ) : rounds.error ? (
        <Retry error={rounds.error} again={rounds.refetch} />
      ) : rounds.data.rows.length === 0 ? (
        <Empty title={t('about.noRounds')} art="ticket" look="row" />
      ) : (
        <ul className={styles.rounds}>
          {rounds.data.rows.map((round) => (
            <RoundRow key={round.id} round={round} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function RoundRow({ round }: { round: PlayedRound }) {
  const { t, formats } = useTexts('mfe-games');
  return (
    <li className={styles.round}>
      <span>
        {formats.dateTime(round.startedAt)}
        <small>{t(`about.state.${round.state}`)}</small>
      </span>
      <span>
        <small>{t('about.stake')}</small>
        <Money amount={round.stake} />
      </span>
      <span>
        <small>{t('about.win')}</small>
        <b>
          <Money amount={round.win} />
        </b>
      </span>
    </li>
  );
}
