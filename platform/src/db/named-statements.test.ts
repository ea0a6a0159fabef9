import { sql } from 'kysely';
import type { Tx } from '../core.ts';
import { testCore, type TestCore } from '../testing/index.ts';

let core: TestCore;
beforeAll(async () => {
  // One connection: a name that a statement prepares on it is known to the next statement.
  core = await testCore({ connections: 1 });
  await sql`CREATE TABLE counter (id int PRIMARY KEY, value bigint NOT NULL CHECK (value < 100))`.execute(
    core.db.read,
  );
  await sql`INSERT INTO counter VALUES (1, 0)`.execute(core.db.read);
});
beforeEach(async () => {
  await add(core.db.read, -(await value()));
});

const add = async (tx: Tx | TestCore['db']['read'], by: bigint) =>
  (
    await sql<{ value: bigint }>`/* test-add */
      UPDATE counter SET value = value + ${by} WHERE id = 1 RETURNING value`.execute(tx)
  ).rows;

const value = async () =>
  (await sql<{ value: bigint }>`SELECT value FROM counter`.execute(core.db.read)).rows[0]?.value ??
  0n;

test('the first statement of a transaction returns its own rows, and so do the following ones', async () => {
  const given = await core.db.transaction(async (tx) => [await add(tx, 2n), await add(tx, 3n)]);
  expect(given).toEqual([[{ value: 2n }], [{ value: 5n }]]);
  await expect(value()).resolves.toBe(5n);
});

test('the first statement rolls back with its transaction', async () => {
  const work = core.db.transaction(async (tx) => {
    await add(tx, 2n);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  await expect(value()).resolves.toBe(0n);
});

test('a failing first statement leaves nothing and the connection stays usable', async () => {
  await expect(core.db.transaction((tx) => add(tx, 100n))).rejects.toThrow(/check constraint/);
  await core.db.transaction((tx) => add(tx, 1n));
  await expect(value()).resolves.toBe(1n);
});

test('a first statement without rows, without a name or not yet prepared opens its transaction as well', async () => {
  const isOpen = async (tx: Tx) => {
    const { rows } = await sql<{ isOpen: boolean }>`
      SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS "isOpen"`.execute(tx);
    return rows[0]?.isOpen;
  };
  const silent = (tx: Tx) => sql`/* test-silent */ UPDATE counter SET value = 7`.execute(tx);
  const nameless = (tx: Tx) => sql`UPDATE counter SET value = 7`.execute(tx);
  for (const first of [silent, silent, nameless]) {
    const opened = await core.db.transaction(async (tx) => {
      await first(tx);
      return isOpen(tx);
    });
    expect(opened).toBe(true);
  }
});

test('a transaction without statements commits', async () => {
  await expect(core.db.transaction(async () => 'nothing')).resolves.toBe('nothing');
  await expect(core.db.transaction(async () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  await expect(core.db.transaction((tx) => add(tx, 1n))).resolves.toEqual([{ value: 1n }]);
});
