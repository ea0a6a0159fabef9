import { sql } from 'kysely';
import { testCore, type TestCore } from '../testing/index.ts';
import { afterCommit } from './connect.ts';
import { TransactionConflict } from './retry.ts';

let core: TestCore;
beforeAll(async () => {
  core = await testCore();
  await sql`CREATE TABLE counter (id int PRIMARY KEY, value bigint NOT NULL)`.execute(core.db.read);
  await sql`INSERT INTO counter VALUES (1, 0), (2, 0)`.execute(core.db.read);
});

const valueOf = async (id: number) =>
  (await sql<{ value: bigint }>`SELECT value FROM counter WHERE id = ${id}`.execute(core.db.read))
    .rows[0]?.value;

test('an int8 is read as a bigint, beyond the range of a number', async () => {
  const { rows } = await sql`SELECT 9007199254740993::bigint AS big, 7::int AS small`.execute(
    core.db.read,
  );
  expect(rows).toEqual([{ big: 9007199254740993n, small: 7 }]);
});

test('an array of int8 is read as an array of bigints, and an empty one as an empty array', async () => {
  const { rows } = await sql`
    SELECT ARRAY[9007199254740993, -7]::bigint[] AS two, '{}'::bigint[] AS none`.execute(
    core.db.read,
  );
  expect(rows).toEqual([{ two: [9007199254740993n, -7n], none: [] }]);
});

test('a bigint array can be a parameter', async () => {
  const { rows } = await sql`SELECT n FROM unnest(${[1n, 2n ** 60n]}::bigint[]) AS n`.execute(
    core.db.read,
  );
  expect(rows).toEqual([{ n: 1n }, { n: 2n ** 60n }]);
});

test('a transaction that met a conflict runs again, and the first attempt leaves nothing', async () => {
  let attempts = 0;
  const effects: number[] = [];
  await core.db.transaction(async (tx) => {
    const attempt = ++attempts;
    await sql`UPDATE counter SET value = value + 1 WHERE id = 1`.execute(tx);
    afterCommit(tx, () => effects.push(attempt));
    if (attempts < 3) throw new TransactionConflict('not yet');
  });
  expect(attempts).toBe(3);
  expect(effects).toEqual([3]);
  await expect(valueOf(1)).resolves.toBe(1n);
});

test('any other error rolls back, runs no after-commit effect and is not retried', async () => {
  let attempts = 0;
  const effect = jest.fn();
  const work = core.db.transaction(async (tx) => {
    attempts++;
    await sql`UPDATE counter SET value = 99 WHERE id = 1`.execute(tx);
    afterCommit(tx, effect);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(attempts).toBe(1);
  expect(effect).not.toHaveBeenCalled();
  await expect(valueOf(1)).resolves.not.toBe(99n);
});

test('two transactions that deadlock both commit in the end', async () => {
  const locked = new Set<number>();
  let open: () => void = () => undefined;
  const bothLocked = new Promise<void>((resolve) => (open = resolve));
  const swap = (first: number, second: number) =>
    core.db.transaction(async (tx) => {
      await sql`UPDATE counter SET value = value + 10 WHERE id = ${first}`.execute(tx);
      if (locked.add(first).size === 2) open();
      await bothLocked;
      await sql`UPDATE counter SET value = value + 10 WHERE id = ${second}`.execute(tx);
    });
  const before = [await valueOf(1), await valueOf(2)];
  await Promise.all([swap(1, 2), swap(2, 1)]);
  await expect(Promise.all([valueOf(1), valueOf(2)])).resolves.toEqual(
    before.map((value) => (value ?? 0n) + 20n),
  );
});

test('a statement whose text begins with a name is prepared under this name', async () => {
  await core.db.transaction(async (tx) => {
    await sql`/* counter-read */ SELECT value FROM counter WHERE id = ${1}`.execute(tx);
    const { rows } =
      await sql`SELECT name FROM pg_prepared_statements WHERE name = 'counter-read'`.execute(tx);
    expect(rows).toHaveLength(1);
  });
});

test('a connection that the server closes fails its own statement only', async () => {
  const broken = core.db.transaction(async (tx) => {
    await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await expect(broken).rejects.toThrow();
  await expect(valueOf(1)).resolves.toEqual(expect.any(BigInt));
});
