import { createHash } from 'node:crypto';
import type { CommitLink } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';
import { addCommit, commitsAfter, lastCommit } from './commit.store.ts';
import type { DrawRow } from './draw.store.ts';

/** Links a commit to the previously published one. */
export async function chainCommit(
  tx: Tx,
  draw: Pick<DrawRow, 'id' | 'game_id' | 'numero'>,
  { commit, at }: { commit: string; at: Date },
): Promise<void> {
  const last = await lastCommit(tx, draw.game_id);
  await addCommit(tx, {
    game_id: draw.game_id,
    place: (last?.place ?? 0) + 1,
    draw_id: draw.id,
    numero: draw.numero,
    commit_hash: commit,
    chain_hash: linkOf(last?.chain_hash ?? '', { numero: draw.numero, commit }),
    published_at: at,
  });
}

/** SHA-256 of the previous link, the issue and its commit. */
function linkOf(before: string, { numero, commit }: { numero: string; commit: string }): string {
  return createHash('sha256').update(`${before}|${numero}|${commit}`).digest('hex');
}

export async function commitLinks(
  db: Db['read'],
  page: { gameId: string; place: number; limit: number },
): Promise<CommitLink[]> {
  const rows = await commitsAfter(db, page);
  return rows.map((row) => ({
    place: row.place,
    drawId: row.draw_id,
    numero: row.numero,
    commit: row.commit_hash,
    chain: row.chain_hash,
    publishedAt: row.published_at.toISOString(),
  }));
}
