import type { GameCategory } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Section } from '@croupier/ui';
import { useHotGames } from '../../api/hot-games.ts';
import { CardGrid, CardGridSkeleton } from '../../lib/card-grid.tsx';
import { GameCard } from '../../lib/game-card.tsx';
import type { Play } from '../../lib/use-play.ts';
import { stripSize } from './strip-size.ts';

interface HotStripProps {
  readonly onPlay: Play;
  /** The kind whose games the page already shows. */
  readonly besides?: GameCategory;
}

/** The hot games of all kinds in one row. */
export function HotStrip({ onPlay, besides }: HotStripProps) {
  const { t } = useTexts('mfe-games');
  const games = useHotGames();
  const others = games.data?.filter(({ gameType }) => gameType !== besides) ?? [];
  if (besides && others.length === 0) return null;
  return (
    <Section title={t('hot.title')} action={{ label: t('hot.all'), to: '/rng' }}>
      {games.isPending ? (
        <CardGridSkeleton count={stripSize} look="strip" />
      ) : games.error ? (
        <Retry error={games.error} onRetry={games.refetch} />
      ) : others.length === 0 ? (
        <Empty title={t('hot.none')} text={t('lobby.noneText')} />
      ) : (
        <CardGrid label={t('hot.title')} look="strip">
          {others.slice(0, stripSize).map((game) => (
            <GameCard key={game.nodeId} game={game} onPlay={onPlay} />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}
