import type { MemberId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done } from '../../outcome.ts';
import type { Protection } from '../protection/index.ts';
import type { Providers } from '../providers/index.ts';
import { createGameLaunch } from './game-launch.ts';
import { gameOf } from './game-view.ts';
import { createLobbyAdmin } from './lobby-admin.ts';
import type { JackpotPaid } from './winners.ts';
import { type WonQuery, gameRankings } from './ranked-games.ts';
import type { Games } from './games.ts';
import { offeredGames } from './offered-games.ts';
import { gameBrowsing } from './browse-games.ts';
import { ownGames } from './own-games.ts';

export interface GamesUses {
  readonly providers: Providers;
  readonly protection: Pick<Protection, 'mayPlay'>;
  /** The latest jackpot payments of the brand. */
  jackpotsPaid(query: WonQuery): Promise<readonly JackpotPaid[]>;
  /** Codes of the lotteries that a member played, the last first; they have no rounds of a provider. */
  lotteriesPlayed(member: MemberId, count: number): Promise<readonly string[]>;
}

export function createGames(core: Core, uses: GamesUses): Games {
  const { providers, protection, jackpotsPaid } = uses;
  const { offerOf, offered } = offeredGames({ providers });

  return {
    ...createGameLaunch({ providers, protection, offerOf }),
    async cardRooms(place) {
      const { games } = await offerOf(place);
      const rooms = games.filter(({ kind }) => kind === 'PVP');
      return done(rooms.map((row) => gameOf(row, place.brand)));
    },
    ...createLobbyAdmin(core, providers),
    ...gameBrowsing({ providers }, { offerOf }),
    ...gameRankings(core, { providers, jackpotsPaid }, { offerOf, offered }),
    ...ownGames(core, uses, { offered, offerOf }),
  };
}
