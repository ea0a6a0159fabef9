import type { Ticket } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { inEveryLanguage } from '../../in-every-language.ts';
import type { Catalogue } from './catalogue.ts';
import { drawsOf, linesWithPayouts, paidForTickets, type TicketTable } from './ticket.store.ts';
import { linesShown, ticketView } from './ticket-views.ts';

/** Reads what a list of tickets shows: draws, first lines, payouts and names of games. */
export function createTicketList(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  catalogue: Pick<Catalogue, 'gameOf'>,
) {
  async function views(rows: readonly TicketTable[]): Promise<Ticket[]> {
    const ids = rows.map(({ id }) => id);
    const drawIds = [...new Set(rows.map((row) => row.draw_id))];
    const [draws, lines, paid, names] = await Promise.all([
      drawsOf(db.read, drawIds),
      linesWithPayouts(db.read, ids, { limit: linesShown }),
      paidForTickets(db.read, ids),
      namesOf([...new Set(rows.map((row) => row.game_id))]),
    ]);
    return rows.flatMap((ticket) => {
      const draw = draws.find(({ id }) => id === ticket.draw_id);
      if (!draw) return [];
      return ticketView({
        ticket,
        draw,
        gameName: names.get(ticket.game_id) ?? inEveryLanguage(ticket.game_id),
        lines: lines.filter((line) => line.ticket_id === ticket.id),
        paid: paid.filter((one) => one.ticket_id === ticket.id),
        now: clock.now(),
      });
    });
  }

  async function namesOf(gameIds: readonly string[]) {
    const games = await Promise.all(gameIds.map((id) => catalogue.gameOf(id)));
    return new Map(games.flatMap((game) => (game ? [[game.gameId, game.name]] : [])));
  }

  return views;
}
