import type { Game } from '../games/game.ts';
import type { Series } from '../games/series/series.ts';
import { createCatalogue, type Catalogue } from './catalogue.ts';

/** A provider that this program can run: its games, listed and playable only at its own origin. */
export interface Provider {
  readonly id: string;
  /** The games that are made by hand, in catalogue order. */
  readonly games: readonly Game[];
  /** Further games, generated from their numbers. */
  readonly series: Series | null;
  readonly catalogue: Catalogue;
  /** `null` for a game that this provider does not have. */
  gameByCode(code: string): Game | null;
  /** It keeps its players' money in wallets of its own; money comes and goes by the transfer protocol. */
  readonly keepsWallets: boolean;
}

interface ProviderPlan {
  readonly id: string;
  readonly games: readonly Game[];
  readonly series?: Series;
  readonly keepsWallets?: boolean;
}

export function createProvider({
  id,
  games,
  series,
  keepsWallets = false,
}: ProviderPlan): Provider {
  const byCode = new Map(games.map((game) => [game.listing.code, game]));
  return {
    id,
    games,
    series: series ?? null,
    keepsWallets,
    catalogue: createCatalogue(() => [
      ...games.map(({ listing }) => listing),
      ...Array.from(
        { length: series?.length ?? 0 },
        (_, number) => series?.listing(number) ?? [],
      ).flat(),
    ]),
    gameByCode: (code) => byCode.get(code) ?? series?.game(code) ?? null,
  };
}
