import type { MemberId } from '@croupier/contracts';
import type { Core } from '@croupier/platform/core';
import { accounts, type Booking, type Ledger } from '@croupier/platform/modules/ledger/index';
import { createRollUps } from '@croupier/platform/modules/reports/index';
import { sql } from 'kysely';
import { stake } from './bench-ledger.ts';
import { median, type Row } from './row.ts';

/** Players with and without agents above; each agent recruited an equal number of them. */
const playersOfKind = 400;
const agents = 20;
const betsOfPlayer = 4;
const setSize = 100;
const rounds = 41;
const slowerAtMost = 0.05;

/**
 * What agent reporting costs: rows that the roll-ups write for it, and how much longer bets take with their roll-up
 * than the same bets of players who belong to no team. The two kinds take turns.
 */
export async function agentBetRows({
  core,
  ledger,
}: {
  core: Core;
  ledger: Ledger;
}): Promise<Row[]> {
  await seed(core, ledger);
  const kinds = { team: playersBelow('t'), alone: playersBelow('a') };
  const taken: Record<keyof typeof kinds, number[]> = { team: [], alone: [] };
  const perBet: number[] = [];
  const measured = {
    async team(round: number) {
      const before = await rowsWritten(core);
      taken.team.push(await timeOfBets({ core, ledger }, kinds.team, `t${round}`));
      perBet.push(((await rowsWritten(core)) - before) / (playersOfKind * betsOfPlayer));
    },
    async alone(round: number) {
      taken.alone.push(await timeOfBets({ core, ledger }, kinds.alone, `a${round}`));
    },
  };
  for (let round = 0; round < rounds; round += 1) {
    // Who begins changes with each round, so that what a round leaves behind slows both kinds alike.
    const first = round % 2 === 0 ? 'team' : 'alone';
    await measured[first](round);
    await measured[first === 'team' ? 'alone' : 'team'](round);
  }
  const bets = `bets with their roll-up, ${playersOfKind} players`;
  return [
    {
      what: `${bets}: rows written for agent reporting for each bet`,
      unit: 'rows',
      value: median(perBet.slice(1)),
      baseline: { name: 'allowed', value: 1 },
    },
    {
      what: `${bets} of ${agents} agents (at most ${slowerAtMost * 100} % slower)`,
      unit: 'ms',
      value: median(taken.team.slice(1)),
      baseline: {
        name: 'the same of players without an agent',
        value: median(taken.alone.slice(1)),
      },
    },
  ];
}

const playersBelow = (kind: string) =>
  Array.from(
    { length: playersOfKind },
    (_, at) => `mem_costs${kind}${String(at).padStart(6, '0')}` as MemberId,
  );

async function seed({ db }: Core, ledger: Ledger): Promise<void> {
  const columns = sql`members (id, brand, username, username_key, nickname, type, status, icon, password_hash,
    has_password, password_changed_at, payment_pin_hash, upline_id, upline_path, joined_at, rank_level)`;
  const defaults = sql`'active', 'lotus', '', true, now(), ''`;
  await sql`INSERT INTO ${columns}
    SELECT 'mem_costsagent' || n, 'padma', 'costsagent' || n, 'costsagent' || n, 'Agent', 1, ${defaults}, NULL, '/', now(), 0
    FROM generate_series(1, ${agents}::int) AS n`.execute(db.read);
  await sql`INSERT INTO ${columns}
    SELECT id, 'padma', id, id, 'Player', 0, ${defaults}, agent, coalesce('/' || agent, '') || '/', now(), 0
    FROM (SELECT id, CASE WHEN id LIKE 'mem_costst%' THEN 'mem_costsagent' || at % ${agents}::int + 1 END AS agent
      FROM unnest(${[...playersBelow('t'), ...playersBelow('a')]}::text[]) WITH ORDINALITY AS player (id, at)) AS player`.execute(
    db.read,
  );
  const deposits = [...playersBelow('t'), ...playersBelow('a')].map((member): Booking => {
    const move = { from: accounts.deposits('bench'), to: accounts.cash(member) };
    const moves = [{ ...move, amountUnits: 10n ** 15n }];
    return { key: `costs-${member}`, kind: 'deposit', currency: 'BDT', reference: 'bench', moves };
  });
  await db.transaction((tx) => ledger.book(tx, deposits));
}

async function timeOfBets(
  { core, ledger }: { core: Core; ledger: Ledger },
  members: readonly MemberId[],
  round: string,
): Promise<number> {
  const rollUps = createRollUps(core, { brands: { byCode: async () => null } });
  const bets = Array.from({ length: betsOfPlayer }, (_, bet) =>
    members.map((member) => stake(`${round}-${bet}-${member}`, member)),
  ).flat();
  const begin = performance.now();
  for (let at = 0; at < bets.length; at += setSize)
    await core.db.transaction((tx) => ledger.book(tx, bets.slice(at, at + setSize)));
  await rollUps.catchUpMembers(members);
  return performance.now() - begin;
}

/** Inserted and updated rows of the tables that agent reporting alone reads. */
async function rowsWritten({ db }: Core): Promise<number> {
  await sql`SELECT pg_stat_force_next_flush()`.execute(db.read);
  const { rows } = await sql<{ written: number }>`
    SELECT sum(n_tup_ins + n_tup_upd)::int AS written FROM pg_stat_user_tables
    WHERE relname IN ('report_hour', 'report_team_day')`.execute(db.read);
  return rows[0]?.written ?? 0;
}
