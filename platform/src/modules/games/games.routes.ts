import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Games } from './games.ts';

export const gamesRoutes = ({ games }: { readonly games: Games }): Route[] => [
  on(calls.gameCategories, (visit) => games.categories(visit)),
  on(calls.gameVendors, (visit) => games.vendors(visit)),
  on(calls.gameClassifies, (visit) => games.classifies(visit.input, visit)),
  on(calls.gameList, (visit) => games.list(visit.input, visit)),
  on(calls.gameIndex, (visit) => games.index(visit)),
  on(calls.gameDetail, (visit) => games.detail(visit.input.nodeId, visit)),
  on(calls.hotGames, (visit) => games.hot(visit, visit.input)),
  on(calls.rankedGames, (visit) => games.ranked(visit, visit.input)),
  on(calls.winners, (visit) => games.winners(visit, visit.input)),
  on(calls.cardRooms, (visit) => games.cardRooms(visit)),
  on(calls.favouriteIds, ({ member }) => games.favouriteIds(member)),
  on(calls.favouriteGames, (visit) => games.favourites(visit.member, visit, visit.input.gameType)),
  on(calls.addFavourite, (visit) => games.addFavourite(visit.member, visit.input.nodeId, visit)),
  on(calls.removeFavourite, ({ input, member }) => games.removeFavourite(member.id, input.nodeId)),
  on(calls.recentGames, (visit) => games.recent(visit.member, visit, visit.input.gameType)),
  on(calls.launchGame, ({ input, member, brand, country, origin }) =>
    games.launch({ ...input, member, brand, country, origin }),
  ),
  on(calls.tryGame, ({ input, brand, country, origin }) =>
    games.tryOut({ ...input, brand, country, origin }),
  ),
  on(calls.launchSportsBook, ({ input, member, brand, country, origin }) =>
    games.sportsBook({ ...input, member, brand, country, origin }),
  ),
  on(calls.rounds, ({ input, member }) => games.rounds(member, input)),
  on(calls.roundDetail, ({ input, member }) => games.round(member, input.id)),
  on(calls.lobbyGames, ({ input }) => games.lobby(input)),
  on(calls.showGames, ({ input, operator }) => games.show(input, operator)),
  on(calls.setGameCountries, ({ input, operator }) => games.setCountries(input, operator)),
];
