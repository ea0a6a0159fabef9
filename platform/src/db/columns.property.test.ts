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
/** Longer than the initial buffer. */
const long = 'Ω'.repeat(20_000);
const hard = ['', 'NULL', '{}', '"', '\\', ' a ', '\n', 'é', 'aé', '𝄞', long];

test('PostgreSQL reads any texts and nulls back', () =>
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

test('PostgreSQL reads large numbers and nulls back to the last digit', () =>
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

test('PostgreSQL reads whole numbers back', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.integer(), { maxLength: 8 }), async (numbers) => {
      const column = integerColumn(numbers, (number) => number);
      await expect(read(sql`${column}::int[]`)).resolves.toEqual(numbers);
    }),
    { numRuns: 40 },
  ));

test('PostgreSQL reads bytes back unchanged', () =>
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

test('columns that are encoded one after the other do not share memory', async () => {
  const [one, other] = [textColumn(['a', 'b'], (text) => text), textColumn([long], (text) => text)];
  await expect(read(sql`${one}::text[]`)).resolves.toEqual(['a', 'b']);
  await expect(read(sql`${other}::text[]`)).resolves.toEqual([long]);
});
