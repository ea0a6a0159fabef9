import type { CatalogueGame, GameId, LaunchParameters, MemberId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Protection } from '../protection/index.ts';
import { readCatalogue } from './catalogue.ts';
import { foldForSearch } from './catalogue-game.ts';
import { countGames, gameById, listGames, listLanes, type GameRow } from './catalogue.store.ts';
import { dropOldLaunches, prepareLaunch, type LaunchOrder } from './launches.ts';
import { partnersOf, type Partner } from './partners.ts';
import { roundsOf, wonRounds } from './rounds.store.ts';
import { disableSessions } from './providers.store.ts';
import { createWalletServer, type WalletServer } from './wallet-server.ts';

/** Where a game is looked for: what a brand shows in its currency. */
export interface Table {
  readonly brand: string;
  readonly currency: string;
}

export interface GameSearch extends Table {
  readonly kind?: CatalogueGame['kind'] | undefined;
  readonly provider?: string | undefined;
  /** Part of the name, in any language. */
  readonly name?: string | undefined;
  readonly hotOnly?: boolean;
  readonly page: number;
  readonly pageSize: number;
}

export interface Lane {
  readonly provider: string;
  readonly displayName: string;
  readonly kind: CatalogueGame['kind'];
  readonly isHot: boolean;
}

export interface Providers {
  readonly wallet: WalletServer;
  search(search: GameSearch): Promise<{ games: readonly GameRow[]; total: number }>;
  game(id: GameId, table: Table): Promise<GameRow | null>;
  lanes(table: Table): Promise<readonly Lane[]>;
  /** Address of the game for one member, good for a minute; `null` where the provider does not answer. */
  launch(order: LaunchOrder & { readonly game: GameRow }): Promise<string | null>;
  roundsOf(member: MemberId, page: { before?: string; limit: number }): ReturnType<typeof roundsOf>;
  wonRounds(brand: string, limit: number): ReturnType<typeof wonRounds>;
  /** Reads every provider's catalogue; those that do not answer keep their last. Never rejects for them. */
  readCatalogues(): Promise<void>;
  /** A member may not bet any more: every game session says so to its provider. What was won is still paid. */
  endPlay(tx: Tx, member: MemberId): Promise<void>;
  tidy(): Promise<void>;
}

export interface ProvidersUses {
  readonly ledger: Ledger;
  readonly protection: Pick<Protection, 'watch'>;
}

export function createProviders(core: Core, uses: ProvidersUses): Providers {
  const partners = partnersOf(core.config);
  const { read } = core.db;

  return {
    wallet: createWalletServer(core, { ...uses, partners }),

    async search({ brand, currency, kind, provider, name, hotOnly = false, page, pageSize }) {
      const search = name === undefined ? undefined : foldForSearch(name);
      const filter = { brand, currency, kind, provider, search, hotOnly };
      const [games, total] = await Promise.all([
        listGames(read, filter, { offset: (page - 1) * pageSize, limit: pageSize }),
        countGames(read, filter),
      ]);
      return { games, total };
    },

    game: async (id, table) => (await gameById(read, { id, ...table })) ?? null,

    async lanes(table) {
      const lanes = await listLanes(read, table);
      return lanes.map((lane) => ({
        ...lane,
        displayName: partners.byId(lane.provider)?.displayName ?? lane.provider,
      }));
    },

    async launch(order) {
      const partner = partners.byId(order.game.provider);
      if (!partner || !(await isReachable(partner))) return null;
      const address = new URL(order.game.launch_path, partner.origin);
      const parameters = Object.entries(
        (await prepareLaunch(core, order)) satisfies LaunchParameters,
      );
      for (const [name, value] of parameters) address.searchParams.set(name, String(value));
      return address.href;
    },

    roundsOf: (member, { before, limit }) => roundsOf(read, { member, before, limit }),
    wonRounds: (brand, limit) => wonRounds(read, { brand, limit }),

    async readCatalogues() {
      await Promise.all(partners.all.map((partner) => readCatalogue(core, partner)));
    },
    endPlay: disableSessions,
    tidy: () => dropOldLaunches(core),
  };
}

const healthTimeoutMs = 2_000;

/** Asked before a launch, so that the player is told here rather than by an empty frame. */
async function isReachable({ origin }: Partner): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/health`, {
      signal: AbortSignal.timeout(healthTimeoutMs),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
