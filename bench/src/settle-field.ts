import pg from 'pg';
import type { DrawId } from '@croupier/contracts';

export interface Field extends FieldSize {
  /** Part of every id of the draw. */
  readonly name: string;
  readonly drawId: DrawId;
}

export interface FieldSize {
  readonly members: number;
  readonly tickets: number;
  readonly linesPerTicket: number;
}

export const million: FieldSize = { members: 20_000, tickets: 100_000, linesPerTicket: 10 };

export const linesOf = ({ tickets, linesPerTicket }: FieldSize) => tickets * linesPerTicket;

/**
 * Creates a draw whose lines are of one unit each, spread evenly over every ending of the special prize, so
 * that one in a hundred wins for any result; includes the bookings of such tickets.
 */
export async function seedField(url: string, field: Field): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements(field)) await client.query(statement);
  await client.end();
}

function statements({ name, drawId, members, tickets, linesPerTicket }: Field): string[] {
  const perMember = tickets / members;
  const stake = linesPerTicket * 100_000;
  const cash = 10n ** 12n;
  return [
    `INSERT INTO ledger_transfer (id, key, input_hash, kind, currency, reference, created_at)
     SELECT 'trf_0${name}' || m, '${name}-fund-' || m, '\\x00', 'deposit', 'BDT', 'bench', now()
     FROM generate_series(0, ${members - 1}) AS m`,
    `INSERT INTO ledger_move (transfer_id, position, currency, amount_units, from_path, to_path, to_balance_units, to_version)
     SELECT 'trf_0${name}' || m, 0, 'BDT', ${cash}, 'house:deposits:bench', 'player:mem_${name}' || m || ':cash', ${cash}, 1
     FROM generate_series(0, ${members - 1}) AS m`,
    `INSERT INTO ledger_transfer (id, key, input_hash, kind, currency, reference, created_at)
     SELECT 'trf_1${name}' || t, '${name}-stake-' || t, '\\x00', 'stake', 'BDT', 'tkt_${name}' || lpad(t::text, 8, '0'), now()
     FROM generate_series(0, ${tickets - 1}) AS t`,
    `INSERT INTO ledger_move (transfer_id, position, currency, amount_units, from_path, to_path, from_balance_units, from_version)
     SELECT 'trf_1${name}' || t, 0, 'BDT', ${stake}, 'player:mem_${name}' || t % ${members} || ':cash', 'draw:${drawId}:stakes',
       ${cash} - (t / ${members} + 1) * ${stake}::bigint, t / ${members} + 2
     FROM generate_series(0, ${tickets - 1}) AS t`,
    `INSERT INTO ledger_account (path, currency, balance_units, version)
     SELECT 'player:mem_${name}' || m || ':cash', 'BDT', ${cash} - ${perMember * stake}, ${perMember + 1}
     FROM generate_series(0, ${members - 1}) AS m`,
    `INSERT INTO lottery_ticket (id, brand, member_id, draw_id, game_id, currency, stake_units, price_version, key,
       slip_hash, transfer_id, placed_at, line_count)
     SELECT 'tkt_${name}' || lpad(t::text, 8, '0'), 'padma', 'mem_${name}' || t % ${members}, '${drawId}', 'vn-mb', 'BDT',
       ${stake}, 1, '${name}-' || t, 'x', 'trf_1${name}' || t, now(), ${linesPerTicket}
     FROM generate_series(0, ${tickets - 1}) AS t`,
    `INSERT INTO lottery_line (ticket_id, line_no, draw_id, pick, stake_units, odds_units)
     SELECT 'tkt_${name}' || lpad(t::text, 8, '0'), l + 1, '${drawId}',
       'de-db:' || lpad(((t * 7 + l * 11 + t / 100) % 100)::text, 2, '0'), 100000, 9900000
     FROM generate_series(0, ${tickets - 1}) AS t, generate_series(0, ${linesPerTicket - 1}) AS l`,
    `DROP TABLE IF EXISTS plain_account, plain_payout`,
    `CREATE TABLE plain_account (path text PRIMARY KEY, balance_units bigint NOT NULL)`,
    `INSERT INTO plain_account SELECT path, balance_units FROM ledger_account`,
    `CREATE TABLE plain_payout (ticket_id text, line_no smallint, amount_units bigint NOT NULL, PRIMARY KEY (ticket_id, line_no))`,
    `VACUUM ANALYZE`,
  ];
}

/**
 * The baseline of the settlement: the winners found, their payouts inserted, the balances credited, in one
 * statement and one commit, without a ledger, without events. Milliseconds.
 */
export async function plainSettlement(
  client: pg.Client,
  drawId: DrawId,
  pick: string,
): Promise<number> {
  const started = performance.now();
  await client.query(
    `WITH won AS (
       SELECT line.ticket_id, line.line_no, ticket.member_id, line.stake_units * line.odds_units / 100000 AS amount_units
       FROM lottery_line AS line JOIN lottery_ticket AS ticket ON ticket.id = line.ticket_id
       WHERE line.draw_id = $1 AND line.pick = $2
     ), paid AS (
       INSERT INTO plain_payout SELECT ticket_id, line_no, amount_units FROM won RETURNING 1
     )
     UPDATE plain_account AS account SET balance_units = account.balance_units + credit.units
     FROM (SELECT member_id, sum(amount_units)::bigint AS units FROM won GROUP BY member_id) AS credit
     WHERE account.path = 'player:' || credit.member_id || ':cash'`,
    [drawId, pick],
  );
  return performance.now() - started;
}
