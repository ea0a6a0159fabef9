import type { GameIndex } from '@croupier/contracts';
import type { WordIndex } from '@croupier/contracts/game-search';
import { useBus, useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, LiveRegion, Retry } from '@croupier/ui';
import { VirtualGrid } from '@croupier/ui/virtual-grid';
import { memo, useDeferredValue } from 'react';
import type { Favourites } from '../../api/favourites.ts';
import { CardGrid, CardGridSkeleton } from '../../lib/card-grid.tsx';
import cards from '../../lib/card-grid.module.css';
import { GameCard, WordedCard } from '../../lib/game-card.tsx';
import { useCardWords } from '../../lib/use-card-words.ts';
import type { Play } from '../../lib/use-play.ts';
import type { LobbyFilter } from './lobby-filter.ts';
import { useKindGames, useOwnGames, type LobbyGames } from './lobby-games.ts';
import { NoGames } from './no-games.tsx';
import styles from './lobby.module.css';

interface LobbyProps {
  readonly filter: LobbyFilter;
  readonly index: GameIndex | null;
  readonly words: WordIndex | null;
  readonly isShort: boolean;
  readonly favourites: Favourites;
  readonly onPlay: Play;
  readonly onClear: () => void;
  /** Searches for another name. */
  readonly onWords: (words: string) => void;
}

/** The games that match the filter. They do not render again while a key press only changes the field. */
export const Lobby = memo(function Lobby(props: LobbyProps) {
  const isOwn = props.filter.tab === 'fav' || props.filter.tab === 'recent';
  return isOwn ? <OwnGames {...props} /> : <KindGames {...props} />;
});

function KindGames(props: LobbyProps) {
  const games = useKindGames(props.filter, props);
  return <Games {...props} games={games} />;
}

function OwnGames(props: LobbyProps) {
  const { filter, favourites } = props;
  const { t } = useTexts('mfe-games');
  const bus = useBus();
  const session = useLatestEvent('session.changed');
  const games = useOwnGames(filter, Boolean(session), props);
  if (!session) {
    return (
      <Empty
        title={t(`lobby.signIn.${filter.tab}`)}
        text={t('lobby.signIn.text')}
        action={
          <Button
            variant="primary"
            onClick={() => bus.publish('sign-in.requested', { reason: 'play' })}
          >
            {t('game.signIn')}
          </Button>
        }
      />
    );
  }
  if (filter.tab === 'fav' && !favourites.canKeep)
    return <Empty title={t('lobby.trialFav')} text={t('lobby.trialFavText')} />;
  if (games.total === 0 && !games.isPending && !games.error && !filter.searchText)
    return (
      <Empty title={t(`lobby.empty.${filter.tab}`)} text={t(`lobby.emptyText.${filter.tab}`)} />
    );
  return <Games {...props} games={games} />;
}

type GamesProps = LobbyProps & { readonly games: LobbyGames };

function Games(props: GamesProps) {
  const { filter, games, isShort, onClear, onWords } = props;
  const { t, formats } = useTexts('mfe-games');
  const { size, total, more } = games;
  // For screen readers only: may render after the cards.
  const announced = useDeferredValue(total);
  if (games.isPending) return <CardGridSkeleton count={18} />;
  if (games.error && size === 0) return <Retry error={games.error} onRetry={games.retry} />;
  return (
    <>
      <LiveRegion>
        {t('lobby.found', { count: announced, total: formats.number(announced) })}
      </LiveRegion>
      {size === 0 ? (
        <NoGames filter={filter} nearest={games.nearest} onClear={onClear} onWords={onWords} />
      ) : isShort ? (
        <FewCards {...props} />
      ) : (
        <Cards {...props} />
      )}
      {games.error && size > 0 && <Retry error={games.error} onRetry={games.retry} />}
      {more && !games.error && (
        <div className={styles.more}>
          <Button onClick={more}>{t('lobby.more')}</Button>
          <span>
            {t('lobby.shown', { size: formats.number(size), total: formats.number(total) })}
          </span>
        </div>
      )}
    </>
  );
}

function Cards({ games, favourites, onPlay }: GamesProps) {
  const { t } = useTexts('mfe-games');
  const words = useCardWords();
  return (
    <VirtualGrid label={t('lobby.games')} className={cards.cards} size={games.size} at={games.at}>
      {(game, place, seat) => (
        <WordedCard
          key={seat}
          game={game}
          words={words}
          onPlay={onPlay}
          favourites={favourites}
          place={place}
          of={games.total}
        />
      )}
    </VirtualGrid>
  );
}

function FewCards({ games: { size, at }, favourites, onPlay }: GamesProps) {
  const { t } = useTexts('mfe-games');
  const games = Array.from({ length: size }, (_, place) => at(place) ?? []).flat();
  return (
    <CardGrid label={t('lobby.games')} look="few">
      {games.map((game) => (
        <GameCard key={game.nodeId} game={game} onPlay={onPlay} favourites={favourites} />
      ))}
    </CardGrid>
  );
}
