import type { Core, Tx } from '../../core.ts';
import { builtInGames } from './definitions/games.ts';
import type { GameDefinition } from './definitions/game-definition.ts';
import {
  addGames,
  addVersions,
  currentGame,
  currentGames,
  gamesByIds,
  gameVersion,
  type GameTable,
} from './game.store.ts';

export interface Catalogue {
  /** Every game on offer, in menu order. */
  games(): Promise<readonly GameDefinition[]>;
  /** A game by its id, also a disabled one: its draws are still settled. */
  gameOf(gameId: string, tx?: Tx): Promise<GameDefinition | undefined>;
  /** Several games in one transaction. */
  gamesOf(tx: Tx, gameIds: readonly string[]): Promise<ReadonlyMap<string, GameDefinition>>;
  /** An earlier version of a game; versions never change. */
  versionOf(gameId: string, version: number, tx?: Tx): Promise<GameDefinition | undefined>;
}

/**
 * Reads the tables each time, so that every node offers the latest decision; definitions are cached by
 * version.
 */
export function createCatalogue({ db, clock }: Core): Catalogue {
  const known = new Map<string, GameDefinition>();
  let planting: Promise<void> | null = null;

  /** Adds the built-in games once per platform; existing rows stay unchanged. */
  function seed(): Promise<void> {
    planting ??= db.transaction(async (tx) => {
      await addGames(tx, builtInGames.map(placed));
      await addVersions(
        tx,
        builtInGames.map((definition) => ({
          game_id: definition.gameId,
          version: definition.priceVersion,
          definition,
          made_by: 'built in',
          made_at: clock.now(),
        })),
      );
    });
    planting.catch(() => (planting = null));
    return planting;
  }

  async function games(): Promise<readonly GameDefinition[]> {
    await seed();
    const rows = (await currentGames(db.read)).filter(({ enabled }) => enabled);
    const found = await Promise.all(rows.map((row) => definitionOf(row)));
    return found.filter((game) => game !== undefined);
  }

  async function gameOf(gameId: string, tx?: Tx): Promise<GameDefinition | undefined> {
    if (!tx) await seed();
    const row = await currentGame(tx ?? db.read, gameId);
    return row && definitionOf(row, tx);
  }

  async function gamesOf(tx: Tx, gameIds: readonly string[]) {
    const found = new Map<string, GameDefinition>();
    for (const row of await gamesByIds(tx, gameIds)) {
      const game = await definitionOf(row, tx);
      if (game) found.set(row.game_id, game);
    }
    return found;
  }

  async function versionOf(gameId: string, version: number, tx?: Tx) {
    const key = `${gameId}@${version}`;
    const stored = known.get(key);
    if (stored) return stored;
    const read = (await gameVersion(tx ?? db.read, gameId, version))?.definition;
    if (read) known.set(key, read);
    return read;
  }

  function definitionOf({ game_id, version }: GameTable, tx?: Tx) {
    return versionOf(game_id, version, tx);
  }

  return { games, gameOf, gamesOf, versionOf };
}

function placed({ gameId, priceVersion }: GameDefinition, index: number): GameTable {
  return { game_id: gameId, version: priceVersion, place: (index + 1) * 10, enabled: true };
}
