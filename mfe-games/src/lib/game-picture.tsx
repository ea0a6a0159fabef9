import type { Game } from '@croupier/contracts';
import { CoverArt } from '@croupier/ui';
import { useState } from 'react';
import styles from './game-card.module.css';

/** The provider's picture; where there is none, or it does not come, the cover that is drawn from its seed. */
export function GamePicture({ game }: { game: Pick<Game, 'art' | 'icon'> }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!game.icon || failed === game.icon) return <CoverArt seed={game.art} />;
  return (
    <img
      className={styles.image}
      src={game.icon}
      // The name stands beside it.
      alt={''}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(game.icon)}
    />
  );
}
