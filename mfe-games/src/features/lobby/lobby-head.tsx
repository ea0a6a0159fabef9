import type { Game } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, PageHeader } from '@croupier/ui';
import { memo } from 'react';
import { useHotGames } from '../../api/hot-games.ts';
import { Link } from 'react-router-dom';
import { detailPath } from '../../lib/game-id.ts';
import { GamePicture } from '../../lib/game-picture.tsx';
import type { LobbyCategory } from '../../lib/category.ts';
import type { Play } from '../../lib/use-play.ts';
import styles from './lobby-head.module.css';

const fanned = 3;

/** What the page is about, and the three games of it that are played most, fanned out. */
export const LobbyHead = memo(function LobbyHead({
  category,
  onPlay,
}: {
  category: LobbyCategory;
  onPlay: Play;
}) {
  const { t, local } = useTexts('mfe-games');
  const hot = useHotGames(category).data?.slice(0, fanned) ?? [];
  const [first] = hot;
  return (
    <div className={styles.head} data-fan={first ? 'full' : 'none'}>
      <PageHeader
        title={t(`type.${category}.title`)}
        lead={t(`type.${category}.lead`)}
        actions={
          first && (
            <Button variant="primary" icon="play" onClick={() => onPlay(first)}>
              {t('head.playGame', { name: local(first.name) })}
            </Button>
          )
        }
      />
      {first && <Fan games={hot} />}
    </div>
  );
});

function Fan({ games }: { games: readonly Game[] }) {
  const { local } = useTexts('mfe-games');
  return (
    <div className={styles.fan}>
      {games.map((game) => (
        <Link
          key={game.nodeId}
          className={styles.leaf}
          to={detailPath(game.nodeId)}
          aria-label={local(game.name)}
        >
          <GamePicture game={game} />
        </Link>
      ))}
    </div>
  );
}
