import fc from 'fast-check';
import { sql } from 'kysely';
import { testCore, type TestCore } from '../testing/index.ts';
import { arrayLiteral } from './array-literal.ts';

let core: TestCore;

beforeAll(async () => {
  core = await testCore();
});

const anyText = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .filter((text) => !text.includes('\0'));
const hard = [
  '',
  'NULL',
  'null',
  '{}',
  '","',
  '\\',
  '"',
  '\\"',
  ' a ',
  '\n',
  "'",
  '{"a":"\\u0022"}',
];

test('PostgreSQL reads any texts of an array back from a named statement', async () => {
  const texts = fc.array(fc.option(fc.oneof(anyText, fc.constantFrom(...hard))), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(texts, async (given) => {
      const { rows } = await sql<{ read: (string | null)[] }>`/* test-array-of-texts */
        SELECT ${given}::text[] AS read`.execute(core.db.read);
      expect(rows).toEqual([{ read: given }]);
    }),
    { numRuns: 60 },
  );
});

test('PostgreSQL reads whole numbers back to the last digit', async () => {
  const limits = { min: -(2n ** 63n), max: 2n ** 63n - 1n };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.bigInt(limits), { maxLength: 8 }), async (given) => {
      const { rows } = await sql<{ read: bigint[] }>`/* test-array-of-numbers */
        SELECT ${given}::bigint[] AS read`.execute(core.db.read);
      expect(rows).toEqual([{ read: given }]);
    }),
    { numRuns: 40 },
  );
});

test('PostgreSQL reads bytes back unchanged', async () => {
  const bytes = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(bytes, async (given) => {
      const buffers = given.map((some) => Buffer.from(some));
      const { rows } = await sql<{ read: Buffer[] }>`/* test-array-of-bytes */
        SELECT ${buffers}::bytea[] AS read`.execute(core.db.read);
      expect(rows).toEqual([{ read: buffers }]);
    }),
    { numRuns: 40 },
  );
});

test('an array of other values is left to the driver', () => {
  const others = [true, 1.5, Number.NaN, new Date(0), ['a'], { a: 1 }, undefined];
  for (const other of others) expect(arrayLiteral(['a', other])).toBeNull();
});
