import type { GameId, PlayedRound } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Money, Retry, Section, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useRoundsOf } from '../../api/rounds.ts';
import styles from './about-game.module.css';
import { RoundBookings } from './round-bookings.tsx';

/** The member's latest rounds of the game; each expands to its bookings. */
export function LastRounds({ nodeId }: { nodeId: GameId }) {
  const { t } = useTexts('mfe-games');
  const rounds = useRoundsOf(nodeId, true);
  return (
    <Section title={t('about.rounds')}>
      {rounds.isPending ? (
        <Skeleton height={48} lines={3} />
      ) : rounds.error ? (
        <Retry error={rounds.error} onRetry={rounds.refetch} />
      ) : rounds.data.rows.length === 0 ? (
        <Empty title={t('about.noRounds')} art="ticket" look="row" />
      ) : (
        <ul className={styles.rounds}>
          {rounds.data.rows.map((round) => (
            <RoundRow key={round.id} round={round} nodeId={nodeId} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function RoundRow({ round, nodeId }: { round: PlayedRound; nodeId: GameId }) {
  const { t, formats } = useTexts('mfe-games');
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details className={styles.entry} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.round}>
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
        </summary>
        {isOpen && <RoundBookings id={round.id} nodeId={nodeId} />}
      </details>
    </li>
  );
}
