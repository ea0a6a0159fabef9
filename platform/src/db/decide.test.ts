import { sql } from 'kysely';
import type { Tx } from '../core.ts';
import { done, fail } from '../outcome.ts';
import { testCore, type TestCore } from '../testing/index.ts';
import { decide } from './index.ts';

let core: TestCore;
beforeAll(async () => {
  core = await testCore();
  await sql`create table decided (name text)`.execute(core.db.read);
});

const write = (tx: Tx, name: string) => sql`insert into decided values (${name})`.execute(tx);

async function written(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from decided`.execute(core.db.read);
  return rows.map(({ name }) => name);
}

test('a success commits; a refusal or an error rolls back everything', async () => {
  const refusal = fail('insufficient-funds', { detail: 'Bet less.' });
  const kept = await decide(core.db, async (tx) => done(await write(tx, 'kept')));
  const refused = await decide(core.db, async (tx) => {
    await write(tx, 'refused');
    return refusal;
  });
  const broken = decide(core.db, async (tx) => {
    await write(tx, 'broken');
    throw new Error('it broke');
  });
  expect(kept.ok).toBe(true);
  expect(refused).toEqual(refusal);
  await expect(broken).rejects.toThrow('it broke');
  expect(await written()).toEqual(['kept']);
});

test('a transaction that lost a race is decided again', async () => {
  let attempts = 0;
  const decided = await decide(core.db, async () => {
    attempts += 1;
    if (attempts === 1) throw Object.assign(new Error('lost'), { code: '40001' });
    return fail('draw-closed');
  });
  expect(decided).toEqual(fail('draw-closed'));
  expect(attempts).toBe(2);
});
