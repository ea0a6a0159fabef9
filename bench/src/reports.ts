import type { MemberId } from '@croupier/contracts';
import type { Core } from '@croupier/platform/core';
import { accounts } from '@croupier/platform/modules/ledger/index';
import { createReports, type Reports } from '@croupier/platform/modules/reports/index';
import { sql } from 'kysely';
import { withDatabase } from './bench-database.ts';
import { openLedger } from './bench-ledger.ts';
import { median, type Row } from './row.ts';

const member = 'mem_benchheavy' as MemberId;
const bets = 1_000_000;
const games = 60;
const seededAtOnce = 100_000;
const rounds = 15;
const allowedMs = 100;
const year = { from: '2025-01-01', to: '2025-12-31' };

/** The profit and loss of a year with a million bets, in 60 games. */
export function reportRows(): Promise<Row[]> {
  return withDatabase(async ({ url }) => {
    const { core } = openLedger(url);
    try {
      await seed(core);
      const reports = createReports(core, {
        brands: { byCode: async () => null },
        vendorNameOf: (provider) => provider,
        lottery: { nameOf: async () => null, tickets: async () => ({ rows: [], next: null }) },
      });
      const added = await rollUpAll(reports);
      const report = await timesOf(rounds, async () => {
        const answer = await reports.profit({ id: member, brand: 'bench', currency: 'BDT' }, year);
        if (!answer.ok || answer.value.total.bets !== bets)
          throw new Error('the report does not contain every bet');
      });
      const ledger = await timesOf(3, () => sumsOfLedger(core));
      const what = `report: a year of ${bets} bets`;
      return [
        { what, unit: 'ms', value: report, baseline: { name: 'allowed', value: allowedMs } },
        {
          what,
          unit: 'ms',
          value: report,
          baseline: { name: 'the same sums from the entries of the ledger', value: ledger },
        },
        { what: 'report: entries added to the roll-up', unit: 'per s', value: added },
      ];
    } finally {
      await core.db.close();
    }
  });
}

async function timesOf(runs: number, work: () => Promise<void>): Promise<number> {
  const taken: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begin = performance.now();
    await work();
    taken.push(performance.now() - begin);
  }
  return median(taken);
}

/** Returns the entries added in a second. */
async function rollUpAll(reports: Reports): Promise<number> {
  const begin = performance.now();
  while (await reports.advance([accounts.cash(member)]));
  return (bets * 2 * 1_000) / (performance.now() - begin);
}

/** What a report without a roll-up would have to read. */
async function sumsOfLedger({ db }: Core): Promise<void> {
  const path = accounts.cash(member);
  await sql`
    SELECT date(transfer.created_at) AS day, round.game_id, transfer.kind, sum(entry.units), count(*) FROM (
      SELECT transfer_id, -amount_units AS units FROM ledger_move WHERE from_path = ${path} AND from_version IS NOT NULL
      UNION ALL
      SELECT transfer_id, amount_units FROM ledger_move WHERE to_path = ${path} AND to_version IS NOT NULL
    ) AS entry
    JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id
    JOIN game_round AS round ON round.id = transfer.reference
    GROUP BY GROUPING SETS ((day, transfer.kind), (round.game_id, transfer.kind))`.execute(db.read);
}

/** Each bet is a stake of 0.00001 and a win of the same, so that the balance never falls. */
async function seed({ db }: Core): Promise<void> {
  await sql`INSERT INTO game (id, provider, code, name, search, kind, classify, launch_path, art, rtp, min_bet, is_hot,
      is_active, position, read_at, max_bet, languages, has_fun_play, fingerprint)
    SELECT 'gam_bench' || n, 'studio', 'bench' || n, '{"en": "Bench"}', '', 'RNG', '', '', '', 96, '{}', false,
      true, n, now(), '{}', '[]', false, '' FROM generate_series(0, ${games - 1}::int) AS n`.execute(
    db.read,
  );
  await sql`INSERT INTO game_round (id, provider, member_id, provider_round, account, brand, game_id, currency, state,
      stake_units, win_units, held_units, adjusted_units, started_at, is_play, bonus_stake_units, jackpot_units)
    SELECT 'rnd_bench' || n, 'studio', ${member}, n, 'heavy', 'bench', 'gam_bench' || n, 'BDT', 'closed',
      0, 0, 0, 0, '2025-01-01', false, 0, 0 FROM generate_series(0, ${games - 1}::int) AS n`.execute(
    db.read,
  );
  for (let from = 0; from < bets; from += seededAtOnce) await seedBets(db.read, from);
  await sql`INSERT INTO ledger_account (path, currency, balance_units, version)
    VALUES (${accounts.cash(member)}, 'BDT', 1, ${bets * 2})`.execute(db.read);
  await sql`VACUUM (ANALYZE)`.execute(db.read);
}

async function seedBets(read: Core['db']['read'], from: number): Promise<void> {
  const [own, house] = [accounts.cash(member), accounts.gaming('studio')];
  await sql`
    WITH bet AS (
      SELECT n, part, 'trf_' || lpad((n * 2 + part)::text, 26, '0') AS id
      FROM generate_series(${from}::int, ${from + seededAtOnce - 1}::int) AS n, generate_series(0, 1) AS part
    ), transfers AS (
      INSERT INTO ledger_transfer (id, key, input_hash, kind, currency, reference, created_at)
      SELECT id, id, '', CASE part WHEN 0 THEN 'game-bet' ELSE 'game-win' END, 'BDT', 'rnd_bench' || n % ${games}::int,
        '2025-01-01'::timestamptz + interval '365 days' * n / ${bets}::int FROM bet
    )
    INSERT INTO ledger_move (transfer_id, position, currency, amount_units, from_path, to_path, from_balance_units,
      from_version, to_balance_units, to_version)
    SELECT id, 0, 'BDT', 1, CASE part WHEN 0 THEN ${own} ELSE ${house} END, CASE part WHEN 0 THEN ${house} ELSE ${own} END,
      CASE part WHEN 0 THEN 0 END, CASE part WHEN 0 THEN n * 2 + 1 END,
      CASE part WHEN 1 THEN 1 END, CASE part WHEN 1 THEN n * 2 + 2 END FROM bet`.execute(read);
}
