import type { Game } from '@croupier/contracts';
import { CoverArt, useSite } from '@croupier/ui';
import { useMemo, useState } from 'react';
import styles from './game-card.module.css';
import { pictureAddresses } from './picture-addresses.ts';
import { reportOriginError } from './tab-origin.ts';

type GameArt = Pick<Game, 'art' | 'icon' | 'vassalage'>;

/** The provider's picture; if there is none, or it does not load, a cover drawn from the game's seed. */
export function GamePicture({ game }: { game: GameArt }) {
  return game.icon ? <ProviderPicture key={game.icon} game={game} /> : <CoverArt seed={game.art} />;
}

const nowhere: readonly string[] = [];

function ProviderPicture({ game }: { game: GameArt }) {
  const { imageCDNs = nowhere } = useSite().delivery ?? {};
  const { icon, vassalage } = game;
  const addresses = useMemo(
    () => pictureAddresses({ icon, vassalage }, imageCDNs),
    [icon, vassalage, imageCDNs],
  );
  const [at, setAt] = useState(0);
  const address = addresses[at];
  if (address === undefined) return <CoverArt seed={game.art} />;
  return (
    <img
      className={styles.image}
      src={address}
      // The name is beside the picture.
      alt={''}
      loading="lazy"
      decoding="async"
      onError={() => {
        reportOriginError('picture', new URL(address).origin);
        setAt(at + 1);
      }}
    />
  );
}
