import type { MemberId } from '@croupier/contracts';
import type { Core } from '@croupier/platform/core';
import { accounts, type Ledger } from '@croupier/platform/modules/ledger/index';
import { sql } from 'kysely';
import { withDatabase } from './bench-database.ts';
import { openLedger } from './bench-ledger.ts';
import { median, type Row } from './row.ts';

const few = { member: 'mem_benchfew' as MemberId, records: 100 };
const many = { member: 'mem_benchmany' as MemberId, records: 100_000 };
const limit = 15;
const rounds = 51;

/** A page of the account record, by cursor: of 100,000 records, compared with the same page of 100. */
export function recordRows(): Promise<Row[]> {
  return withDatabase(async ({ url }) => {
    const { core, ledger } = openLedger(url);
    try {
      for (const one of [few, many]) await seed(core, one);
      await sql`VACUUM (ANALYZE)`.execute(core.db.read);
      const baseline = { name: 'first page of 100 records', value: await timeOf(ledger, few) };
      const middle = await cursorAfter(ledger, many.records / 2);
      return [
        {
          what: `first page of ${many.records} records`,
          unit: 'ms',
          value: await timeOf(ledger, many),
          baseline,
        },
        {
          what: `page in the middle of ${many.records} records`,
          unit: 'ms',
          value: await timeOf(ledger, many, middle),
          baseline,
        },
      ];
    } finally {
      await core.db.close();
    }
  });
}

async function timeOf(
  ledger: Ledger,
  { member }: typeof few,
  before: string | null = null,
): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    const { entries } = await ledger.statement(accounts.cash(member), { before, limit });
    taken.push(performance.now() - begin);
    if (entries.length !== limit) throw new Error('the page of records is not full');
  }
  return median(taken);
}

/** The cursor behind so many of the newest records. */
async function cursorAfter(ledger: Ledger, count: number): Promise<string | null> {
  const page = await ledger.statement(accounts.cash(many.member), { before: null, limit: count });
  return page.next;
}

/** Deposits of the smallest unit. */
async function seed({ db }: Core, { member, records }: typeof few): Promise<void> {
  const [own, source] = [accounts.cash(member), accounts.deposits('bench')];
  await sql`
    WITH record AS (
      SELECT n, 'trf_' || ${member}::text || lpad(n::text, 10, '0') AS id
      FROM generate_series(1, ${records}::int) AS n
    ), transfers AS (
      INSERT INTO ledger_transfer (id, key, input_hash, kind, currency, reference, created_at)
      SELECT id, id, '', 'deposit', 'BDT', 'bench', '2025-01-01'::timestamptz + interval '1 minute' * n
      FROM record
    )
    INSERT INTO ledger_move (transfer_id, position, currency, amount_units, from_path, to_path,
      from_balance_units, from_version, to_balance_units, to_version)
    SELECT id, 0, 'BDT', 1, ${source}, ${own}, NULL, NULL, n, n FROM record`.execute(db.read);
  await sql`INSERT INTO ledger_account (path, currency, balance_units, version)
    VALUES (${own}, 'BDT', ${records}, ${records})`.execute(db.read);
}
