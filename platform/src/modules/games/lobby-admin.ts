import {
  foldText,
  type InputOf,
  type Calls,
  type LobbyGame,
  type LobbyGames,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import type { GameRow, Providers, CatalogueSnapshot } from '../providers/index.ts';
import { setCountries, showGames } from './game-switch.ts';
import { vassalageOf } from './game-view.ts';

/** What operators see of a lobby, and can switch in it. */
export interface LobbyAdmin {
  lobby(query: InputOf<Calls['lobbyGames']>): Promise<Outcome<LobbyGames>>;
  show(
    change: InputOf<Calls['showGames']>,
    operator: Operator,
  ): Promise<Outcome<null, 'game-unavailable'>>;
  setCountries(
    change: InputOf<Calls['setGameCountries']>,
    operator: Operator,
  ): Promise<Outcome<null, 'game-unavailable'>>;
}

const pageSize = 50;

export function createLobbyAdmin(
  core: Core,
  providers: Pick<Providers, 'snapshotOf' | 'switchGames' | 'switchCountries' | 'invalidateOffers'>,
): LobbyAdmin {
  return {
    async lobby({ brand, vassalage, words, switched, pageNo = 1 }) {
      const snapshot = await providers.snapshotOf(brand);
      const viewed = viewerOf(snapshot);
      const provider = vassalage?.toLowerCase();
      const searchText = foldText(words ?? '');
      const found = snapshot.games.filter(
        (row) =>
          (provider === undefined || row.provider === provider) &&
          (row.search.includes(searchText) || row.code.includes(searchText)) &&
          (switched !== 1 || isSwitched(viewed(row))),
      );
      const start = (pageNo - 1) * pageSize;
      const games = found.slice(start, start + pageSize).map(viewed);
      return done({ games, total: found.length });
    },
    show: (change, operator) => showGames(change, operator, { core, providers }),
    setCountries: (change, operator) => setCountries(change, operator, { core, providers }),
  };
}

const isSwitched = ({ isShown, countries }: LobbyGame) => !isShown || countries !== null;

function viewerOf({ switches: { games, providers, countries } }: CatalogueSnapshot) {
  const rules = new Map(
    countries.map(({ game_id, mode, countries: named }) => [game_id, { mode, countries: named }]),
  );
  return (row: GameRow): LobbyGame => ({
    nodeId: row.id,
    vassalage: vassalageOf(row.provider),
    code: row.code,
    name: row.name,
    gameType: row.kind,
    rtp: row.rtp,
    isShown: !games.has(row.id),
    isProviderShown: !providers.has(row.provider),
    countries: rules.get(row.id) ?? null,
  });
}
