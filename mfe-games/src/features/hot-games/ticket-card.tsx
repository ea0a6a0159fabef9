import type { Ticket } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Countdown, Icon, Money } from '@croupier/ui';
import { Link } from 'react-router-dom';
import cardStyles from '../../lib/game-card.module.css';
import styles from './continue.module.css';

/** The latest ticket of a lottery, as large as a game card: when it is drawn or what it paid, and the way back. */
export function TicketCard({
  ticket: { draw, gameName, state, stake, payout },
}: {
  ticket: Ticket;
}) {
  const { t, local } = useTexts('mfe-games');
  const isWaiting = state === 'waiting';
  const result = Number(payout) > 0 ? 'continue.paid' : 'continue.over';
  return (
    <li className={cardStyles.card} data-alone="">
      <Link className={cardStyles.link} to={`/lottery?gameCode=${draw.gameId}`}>
        <span className={cardStyles.picture}>
          <span className={styles.ticket} data-waiting={isWaiting}>
            <Icon name="ticket" />
            <span className={styles.state}>{t(isWaiting ? 'continue.waiting' : result)}</span>
            <strong className={styles.figure}>
              {isWaiting ? <Countdown to={draw.drawsAt} /> : <Money amount={payout} />}
            </strong>
          </span>
        </span>
        <span className={cardStyles.name}>{local(gameName)}</span>
        <span className={cardStyles.facts}>
          <span>
            {t('continue.staked')} <Money amount={stake} />
          </span>
        </span>
      </Link>
    </li>
  );
}
