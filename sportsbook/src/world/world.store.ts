import { randomBytes } from 'node:crypto';
import type { Db } from '../db/connect.ts';
import { roundMs } from './leagues.ts';
import type { World } from './world.ts';

/** A new world has rounds behind it, so that tables and form are not empty on the first day. */
const playedRounds = 10;

/** The world of this database; made at the first start. */
export async function openWorld({ read }: Db, now: Date): Promise<World> {
  const begunAt = Math.floor(now.getTime() / roundMs - playedRounds) * roundMs;
  await read
    .insertInto('world')
    .values({ id: 1, seed: randomBytes(32).toString('hex'), begun_at: new Date(begunAt) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await read.selectFrom('world').selectAll().executeTakeFirstOrThrow();
  return { seed: row.seed, begunAt: row.begun_at.getTime() };
}
