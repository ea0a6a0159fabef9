import type { BetEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Link } from 'react-router-dom';
import styles from './betting-record.module.css';

/** To the proof of the draw, or to the round in its game, where the provider shows it again. */
export function BetLink({ bet: { ticket, round, gameName, placedAt } }: { bet: BetEntry }) {
  const { t, formats, local } = useTexts('mfe-member');
  const game = local(gameName);
  if (ticket)
    return (
      <Link
        className={styles.file}
        to={`/lottery/fairness/${ticket.drawId}`}
        aria-label={t('bets.check-label', { numero: ticket.numero, game })}
      >
        {t('bets.check')}
      </Link>
    );
  if (!round) return null;
  const query = new URLSearchParams({ nodeId: round.nodeId, round: round.id });
  return (
    <Link
      className={styles.file}
      to={`/game?${query.toString()}`}
      aria-label={t('bets.show-label', { game, time: formats.dateTime(placedAt) })}
    >
      {t('bets.show')}
    </Link>
  );
}
