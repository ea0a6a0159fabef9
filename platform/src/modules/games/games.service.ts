import type { Core } from '../../core.ts';
import { done } from '../../outcome.ts';
import { createGameLaunch } from './game-launch.ts';
import { gameOf } from './game-view.ts';
import { createLobbyAdmin } from './lobby-admin.ts';
import { gameRankings } from './ranked-games.ts';
import type { Games } from './games.ts';
import type { GamesUses } from './games-uses.ts';
import { offeredGames } from './offered-games.ts';
import { gameBrowsing } from './browse-games.ts';
import { ownGames } from './own-games.ts';

export function createGames(core: Core, uses: GamesUses): Games {
  const { providers, protection } = uses;
  const { offerOf, offered } = offeredGames({ providers });

  return {
    ...createGameLaunch({ providers, protection, offerOf }),
    async cardRooms(place) {
      const { games } = await offerOf(place);
      const rooms = games.filter(({ kind }) => kind === 'PVP');
      return done(rooms.map((row) => gameOf(row, place.brand)));
    },
    ...createLobbyAdmin(core, providers),
    ...gameBrowsing({ providers, protection }, { offerOf }),
    ...gameRankings(core, uses, { offerOf, offered }),
    ...ownGames(core, uses, { offered, offerOf }),
  };
}
