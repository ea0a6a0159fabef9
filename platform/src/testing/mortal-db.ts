import type { Db } from '../core.ts';

/** What everything ends with that is asked of a dead process. */
export class Killed extends Error {}

export type Moment = 'before the commit' | 'after the commit';

/** A database whose process ends at its n-th transaction: nothing runs on this node any more after that. */
export function mortal(db: Db, n: number, moment: Moment): { db: Db; isDead: () => boolean } {
  let count = 0;
  let isDead = false;
  async function transaction<Value>(work: Parameters<typeof db.transaction<Value>>[0]) {
    if (isDead) throw new Killed();
    const isLast = ++count === n;
    const value = await db.transaction(async (tx) => {
      const made = await work(tx);
      if (isLast && moment === 'before the commit') isDead = true;
      if (isDead) throw new Killed();
      return made;
    });
    if (isLast) isDead = true;
    if (isDead) throw new Killed();
    return value;
  }
  return { db: { ...db, transaction }, isDead: () => isDead };
}
