import type { DrawId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    lottery_commit: CommitTable;
  }
}

export interface CommitTable {
  game_id: string;
  place: number;
  draw_id: DrawId;
  numero: string;
  commit_hash: string;
  chain_hash: string;
  published_at: Date;
}

export async function lastCommit(tx: Tx, gameId: string): Promise<CommitTable | undefined> {
  return tx
    .selectFrom('lottery_commit')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function addCommit(tx: Tx, commit: CommitTable): Promise<void> {
  await tx.insertInto('lottery_commit').values(commit).execute();
}

/** Commits of a game in order, after `place`. */
export async function commitsAfter(
  db: Db['read'],
  { gameId, place, limit }: { gameId: string; place: number; limit: number },
): Promise<CommitTable[]> {
  return db
    .selectFrom('lottery_commit')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('place', '>', place)
    .orderBy('place')
    .limit(limit)
    .execute();
}
