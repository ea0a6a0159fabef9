import fc from 'fast-check';
import { formatAmount } from '@croupier/contracts';
import { sql } from 'kysely';
import { decimalOf } from '../../db/index.ts';
import { testCore, type TestCore } from '../../testing/index.ts';
import { payoutOf } from './definitions/odds.ts';
import { hitRows, linePayout } from './payout.store.ts';

let core: TestCore;
beforeAll(async () => {
  core = await testCore();
});

/** As wide as the columns are, so that the database never rounds a payout of a high stake. */
const lines = fc.record({
  stakeUnits: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  oddsUnits: fc.array(fc.bigInt({ min: 1n, max: 10n ** 10n }), { minLength: 1, maxLength: 5 }),
  unitStake: fc.integer({ min: 1, max: 27 }),
  hits: fc.array(fc.integer({ min: 0, max: 27 }), { minLength: 1, maxLength: 5 }),
});

test('the database pays a line exactly as the definition states, for any stake, odds, unit and hits', async () => {
  await fc.assert(
    fc.asyncProperty(lines, async ({ hits, ...line }) => {
      const [odds = 0n, ...further] = line.oddsUnits;
      const won = new Map([['pick', hits.slice(0, line.oddsUnits.length)]]);
      const { rows } = await sql<{ units: bigint; text: string }>`
        SELECT units, ${decimalOf(sql`units`)} AS text FROM (
          SELECT ${linePayout} AS units FROM ${hitRows(won)} CROSS JOIN (SELECT ${line.stakeUnits}::bigint AS stake_units,
            ${odds}::bigint AS odds_units, ${further}::bigint[] AS further_odds_units, ${line.unitStake}::int AS unit_stake) AS line
        ) AS paid`.execute(core.db.read);
      const units = payoutOf(line, hits);
      expect(rows).toEqual([{ units, text: formatAmount(units) }]);
    }),
    { numRuns: 200 },
  );
});

test('an amount has the same text form as elsewhere', async () => {
  await fc.assert(
    fc.asyncProperty(fc.bigInt({ min: 0n, max: 10n ** 17n }), async (units) => {
      const { rows } = await sql<{ text: string }>`
        SELECT ${decimalOf(sql`units`)} AS text FROM (SELECT ${units}::bigint AS units) AS paid`.execute(
        core.db.read,
      );
      expect(rows[0]?.text).toBe(formatAmount(units));
    }),
    { numRuns: 100 },
  );
});
