import type { Game } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, PageHeader, Skeleton } from '@croupier/ui';
import { memo, type ReactNode } from 'react';
import { useHotGames } from '../../api/hot-games.ts';
import { Link } from 'react-router-dom';
import { detailPath } from '../../lib/game-id.ts';
import { GamePicture } from '../../lib/game-picture.tsx';
import type { LobbyCategory } from '../../lib/category.ts';
import type { Play } from '../../lib/use-play.ts';
import styles from './lobby-head.module.css';

interface LobbyHeadProps {
  readonly category: LobbyCategory;
  readonly onPlay: Play;
}

const fanned = 3;
const buttonHeight = 46;

/** The page's title, and its three most played games, fanned out. */
export const LobbyHead = memo(function LobbyHead({ category, onPlay }: LobbyHeadProps) {
  const { t, local } = useTexts('mfe-games');
  const asked = useHotGames(category);
  const hot = asked.data?.slice(0, fanned) ?? [];
  const [first] = hot;
  return (
    <HeadView
      category={category}
      fan={first && <Fan games={hot} />}
      action={
        asked.isPending ? (
          <ActionPlace />
        ) : (
          first && (
            <Button variant="primary" icon="play" onClick={() => onPlay(first)}>
              {t('head.playGame', { name: local(first.name) })}
            </Button>
          )
        )
      }
    />
  );
});

/** The same title, with reserved space for the most played games. */
export function LobbyHeadSkeleton({ category }: Pick<LobbyHeadProps, 'category'>) {
  return <HeadView category={category} action={<ActionPlace />} />;
}

const ActionPlace = () => <Skeleton width="12rem" height={buttonHeight} />;

interface HeadViewProps {
  readonly category: LobbyCategory;
  readonly action?: ReactNode;
  readonly fan?: ReactNode;
}

function HeadView({ category, action, fan }: HeadViewProps) {
  const { t } = useTexts('mfe-games');
  return (
    <div className={styles.head} data-fan={action ? 'full' : 'none'}>
      <PageHeader
        title={t(`type.${category}.title`)}
        lead={<span className={styles.wide}>{t(`type.${category}.lead`)}</span>}
        actions={action && <span className={styles.wide}>{action}</span>}
        isSlim
      />
      {fan}
    </div>
  );
}

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
