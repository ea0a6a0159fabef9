import { useTexts } from '@croupier/i18n';
import { Button, LiveRegion, Retry } from '@croupier/ui';
import { useState } from 'react';
import { useGames, type GameFilter } from '../../api/games.ts';
import { CardGrid, CardGridSkeleton } from '../../lib/card-grid.tsx';
import { GameCard } from '../../lib/game-card.tsx';
import type { Play } from '../../lib/use-play.ts';
import { NoGames } from './no-games.tsx';
import styles from './lobby.module.css';

interface AllGamesProps {
  readonly filter: GameFilter;
  readonly onPlay: Play;
}

/** Every game that the filter leaves, fifteen at a time; how many is said aloud. */
export function AllGames(props: AllGamesProps) {
  const { t, formats } = useTexts('mfe-games');
  const total = useGames(props.filter, 1).data?.total;
  return (
    <>
      <LiveRegion>
        {total !== undefined && t('lobby.found', { count: total, total: formats.number(total) })}
      </LiveRegion>
      <Games {...props} />
    </>
  );
}

function Games({ filter, onPlay }: AllGamesProps) {
  const { t } = useTexts('mfe-games');
  const filterKey = JSON.stringify(filter);
  const [more, setMore] = useState({ filterKey, pages: 1 });
  // Another filter begins with its first page again.
  const pages = more.filterKey === filterKey ? more.pages : 1;
  const first = useGames(filter, 1);
  if (first.isPending) return <CardGridSkeleton count={10} />;
  if (first.error) return <Retry error={first.error} again={first.refetch} />;
  if (first.data.total === 0) return <NoGames gameName={filter.gameName} />;
  return (
    <>
      <CardGrid label={t('lobby.games')}>
        {Array.from({ length: pages }, (_, index) => (
          <GamesOfPage key={index} filter={filter} pageNo={index + 1} onPlay={onPlay} />
        ))}
      </CardGrid>
      {pages < first.data.totalPages && (
        <div className={styles.more}>
          <Button onClick={() => setMore({ filterKey, pages: pages + 1 })}>
            {t('lobby.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function GamesOfPage({ filter, pageNo, onPlay }: AllGamesProps & { pageNo: number }) {
  const page = useGames(filter, pageNo);
  if (page.isPending) return null;
  if (page.error) {
    return (
      <li>
        <Retry error={page.error} again={page.refetch} />
      </li>
    );
  }
  return page.data.games.map((game) => <GameCard key={game.nodeId} game={game} onPlay={onPlay} />);
}
