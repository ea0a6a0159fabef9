import type {
  CategoryLane,
  ClassifyCount,
  Game,
  GameCategory,
  GameDetail,
  GameId,
  GameIndexPointer,
  GameList,
  GameQuery,
  Page,
  PlayedRound,
  RankedGame,
  RoundDetail,
  RoundId,
  Vendor,
  Winner,
} from '@croupier/contracts';
import type { Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import type { Favourites } from './favourites.ts';
import type { GameLaunch } from './game-launch.ts';
import type { LobbyIndex } from './lobby-index.ts';
import type { LobbyAdmin } from './lobby-admin.ts';
import type { LobbyLocation } from './lobby-location.ts';

export interface Games extends GameLaunch, LobbyAdmin {
  categories(place: LobbyLocation): Promise<Outcome<readonly CategoryLane[]>>;
  vendors(place: LobbyLocation): Promise<Outcome<readonly Vendor[]>>;
  classifies(
    query: Pick<GameQuery, 'gameType' | 'vassalage'>,
    place: LobbyLocation,
  ): Promise<Outcome<readonly ClassifyCount[]>>;
  list(query: GameQuery, place: LobbyLocation): Promise<Outcome<GameList>>;
  index(place: LobbyLocation): Promise<Outcome<GameIndexPointer>>;
  /** The file of that version; `null` if the lobby has changed since. */
  indexFile(place: LobbyLocation, version: string): Promise<LobbyIndex | null>;
  detail(nodeId: GameId, place: LobbyLocation): Promise<Outcome<GameDetail, 'game-unavailable'>>;
  hot(place: LobbyLocation, some: HotGamesQuery): Promise<Outcome<readonly Game[]>>;
  ranked(place: LobbyLocation, some: HotGamesQuery): Promise<Outcome<readonly RankedGame[]>>;
  winners(
    place: LobbyLocation,
    some: { limitNum?: number; gameCategory?: GameCategory | 'ALL' },
  ): Promise<Outcome<readonly Winner[]>>;
  cardRooms(place: LobbyLocation): Promise<Outcome<readonly Game[]>>;
  favouriteIds(member: Member): Promise<Outcome<{ content: readonly GameId[] }>>;
  favourites(
    member: Member,
    place: LobbyLocation,
    type?: GameCategory,
  ): Promise<Outcome<{ content: readonly Game[] }>>;
  addFavourite(
    member: Member,
    nodeId: GameId,
    place: LobbyLocation,
  ): Promise<Outcome<{ content: readonly GameId[] }, 'game-unavailable' | 'favourites-full'>>;
  removeFavourite: Favourites['remove'];
  recent(
    member: Member,
    place: LobbyLocation,
    type?: GameCategory,
  ): Promise<Outcome<{ list: readonly Game[] }>>;
  rounds(
    member: Pick<Member, 'id'>,
    page: { before?: string; limit?: number; nodeId?: GameId },
  ): Promise<Outcome<Page<PlayedRound>>>;
  round(member: Member, id: RoundId): Promise<Outcome<RoundDetail, 'not-found'>>;
}

interface HotGamesQuery {
  readonly limitNum?: number;
  readonly gameType?: GameCategory;
}
