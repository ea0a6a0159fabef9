import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { GameDefinition } from './definitions/game-definition.ts';

export interface GameTable {
  game_id: string;
  version: number;
  place: number;
  enabled: boolean;
}

export interface GameVersionTable {
  game_id: string;
  version: number;
  definition: GameDefinition;
  made_by: string;
  made_at: Date;
}

type Reader = Tx | Db['read'];

/** Every game with its version of today, in the order of the menus. */
export async function currentGames(db: Reader): Promise<GameTable[]> {
  return db.selectFrom('lottery_game').selectAll().orderBy('place').orderBy('game_id').execute();
}

export async function currentGame(db: Reader, gameId: string): Promise<GameTable | undefined> {
  return db.selectFrom('lottery_game').selectAll().where('game_id', '=', gameId).executeTakeFirst();
}

/** Those of the games that there are. */
export async function gamesByIds(
  tx: Tx,
  gameIds: readonly string[],
): Promise<readonly GameTable[]> {
  const { rows } = await sql<GameTable>`/* lottery-games */
    SELECT * FROM lottery_game WHERE game_id = ANY(${gameIds}::text[])`.execute(tx);
  return rows;
}

export async function gameVersion(
  db: Reader,
  gameId: string,
  version: number,
): Promise<GameVersionTable | undefined> {
  return db
    .selectFrom('lottery_game_version')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Who made which version when, the newest first. */
export async function versionsOf(
  db: Reader,
  gameId: string,
): Promise<Omit<GameVersionTable, 'definition'>[]> {
  return db
    .selectFrom('lottery_game_version')
    .select(['game_id', 'version', 'made_by', 'made_at'])
    .where('game_id', '=', gameId)
    .orderBy('version', 'desc')
    .execute();
}

/** Reads a game and lets nobody else change it until the transaction ends. */
export async function gameHeld(tx: Tx, gameId: string): Promise<GameTable | undefined> {
  return tx
    .selectFrom('lottery_game')
    .selectAll()
    .where('game_id', '=', gameId)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds games and says how many; those that exist stand. */
export async function addGames(tx: Tx, games: readonly GameTable[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('lottery_game')
    .values([...games])
    .onConflict((conflict) => conflict.column('game_id').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

export async function addVersions(tx: Tx, versions: readonly GameVersionTable[]): Promise<void> {
  await tx
    .insertInto('lottery_game_version')
    .values(
      versions.map((version) => ({
        ...version,
        definition: sql<GameDefinition>`${JSON.stringify(version.definition)}::jsonb`,
      })),
    )
    .onConflict((conflict) => conflict.columns(['game_id', 'version']).doNothing())
    .execute();
}

export async function setVersion(
  tx: Tx,
  { game_id, version, enabled }: Pick<GameTable, 'game_id' | 'version' | 'enabled'>,
): Promise<void> {
  await tx
    .updateTable('lottery_game')
    .set({ version, enabled })
    .where('game_id', '=', game_id)
    .execute();
}
