import type { LotteryTable } from '@croupier/contracts';
import { useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Retry, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { usePopularLotteries } from '../../api/popular-lotteries.ts';
import { useRecentLotteries } from '../../api/recent-lotteries.ts';
import { useFavouriteGames } from '../../lib/use-favourite-games.ts';
import { LobbyFilters } from './lobby-filters.tsx';
import styles from './lobby.module.css';
import { everything, narrow, tagsOf, type LobbyFilter } from './narrow.ts';
import { TableCard } from './table-card.tsx';

interface LobbyProps {
  readonly tables: readonly LotteryTable[];
  /** Address of a game's table. */
  readonly addressOf: (gameId: string) => string;
}

/** All games, filtered by lists, tags, days and words. */
export function Lobby({ tables, addressOf }: LobbyProps) {
  const { t } = useTexts('mfe-lottery');
  const session = useLatestEvent('session.changed');
  const [filter, setFilter] = useState<LobbyFilter>(everything);
  const { favourites, toggle } = useFavouriteGames();
  const needsSession = filter.list === 'recent' && !session;
  const popular = usePopularLotteries({ enabled: filter.list === 'hot' });
  const recent = useRecentLotteries({ enabled: filter.list === 'recent' && !needsSession });
  const asked = { hot: popular, recent, all: null, favourite: null }[filter.list];
  const listed =
    filter.list === 'favourite'
      ? favourites
      : (asked?.data?.map(({ gameId }) => gameId) ?? (asked ? [] : null));
  const shown = narrow(tables, filter, listed);

  return (
    <>
      <LobbyFilters
        tags={tagsOf(tables)}
        filter={filter}
        change={(part) => setFilter({ ...filter, ...part })}
      />
      {asked?.isPending && !needsSession ? (
        <div aria-busy="true">
          <Skeleton height={190} lines={2} />
        </div>
      ) : asked?.error ? (
        <Retry error={asked.error} onRetry={asked.refetch} />
      ) : shown.length === 0 ? (
        <Empty
          title={t(`lobby.none.${needsSession ? 'signedOut' : filter.list}`)}
          action={<Button onClick={() => setFilter(everything)}>{t('lobby.showAll')}</Button>}
        />
      ) : (
        <ul className={styles.tables} aria-label={t('tables.label')}>
          {shown.map((table) => (
            <TableCard
              key={table.game.gameId}
              table={table}
              to={addressOf(table.game.gameId)}
              isFavourite={favourites.includes(table.game.gameId)}
              onFavourite={() => toggle(table.game.gameId)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
