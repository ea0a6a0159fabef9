import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { testCore, type TestCore } from '../testing/index.ts';
import { bigintColumn, bytesColumn, integerColumn, textColumn } from './columns.ts';

let core: TestCore;

beforeAll(async () => {
  core = await testCore();
});

async function read(column: RawBuilder<unknown>): Promise<unknown> {
  const { rows } = await sql<{ read: unknown }>`SELECT ${column} AS read`.execute(core.db.read);
  return rows[0]?.read;
}

const anyText = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .filter((text) => !text.includes('\0'));
/** Longer than the room that there is at first. */
const long = 'Ω'.repeat(20_000);
const hard = ['', 'NULL', '{}', '"', '\\', ' a ', '\n', 'é', 'aé', '𝄞', long];

test('the database reads whatever texts there were, and which were none', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(fc.oneof(anyText, fc.constantFrom(...hard))), { maxLength: 8 }),
      async (texts) => {
        const column = textColumn(texts, (text) => text);
        await expect(read(sql`${column}::text[]`)).resolves.toEqual(texts);
      },
    ),
    { numRuns: 60 },
  ));

test('the database reads large numbers to the last digit, and which were none', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })), { maxLength: 8 }),
      async (numbers) => {
        const column = bigintColumn(numbers, (number) => number);
        const spelled = numbers.map((number) => number?.toString() ?? null);
        await expect(read(sql`${column}::bigint[]::text[]`)).resolves.toEqual(spelled);
      },
    ),
    { numRuns: 40 },
  ));

test('the database reads whole numbers', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.integer(), { maxLength: 8 }), async (numbers) => {
      const column = integerColumn(numbers, (number) => number);
      await expect(read(sql`${column}::int[]`)).resolves.toEqual(numbers);
    }),
    { numRuns: 40 },
  ));

test('the database reads bytes as they were', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 8 }),
      async (given) => {
        const buffers = given.map((bytes) => Buffer.from(bytes));
        const column = bytesColumn(buffers, (bytes) => bytes.toString('latin1'));
        await expect(read(sql`${column}::bytea[]`)).resolves.toEqual(buffers);
      },
    ),
    { numRuns: 40 },
  ));

test('columns made one after the other do not write into each other', async () => {
  const [one, other] = [textColumn(['a', 'b'], (text) => text), textColumn([long], (text) => text)];
  await expect(read(sql`${one}::text[]`)).resolves.toEqual(['a', 'b']);
  await expect(read(sql`${other}::text[]`)).resolves.toEqual([long]);
});
