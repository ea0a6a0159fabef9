import type { Game } from '@croupier/contracts';
import { Badge, Icon } from '@croupier/ui';
import { memo } from 'react';
import type { Favourites } from '../api/favourites.ts';
import { detailPath, gamePath } from './game-id.ts';
import styles from './game-card.module.css';
import { GamePicture } from './game-picture.tsx';
import { LazyPicture } from './lazy-picture.tsx';
import { PressLink } from './press-link.tsx';
import { useCardWords, type CardWords } from './use-card-words.ts';
import type { Play } from './use-play.ts';

interface Worded {
  readonly words: CardWords;
}

interface GameCardProps {
  readonly game: Game;
  readonly onPlay: Play;
  readonly favourites?: Favourites;
  /** The card's position in a partially loaded list. */
  readonly place?: number;
  readonly of?: number;
}

/** A game card: its picture, its name, its stakes and its return. */
export function GameCard(props: GameCardProps) {
  return <WordedCard {...props} words={useCardWords()} />;
}

/** The same card for a list that loads the texts once for all its cards. */
export const WordedCard = memo(function WordedCard(props: GameCardProps & Worded) {
  const { game, onPlay, favourites, place, of, words } = props;
  const isInLongList = place !== undefined;
  return (
    <li
      className={styles.card}
      data-alone={isInLongList ? undefined : ''}
      aria-posinset={isInLongList ? place + 1 : undefined}
      aria-setsize={of}
    >
      <Face game={game} words={words} onPlay={onPlay} isLate={isInLongList} />
      <Corner
        game={game}
        words={words}
        isKept={favourites?.canKeep ? favourites.has(game.nodeId) : null}
        onKeep={favourites?.toggle}
      />
    </li>
  );
});

interface FaceProps extends Worded {
  readonly game: Game;
  readonly onPlay: Play;
  readonly isLate: boolean;
}

const Face = memo(function Face({ game, words, onPlay, isLate }: FaceProps) {
  return (
    <>
      <PressLink className={styles.link} href={gamePath(game.nodeId)} onPress={() => onPlay(game)}>
        <span className={styles.picture}>
          {isLate ? <LazyPicture game={game} /> : <GamePicture game={game} />}
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        </span>
        <span className={styles.name}>{words.name(game)}</span>
        <span className={styles.facts}>
          <span>{words.rtp(game)}</span>
          <span>
            {words.from} <bdi className={styles.stake}>{words.stake(game)}</bdi>
          </span>
        </span>
      </PressLink>
      {game.isHot && (
        <span className={styles.hot}>
          <Badge tone="accent">{words.hot}</Badge>
        </span>
      )}
    </>
  );
});

interface CornerProps extends Worded {
  readonly game: Game;
  /** `null` for a visitor who cannot store favourites. */
  readonly isKept: boolean | null;
  readonly onKeep: Favourites['toggle'] | undefined;
}

const Corner = memo(function Corner({ game, words, isKept, onKeep }: CornerProps) {
  return (
    <span className={styles.corner}>
      {isKept !== null && (
        <button
          type="button"
          className={styles.round}
          aria-pressed={isKept}
          aria-label={words.favourite(game)}
          onClick={() => onKeep?.(game.nodeId)}
        >
          <Icon name="star" />
        </button>
      )}
      <PressLink
        className={styles.round}
        href={detailPath(game.nodeId)}
        onPress={() => words.openDetail(game)}
        aria-label={words.about(game)}
      >
        <Icon name="info" />
      </PressLink>
    </span>
  );
});
