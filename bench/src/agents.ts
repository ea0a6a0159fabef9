import type { MemberId } from '@croupier/contracts';
import type { Core } from '@croupier/platform/core';
import { seedBrands } from '@croupier/platform/demo/brands';
import { createAgentPayouts } from '@croupier/platform/modules/agent-payouts/index';
import { createAgents } from '@croupier/platform/modules/agents/index';
import { createBrands } from '@croupier/platform/modules/brands/index';
import { accounts, type Ledger } from '@croupier/platform/modules/ledger/index';
import { createLive } from '@croupier/platform/modules/live/index';
import { createRollUps } from '@croupier/platform/modules/reports/index';
import { done } from '@croupier/platform/outcome';
import { sql } from 'kysely';
import { agentBetRows } from './agent-bets.ts';
import { withDatabase } from './bench-database.ts';
import { openLedger } from './bench-ledger.ts';
import { lotteryOn } from './bettors.ts';
import { median, type Row } from './row.ts';

const brand = 'padma';
const currency = 'BDT';
const top = 'mem_benchtop001' as MemberId;
/** Agents directly below the one at the top, each with the same number of players. */
const agents = 100;
const playersOfAgent = 999;
const days = 30;
/** Rows of the roll-up for a player; each contains `betsOfRow` bets of one day and game. */
const rowsOfPlayer = 10;
const betsOfRow = 10;
const rounds = 9;
const reportMs = 300;
const stepMs = 100;
/** Contracts of the real-time salary: these agents have one with the house, the others with one of them. */
const payers = 100;
const contracts = 10_000;
const salaryMs = 10_000;

/** The agent centre of a team of 100,000, and a run of the real-time salary for 10,000 contracts. */
export function agentRows(isWanted: (name: string) => boolean = () => true): Promise<Row[]> {
  return withDatabase(async ({ url }) => {
    const { core, ledger } = openLedger(url);
    try {
      const live = createLive(core);
      const brands = createBrands(core, { live });
      await seedBrands({ brands });
      const used = { core, ledger, brands, live };
      return [
        ...(isWanted('team') ? await teamRows(used) : []),
        ...(isWanted('salary') ? await salaryRows(used) : []),
        ...(isWanted('cost') ? await agentBetRows(used) : []),
      ];
    } finally {
      await core.db.close();
    }
  });
}

interface Dependencies {
  readonly core: Core;
  readonly ledger: Ledger;
  readonly brands: ReturnType<typeof createBrands>;
  readonly live: ReturnType<typeof createLive>;
}

async function teamRows({ core, ledger, brands }: Dependencies): Promise<Row[]> {
  await seedTeam(core);
  const lottery = lotteryOn(core);
  const centre = createAgents(core, {
    brands,
    ledger,
    lottery,
    content: { agentNotices: async () => [] },
    identity: { byId: async () => null },
    reports: { bets: async () => done({ rows: [], next: null }) },
  });
  const agent = { id: top, brand, currency, account: 'top', nickname: 'Top', type: 1 } as const;
  const member = { ...agent, lastLoginAt: null, token: '' };
  const under = agentAt(agents);
  const steps: readonly (readonly [
    what: string,
    allowed: number,
    step: () => Promise<{ ok: boolean }>,
  ])[] = [
    ['profit and loss of all', reportMs, () => centre.report(member, { kind: 'profit' })],
    ['betting of all by day', reportMs, () => centre.report(member, { kind: 'bets' })],
    ['overview', reportMs, () => centre.summary(member)],
    ['tree: open', stepMs, () => centre.members(member, {})],
    [
      'tree: agents of the first level',
      stepMs,
      () => centre.members(member, { agents: 'yes', limit: 20 }),
    ],
    ['tree: expand an agent', stepMs, () => centre.members(member, { under })],
    ['tree: search', stepMs, () => centre.members(member, { search: 'agent77' })],
    ['tree: search without a result', stepMs, () => centre.members(member, { search: 'nobody' })],
    ['tree: search by two letters', stepMs, () => centre.members(member, { search: 'zz' })],
    ['tree: search by a masked name', stepMs, () => centre.members(member, { search: 'pl•••q' })],
  ];
  const rows: Row[] = [];
  for (const [what, allowed, step] of steps) {
    const value = await timeOf(async () => {
      if (!(await step()).ok) throw new Error(`${what} was refused`);
    });
    const team = `a team of ${agents * (playersOfAgent + 1)} with ${betsOfTeam} bets`;
    rows.push({
      what: `${team}: ${what}`,
      unit: 'ms',
      value,
      baseline: { name: 'allowed', value: allowed },
    });
  }
  return rows;
}

const betsOfTeam = agents * playersOfAgent * rowsOfPlayer * betsOfRow;

async function timeOf(step: () => Promise<void>): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    await step();
    taken.push(performance.now() - begin);
  }
  return median(taken);
}

const agentAt = (number: number) => `mem_benchag${String(number).padStart(5, '0')}` as MemberId;

const memberColumns = sql`members (id, brand, username, username_key, nickname, type, status, icon, password_hash,
  has_password, password_changed_at, payment_pin_hash, upline_id, upline_path, joined_at, rank_level)`;
const memberDefaults = sql`'active', 'lotus', '', true, now(), ''`;

async function seedTeam({ db }: Pick<Core, 'db'>): Promise<void> {
  const { read } = db;
  await sql`INSERT INTO ${memberColumns} VALUES
    (${top}, ${brand}, 'top', 'top', 'Top', 1, ${memberDefaults}, NULL, '/', now(), 0)`.execute(
    read,
  );
  await sql`INSERT INTO ${memberColumns}
    SELECT 'mem_benchag' || lpad(n::text, 5, '0'), ${brand}, 'agent' || n, 'agent' || n, 'Agent', 2, ${memberDefaults},
      ${top}, ${`/${top}/`}, now(), 0 FROM generate_series(1, ${agents}::int) AS n`.execute(read);
  await sql`INSERT INTO ${memberColumns}
    SELECT 'mem_bench' || lpad(a::text, 5, '0') || lpad(n::text, 5, '0'), ${brand}, 'player' || a || 'x' || n,
      'player' || a || 'x' || n, 'Player', 0, ${memberDefaults},
      'mem_benchag' || lpad(a::text, 5, '0'), ${`/${top}/`} || 'mem_benchag' || lpad(a::text, 5, '0') || '/', now() - n * interval '1 minute', 0
    FROM generate_series(1, ${agents}::int) AS a, generate_series(1, ${playersOfAgent}::int) AS n`.execute(
    read,
  );
  await sql`INSERT INTO report_day (member_id, day, category, vendor, game, currency, bets, stake_units, refund_units,
      win_units, tip_units, bonus_units, rebate_units, deposit_units, withdrawal_units, fee_units, transfer_units,
      correction_units)
    SELECT id, current_date - (row * 3 + length(id) + ascii(right(id, 1))) % ${days}::int, 'LOTT', 'bench', 'game' || row,
      ${currency}, ${betsOfRow}::int, 1000000, 0, 900000, 0, 0, 0, 0, 0, 0, 0, 0
    FROM members, generate_series(1, ${rowsOfPlayer}::int) AS row WHERE username LIKE 'player%'`.execute(
    read,
  );
  const brands = { byCode: async () => null };
  await createRollUps({ db }, { brands }).rebuildTeams();
  await sql`VACUUM (ANALYZE)`.execute(read);
}

/** Agents with contracts, and a player with turnover below each; then one run pays all contracts. */
async function salaryRows({ core, ledger, brands, live }: Dependencies): Promise<Row[]> {
  await seedContracts(core);
  const payouts = createAgentPayouts(core, {
    brands,
    ledger,
    live,
    identity: { byAccount: async () => null },
    reports: { catchUpAll: async () => undefined },
    twoPersonUnitsOf: async () => null,
  });
  const begin = performance.now();
  await payouts.settleRealTimeDue();
  const value = performance.now() - begin;
  const { rows } = await sql<{ paid: number }>`
    SELECT count(*)::int AS paid FROM agent_payout WHERE state = 'paid'`.execute(core.db.read);
  if (rows[0]?.paid !== contracts) throw new Error(`${rows[0]?.paid} contracts were paid`);
  const first = await ledger.balance(accounts.cash(salaryAgent(payers + 1)));
  if (first.balanceUnits === 0n) throw new Error('an agent received nothing');
  return [
    {
      what: `real-time salary: a run for ${contracts} contracts`,
      unit: 'ms',
      value,
      baseline: { name: 'allowed', value: salaryMs },
    },
  ];
}

const salaryAgent = (number: number) => `mem_salary${String(number).padStart(6, '0')}` as MemberId;

async function seedContracts({ db: { read } }: Core): Promise<void> {
  const id = (number: ReturnType<typeof sql>) =>
    sql`'mem_salary' || lpad((${number})::text, 6, '0')`;
  const payer = id(sql`(n - 1) % ${payers}::int + 1`);
  const path = sql`CASE WHEN n <= ${payers}::int THEN '/' ELSE '/' || ${payer} || '/' END`;
  const upline = sql`CASE WHEN n > ${payers}::int THEN ${payer} END`;
  await sql`INSERT INTO ${memberColumns}
    SELECT ${id(sql`n`)}, ${brand}, 'salary' || n, 'salary' || n, 'Agent', 2, ${memberDefaults}, ${upline}, ${path}, now(), 0
    FROM generate_series(1, ${contracts}::int) AS n`.execute(read);
  await sql`INSERT INTO ${memberColumns}
    SELECT 'mem_salaryplay' || lpad(n::text, 6, '0'), ${brand}, 'bettor' || n, 'bettor' || n, 'Player', 0, ${memberDefaults},
      ${id(sql`n`)}, ${path} || ${id(sql`n`)} || '/', now(), 0 FROM generate_series(1, ${contracts}::int) AS n`.execute(
    read,
  );
  await sql`INSERT INTO agent_contract (id, brand, kind, upline_id, agent_id, version, terms, state, request_key,
      offered_at, expires_at, starts_at)
    SELECT 'agc_bench' || lpad(n::text, 6, '0'), ${brand}, 'real-time', CASE WHEN n > ${payers}::int THEN ${payer} END,
      ${id(sql`n`)}, 1, jsonb_build_object('kind', 'real-time', 'base', 'turnover', 'period', null, 'losses', null,
        'tiers', jsonb_build_array(jsonb_build_object('threshold', '0.00', 'members', 0, 'basisPoints',
          CASE WHEN n > ${payers}::int THEN 5 ELSE 10 END)), 'minimumTurnover', '0.00', 'validTurnover', '0.00'),
      'active', 'bench' || n, now() - interval '1 day', now(), now() - interval '1 hour'
    FROM generate_series(1, ${contracts}::int) AS n`.execute(read);
  await sql`INSERT INTO report_hour (member_id, hour, currency, turnover_units, late_turnover_units, late_win_units)
    SELECT 'mem_salaryplay' || lpad(n::text, 6, '0'), date_trunc('hour', now()), ${currency}, 10000000 + n * 100000, 0, 0
    FROM generate_series(1, ${contracts}::int) AS n`.execute(read);
  await sql`INSERT INTO agent_salary_count (brand, counted_at) VALUES (${brand}, now() - interval '10 minutes')`.execute(
    read,
  );
  await sql`VACUUM (ANALYZE)`.execute(read);
}
