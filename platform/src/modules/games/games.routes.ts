import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Games } from './games.service.ts';

export const gamesRoutes = ({ games }: { readonly games: Games }): Route[] => [
  on(calls.gameCategories, ({ brand }) => games.categories(brand)),
  on(calls.gameVendors, ({ brand }) => games.vendors(brand)),
  on(calls.gameClassifies, ({ input, brand }) => games.classifies(input, brand)),
  on(calls.gameList, ({ input, brand }) => games.list(input, brand)),
  on(calls.gameIndex, ({ brand }) => games.index(brand)),
  on(calls.gameDetail, ({ input, brand }) => games.detail(input.nodeId, brand)),
  on(calls.hotGames, ({ input, brand }) => games.hot(brand, input)),
  on(calls.rankedGames, ({ input, brand }) => games.ranked(brand, input)),
  on(calls.winners, ({ input, brand }) => games.winners(brand, input)),
  on(calls.cardRooms, ({ brand }) => games.cardRooms(brand)),
  on(calls.favouriteIds, ({ member }) => games.favouriteIds(member)),
  on(calls.favouriteGames, ({ input, member, brand }) =>
    games.favourites(member, brand, input.gameType),
  ),
  on(calls.addFavourite, ({ input, member, brand }) =>
    games.addFavourite(member, input.nodeId, brand),
  ),
  on(calls.removeFavourite, ({ input, member }) => games.removeFavourite(member.id, input.nodeId)),
  on(calls.recentGames, ({ input, member, brand }) => games.recent(member, brand, input.gameType)),
  on(calls.launchGame, ({ input, member, brand, origin }) =>
    games.launch({ ...input, member, brand, origin }),
  ),
  on(calls.tryGame, ({ input, brand, origin }) => games.tryOut({ ...input, brand, origin })),
  on(calls.launchSportsBook, ({ input, member, brand, origin }) =>
    games.sportsBook({ ...input, member, brand, origin }),
  ),
  on(calls.rounds, ({ input, member }) => games.rounds(member, input)),
  on(calls.showGames, ({ input, operator }) => games.show(input, operator)),
];
