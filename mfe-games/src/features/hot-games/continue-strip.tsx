import { useTexts } from '@croupier/i18n';
import { Section } from '@croupier/ui';
import type { OwnPlay } from '../../api/own-play.ts';
import { useHotGames } from '../../api/hot-games.ts';
import { CardGrid } from '../../lib/card-grid.tsx';
import { GameCard } from '../../lib/game-card.tsx';
import type { Play } from '../../lib/use-play.ts';
import { stripSize } from './strip-size.ts';
import { TicketCard } from './ticket-card.tsx';

const ticketsShown = 2;

interface ContinueStripProps {
  readonly own: OwnPlay;
  readonly onPlay: Play;
}

/**
 * For members who come back, in place of the hot games and with the same height: their tickets that wait for a draw,
 * then the games that they played last. Hot games fill the rest of the row.
 */
export function ContinueStrip({ own, onPlay }: ContinueStripProps) {
  const { t } = useTexts('mfe-games');
  const hot = useHotGames().data ?? [];
  const tickets = own.tickets.slice(0, ticketsShown);
  const played = new Set(own.games.map(({ nodeId }) => nodeId));
  const games = [...own.games, ...hot.filter(({ nodeId }) => !played.has(nodeId))];
  return (
    <Section title={t('continue.title')} action={{ label: t('hot.all'), to: '/rng' }}>
      <CardGrid label={t('continue.title')} look="strip">
        {tickets.map((ticket) => (
          <TicketCard key={ticket.id} ticket={ticket} />
        ))}
        {games.slice(0, stripSize - tickets.length).map((game) => (
          <GameCard key={game.nodeId} game={game} onPlay={onPlay} />
        ))}
      </CardGrid>
    </Section>
  );
}
