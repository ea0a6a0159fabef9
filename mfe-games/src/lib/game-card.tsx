import type { Game } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Icon, Money } from '@croupier/ui';
import { Link } from 'react-router-dom';
import type { Favourites } from '../api/favourites.ts';
import { detailPath, gamePath } from './game-id.ts';
import styles from './game-card.module.css';
import { GamePicture } from './game-picture.tsx';
import type { Play } from './use-play.ts';

interface GameCardProps {
  readonly game: Game;
  readonly onPlay: Play;
  readonly favourites?: Favourites;
  /** Where the card stands in a list of which not all is there. */
  readonly place?: number;
  readonly of?: number;
}

/** A game as it lies on the table: its picture, its name, what it costs and what it gives back. */
export function GameCard(props: GameCardProps) {
  const { game, onPlay, favourites, place, of } = props;
  const { t, formats, local } = useTexts('mfe-games');
  const name = local(game.name);
  return (
    <li
      className={styles.card}
      aria-posinset={place === undefined ? undefined : place + 1}
      aria-setsize={of}
    >
      <Link
        className={styles.link}
        to={gamePath(game.nodeId)}
        onClick={(event) => {
          event.preventDefault();
          onPlay(game);
        }}
      >
        <span className={styles.picture}>
          <GamePicture game={game} />
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        </span>
        <span className={styles.name}>{name}</span>
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
      <span className={styles.corner}>
        {favourites?.canKeep && (
          <button
            type="button"
            className={styles.round}
            aria-pressed={favourites.has(game.nodeId)}
            aria-label={t('card.favourite', { name })}
            onClick={() => favourites.toggle(game.nodeId)}
          >
            <Icon name="star" />
          </button>
        )}
        <Link
          className={styles.round}
          to={detailPath(game.nodeId)}
          aria-label={t('card.about', { name })}
        >
          <Icon name="info" />
        </Link>
      </span>
    </li>
  );
}
