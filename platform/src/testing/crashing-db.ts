import type { Db, Tx } from '../core.ts';

/** Rejection of every request to a dead process. */
export class ProcessCrashed extends Error {}

export type CrashMoment = 'before the commit' | 'after the commit';

/**
 * A database whose process crashes at its n-th transaction: after that, nothing runs on this node any more.
 */
export function crashingDb(
  db: Db,
  n: number,
  moment: CrashMoment,
): { db: Db; isDead: () => boolean } {
  let count = 0;
  let isDead = false;
  async function transaction<Value>(work: (tx: Tx) => Promise<Value>) {
    if (isDead) throw new ProcessCrashed();
    const isLast = ++count === n;
    const value = await db.transaction(async (tx) => {
      const made = await work(tx);
      if (isLast && moment === 'before the commit') isDead = true;
      if (isDead) throw new ProcessCrashed();
      return made;
    });
    if (isLast) isDead = true;
    if (isDead) throw new ProcessCrashed();
    return value;
  }
  return { db: { ...db, transaction }, isDead: () => isDead };
}
