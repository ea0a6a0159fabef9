import type { Game } from '@croupier/contracts';
import { useEffect, useState } from 'react';
import styles from './game-card.module.css';
import { GamePicture } from './game-picture.tsx';
import { inTurn } from './turns.ts';

/** The picture of a card in a long list: names come at once, pictures follow while the page rests. */
export function LatePicture({ game }: { game: Pick<Game, 'art' | 'icon'> }) {
  const [drawn, setDrawn] = useState<string | null>(null);
  const { art } = game;
  const isDrawn = drawn === art;
  useEffect(() => {
    if (isDrawn) return undefined;
    return inTurn(() => setDrawn(art));
  }, [art, isDrawn]);
  return isDrawn ? <GamePicture game={game} /> : <span className={styles.blank} />;
}
