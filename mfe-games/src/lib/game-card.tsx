import type { Game } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, CoverArt, Icon, Money } from '@croupier/ui';
import { Link } from 'react-router-dom';
import { gamePath } from './game-id.ts';
import styles from './game-card.module.css';
import type { Play } from './use-play.ts';

/** A game as it lies on the table: its picture, its name, what it costs and what it gives back. */
export function GameCard({ game, onPlay }: { game: Game; onPlay: Play }) {
  const { t, formats, local } = useTexts('mfe-games');
  return (
    <li className={styles.card}>
      <Link
        className={styles.link}
        to={gamePath(game.nodeId)}
        onClick={(event) => {
          event.preventDefault();
          onPlay(game.nodeId);
        }}
      >
        <span className={styles.picture}>
          <CoverArt seed={game.art} />
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        </span>
        <span className={styles.name}>{local(game.name)}</span>
        <span className={styles.facts}>
          <span>{t('card.rtp', { percent: formats.percent(game.rtp / 100, 2) })}</span>
          <span>
            {t('card.from')} <Money amount={game.minBet} />
          </span>
        </span>
      </Link>
      {game.isHot && (
        <span className={styles.hot}>
          <Badge tone="accent">{t('card.hot')}</Badge>
        </span>
      )}
    </li>
  );
}
