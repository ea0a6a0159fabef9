import type { GameId, RoundBooking, RoundId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, ButtonLink, Money, Retry, Skeleton } from '@croupier/ui';
import { useRound } from '../../api/rounds.ts';
import { replayPath } from '../../lib/game-id.ts';
import styles from './about-game.module.css';

/** The bookings of a round in order, and a link to replay the round in the game. */
export function RoundBookings({ id, nodeId }: { id: RoundId; nodeId: GameId }) {
  const { t } = useTexts('mfe-games');
  const round = useRound(id);
  if (round.isPending) return <Skeleton height={32} lines={2} />;
  if (round.error) return <Retry error={round.error} onRetry={round.refetch} />;
  const { bookings, providerRound, bonusStake, state } = round.data;
  return (
    <div className={styles.inside}>
      <ol className={styles.bookings} aria-label={t('about.bookings')}>
        {bookings.map((booking) => (
          <BookingItem
            key={`${booking.kind} ${booking.bookedAt} ${booking.amount}`}
            booking={booking}
          />
        ))}
      </ol>
      {Number(bonusStake) > 0 && (
        <p className={styles.note}>
          {t('about.bonusStake')} <Money amount={bonusStake} />
        </p>
      )}
      <p className={styles.note}>
        {t('about.roundName')} <code>{providerRound}</code>
      </p>
      {state === 'closed' && (
        <ButtonLink to={replayPath(nodeId, id)} icon="play">
          {t('about.replay')}
        </ButtonLink>
      )}
    </div>
  );
}

function BookingItem({ booking }: { booking: RoundBooking }) {
  const { t, formats } = useTexts('mfe-games');
  const { kind, amount, jackpot, isTakenBack, bookedAt } = booking;
  return (
    <li>
      <time dateTime={bookedAt}>{formats.time(bookedAt)}</time>
      <span>
        {t(`about.booking.${kind}`)}{' '}
        {Number(jackpot) > 0 && <Badge tone="accent">{t('winners.jackpot')}</Badge>}
        {isTakenBack && <Badge>{t('about.takenBack')}</Badge>}
      </span>
      <b>
        <Money amount={amount} tone="signed" />
      </b>
    </li>
  );
}
