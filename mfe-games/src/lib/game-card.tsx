import type { Game } from '@croupier/contracts';
import { useTexts, type TextTools } from '@croupier/i18n';
import { Badge, Icon, Money } from '@croupier/ui';
import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Favourites } from '../api/favourites.ts';
import { detailPath, gamePath } from './game-id.ts';
import styles from './game-card.module.css';
import { GamePicture } from './game-picture.tsx';
import { LatePicture } from './late-picture.tsx';
import { PressLink } from './press-link.tsx';
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
export const GameCard = memo(function GameCard(props: GameCardProps) {
  const { game, onPlay, favourites, place, of } = props;
  const isInLongList = place !== undefined;
  const texts = useTexts('mfe-games');
  return (
    <li
      className={styles.card}
      data-alone={isInLongList ? undefined : ''}
      aria-posinset={isInLongList ? place + 1 : undefined}
      aria-setsize={of}
    >
      <Face game={game} texts={texts} onPlay={onPlay} isLate={isInLongList} />
      <Corner
        game={game}
        texts={texts}
        isKept={favourites?.canKeep ? favourites.has(game.nodeId) : null}
        onKeep={favourites?.toggle}
      />
    </li>
  );
});

interface FaceProps {
  readonly game: Game;
  readonly texts: TextTools;
  readonly onPlay: Play;
  readonly isLate: boolean;
}

const Face = memo(function Face({ game, texts, onPlay, isLate }: FaceProps) {
  const { t, formats, local } = texts;
  return (
    <>
      <PressLink className={styles.link} href={gamePath(game.nodeId)} onPress={() => onPlay(game)}>
        <span className={styles.picture}>
          {isLate ? <LatePicture game={game} /> : <GamePicture game={game} />}
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
      </PressLink>
      {game.isHot && (
        <span className={styles.hot}>
          <Badge tone="accent">{t('card.hot')}</Badge>
        </span>
      )}
    </>
  );
});

interface CornerProps {
  readonly game: Game;
  readonly texts: TextTools;
  /** `null` for who cannot keep favourites. */
  readonly isKept: boolean | null;
  readonly onKeep: Favourites['toggle'] | undefined;
}

const Corner = memo(function Corner({ game, texts, isKept, onKeep }: CornerProps) {
  const { t, local } = texts;
  const navigate = useNavigate();
  const name = local(game.name);
  const about = detailPath(game.nodeId);
  return (
    <span className={styles.corner}>
      {isKept !== null && (
        <button
          type="button"
          className={styles.round}
          aria-pressed={isKept}
          aria-label={t('card.favourite', { name })}
          onClick={() => onKeep?.(game.nodeId)}
        >
          <Icon name="star" />
        </button>
      )}
      <PressLink
        className={styles.round}
        href={about}
        onPress={() => void navigate(about)}
        aria-label={t('card.about', { name })}
      >
        <Icon name="info" />
      </PressLink>
    </span>
  );
});
