import type { GameId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useFreeRounds } from '../../api/free-rounds.ts';
import styles from './game.module.css';

/** In the bar above a game: how many free rounds of it are left, and until when. */
export function FreeRoundsNow({ nodeId }: { nodeId: GameId }) {
  const { t, formats } = useTexts('mfe-games');
  const next = useFreeRounds().find(({ game }) => game === null || game.nodeId === nodeId);
  if (!next) return null;
  return (
    <p className={styles.bonus}>
      <span>{t('freeRounds.left', { count: next.left, left: formats.number(next.left) })}</span>
      <small>{t('game.bonusUntil', { time: formats.dateTime(next.until) })}</small>
    </p>
  );
}
