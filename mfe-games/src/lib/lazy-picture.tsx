import type { Game } from '@croupier/contracts';
import { useEffect, useState } from 'react';
import styles from './game-card.module.css';
import { GamePicture } from './game-picture.tsx';
import { runWhenIdle } from './run-when-idle.ts';

type GameArt = Pick<Game, 'art' | 'icon' | 'vassalage'>;

/**
 * The picture of a card in a long list: names appear immediately, pictures follow while the page is idle. The
 * previous game's picture stays mounted but hidden: removing it would cost a frame on a key press.
 */
export function LazyPicture({ game }: { game: GameArt }) {
  const [drawn, setDrawn] = useState<GameArt | null>(null);
  const isDrawn = drawn?.art === game.art;
  useEffect(() => {
    if (isDrawn) return undefined;
    return runWhenIdle(() => setDrawn(game));
  }, [game, isDrawn]);
  return (
    <span className={styles.late} data-blank={isDrawn ? undefined : ''}>
      {drawn && <GamePicture game={drawn} />}
    </span>
  );
}
