import { sql } from 'kysely';
import type { Tx } from '../core.ts';
import { done, fail } from '../outcome.ts';
import { testCore, type TestCore } from '../testing/index.ts';
import { afterCommit, commitRefusal } from './index.ts';

let core: TestCore;
beforeAll(async () => {
  core = await testCore();
  await sql`create table written (name text)`.execute(core.db.read);
});
beforeEach(() => sql`truncate written`.execute(core.db.read));

const effect = jest.fn();
beforeEach(() => effect.mockClear());

async function write(tx: Tx, name: string): Promise<void> {
  await sql`insert into written values (${name})`.execute(tx);
  afterCommit(tx, () => effect(name));
}

async function written(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from written`.execute(core.db.read);
  return rows.map(({ name }) => name);
}

test('a success commits', async () => {
  const answer = await core.db.transaction(async (tx) => done(await write(tx, 'a success')));
  expect(answer).toEqual(done(undefined));
  expect(await written()).toEqual(['a success']);
  expect(effect).toHaveBeenCalledWith('a success');
});

test('a returned failure rolls back, and its after-commit effects do not run', async () => {
  const refusal = fail('insufficient-funds', { detail: 'Bet less.' });
  const answer = await core.db.transaction(async (tx) => {
    await write(tx, 'a failure');
    return refusal;
  });
  expect(answer).toBe(refusal);
  expect(await written()).toEqual([]);
  expect(effect).not.toHaveBeenCalled();
});

test('a refusal that is committed by name stays, and the answer is the failure itself', async () => {
  const refusal = fail('wrong-code');
  const answer = await core.db.transaction(async (tx) => {
    await write(tx, 'an attempt');
    return commitRefusal(refusal);
  });
  expect(answer).toBe(refusal);
  expect(await written()).toEqual(['an attempt']);
  expect(effect).toHaveBeenCalledWith('an attempt');
});

test.each([[null], [false], [undefined], ['refused']])(
  'any other value commits, also %p',
  async (value) => {
    const answer = await core.db.transaction(async (tx) => {
      await write(tx, 'another value');
      return value;
    });
    expect(answer).toBe(value);
    expect(await written()).toEqual(['another value']);
  },
);

test('a thrown error rolls back', async () => {
  const broken = core.db.transaction(async (tx) => {
    await write(tx, 'broken');
    throw new Error('it broke');
  });
  await expect(broken).rejects.toThrow('it broke');
  expect(await written()).toEqual([]);
});

test('a transaction that lost a race runs again before it is refused', async () => {
  let attempts = 0;
  const answer = await core.db.transaction(async (tx) => {
    attempts += 1;
    await write(tx, `attempt ${attempts}`);
    if (attempts === 1) throw Object.assign(new Error('lost'), { code: '40001' });
    return fail('draw-closed');
  });
  expect(answer).toEqual(fail('draw-closed'));
  expect(attempts).toBe(2);
  expect(await written()).toEqual([]);
});
