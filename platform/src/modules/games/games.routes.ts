import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Games } from './games.service.ts';

export const gamesRoutes = ({ games }: { readonly games: Games }): Route[] => [
  on(calls.gameVendors, ({ brand }) => games.vendors(brand)),
  on(calls.gameList, ({ input, brand }) => games.list(input, brand)),
  on(calls.hotGames, ({ input, brand }) => games.hot(brand, input.limitNum)),
  on(calls.winners, ({ input, brand }) => games.winners(brand, input.limitNum)),
  on(calls.launchGame, ({ input, member, brand, origin }) =>
    games.launch({ ...input, member, brand, origin }),
  ),
  on(calls.rounds, ({ input, member }) => games.rounds(member, input)),
];
