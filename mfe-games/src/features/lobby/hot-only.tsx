import { useTexts } from '@croupier/i18n';
import { Retry } from '@croupier/ui';
import type { GameFilter } from '../../api/games.ts';
import { useHotGames } from '../../api/hot-games.ts';
import { CardGrid, CardGridSkeleton } from '../../lib/card-grid.tsx';
import { holdsWords } from '../../lib/fold.ts';
import { GameCard } from '../../lib/game-card.tsx';
import type { Play } from '../../lib/use-play.ts';
import { NoGames } from './no-games.tsx';

/** The hot games of the kind; few enough to be narrowed here. */
export function HotOnly({ filter, onPlay }: { filter: GameFilter; onPlay: Play }) {
  const { t } = useTexts('mfe-games');
  const hot = useHotGames();
  if (hot.isPending) return <CardGridSkeleton count={5} />;
  if (hot.error) return <Retry error={hot.error} again={hot.refetch} />;
  const games = hot.data.filter(
    (game) =>
      game.gameType === filter.gameType &&
      (!filter.vassalage || game.vassalage === filter.vassalage) &&
      holdsWords(game.name, filter.gameName),
  );
  if (games.length === 0) return <NoGames gameName={filter.gameName} />;
  return (
    <CardGrid label={t('lobby.games')}>
      {games.map((game) => (
        <GameCard key={game.nodeId} game={game} onPlay={onPlay} />
      ))}
    </CardGrid>
  );
}
