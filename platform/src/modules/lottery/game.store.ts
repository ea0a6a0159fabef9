import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { GameDefinition } from './definitions/game-definition.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    lottery_game: GameTable;
    lottery_game_version: GameVersionTable;
  }
}

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

/** Every game with its current version, in menu order. */
export async function currentGames(db: Reader): Promise<GameTable[]> {
  return db.selectFrom('lottery_game').selectAll().orderBy('place').orderBy('game_id').execute();
}

export async function currentGame(db: Reader, gameId: string): Promise<GameTable | undefined> {
  return db.selectFrom('lottery_game').selectAll().where('game_id', '=', gameId).executeTakeFirst();
}

/** The existing games among the ids. */
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

/** The versions with their authors and times, the newest first. */
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

/** Reads a game under an exclusive lock until the transaction ends. */
export async function lockGame(tx: Tx, gameId: string): Promise<GameTable | undefined> {
  return tx
    .selectFrom('lottery_game')
    .selectAll()
    .where('game_id', '=', gameId)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds games and returns how many; existing ones stay unchanged. */
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
