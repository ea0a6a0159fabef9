import type { ClosureReason, MemberId } from '@croupier/contracts';
import { sql, type Kysely } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import { noSecret } from './passwords.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    account_closure: ClosureRow;
  }
}

export interface ClosureRow {
  readonly member_id: MemberId;
  readonly state: 'cooling-off' | 'undone' | 'closed';
  readonly reason: ClosureReason;
  readonly requested_at: Date;
  readonly closes_at: Date;
  readonly ended_at: Date | null;
}

export interface OpenMatters {
  readonly withdrawals: number;
  readonly bets: number;
  readonly bonuses: number;
}

export interface WaitingClosure
  extends Pick<ClosureRow, 'member_id' | 'reason' | 'requested_at' | 'closes_at'>, OpenMatters {
  readonly brand: string;
  readonly username: string;
}

/** Counts of what is open for the member of each row of `closing`. */
const openCounts = sql`
  (SELECT count(*) FROM withdrawals WHERE member_id = closing.member_id
    AND state IN ('held', 'approved', 'sending', 'paid', 'disputed'))::int AS withdrawals,
  ((SELECT count(*) FROM game_round WHERE member_id = closing.member_id AND state = 'open')
    + (SELECT count(*) FROM lottery_chase
      WHERE member_id = closing.member_id AND state = 'running')
    + (SELECT count(*) FROM lottery_ticket JOIN lottery_draw ON lottery_draw.id = draw_id
      WHERE member_id = closing.member_id
        AND lottery_draw.state NOT IN ('settled', 'void')))::int AS bets,
  (SELECT count(*) FROM bonus WHERE member_id = closing.member_id AND state = 'active')::int AS bonuses`;

/** Data of the sign-in and of contacts, for which no duty of retention exists. */
const erasedTables = [
  'member_devices',
  'member_label',
  'member_passkeys',
  'member_recovery_codes',
  'member_second_factors',
  'member_trace',
  'password_links',
  'push_browsers',
  'security_events',
  'sign_in_tickets',
  'social_links',
] as const;

export function accountClosureStore(read: Kysely<Tables>) {
  return {
    async coolingOff(member: MemberId): Promise<ClosureRow | null> {
      const row = await read
        .selectFrom('account_closure')
        .selectAll()
        .where('member_id', '=', member)
        .where('state', '=', 'cooling-off')
        .executeTakeFirst();
      return row ?? null;
    },

    /** Begins the cooling-off period; `false` if it runs already. */
    async begin(tx: Tx, row: Omit<ClosureRow, 'state' | 'ended_at'>): Promise<boolean> {
      const { rows } = await sql`
        INSERT INTO account_closure (member_id, state, reason, requested_at, closes_at)
        VALUES (${row.member_id}, 'cooling-off', ${row.reason}, ${row.requested_at}, ${row.closes_at})
        ON CONFLICT (member_id) DO UPDATE SET state = excluded.state, reason = excluded.reason,
          requested_at = excluded.requested_at, closes_at = excluded.closes_at, ended_at = NULL
        WHERE account_closure.state = 'undone' RETURNING 1`.execute(tx);
      return rows.length > 0;
    },

    /** Ends the cooling-off period; `false` if it had ended. */
    async end(tx: Tx, member: MemberId, { state, at }: { state: 'undone' | 'closed'; at: Date }) {
      const ended = await tx
        .updateTable('account_closure')
        .set({ state, ended_at: at })
        .where('member_id', '=', member)
        .where('state', '=', 'cooling-off')
        .returning('member_id')
        .executeTakeFirst();
      return ended !== undefined;
    },

    due: (now: Date) =>
      read
        .selectFrom('account_closure')
        .select('member_id')
        .where('state', '=', 'cooling-off')
        .where('closes_at', '<=', now)
        .orderBy('closes_at')
        .limit(200)
        .execute(),

    /** What is open besides the balance. */
    async openMatters(member: MemberId): Promise<OpenMatters> {
      const { rows } = await sql<OpenMatters>`
        SELECT ${openCounts} FROM (SELECT ${member}::text AS member_id) AS closing`.execute(read);
      return rows[0] ?? { withdrawals: 0, bets: 0, bonuses: 0 };
    },

    /** Those that wait, the earliest closure first, with what is open; `before`: the last member shown. */
    async waiting(query: {
      readonly brand?: string;
      readonly before?: string;
      readonly limit: number;
    }): Promise<readonly WaitingClosure[]> {
      const { brand = null, before = null, limit } = query;
      const { rows } = await sql<WaitingClosure>`
        SELECT closing.member_id, closing.reason, closing.requested_at, closing.closes_at,
          members.brand, members.username, ${openCounts}
        FROM account_closure AS closing JOIN members ON members.id = closing.member_id
        WHERE closing.state = 'cooling-off' AND (${brand}::text IS NULL OR members.brand = ${brand})
          AND (${before}::text IS NULL OR (closing.closes_at, closing.member_id) >
            (SELECT closes_at, member_id FROM account_closure WHERE member_id = ${before}))
        ORDER BY closing.closes_at, closing.member_id LIMIT ${limit}`.execute(read);
      return rows;
    },

    /** Replaces the name by one that identifies no person, and erases what no retention duty covers. */
    async erase(tx: Tx, member: MemberId): Promise<void> {
      const name = `closed_${member.slice(-12)}`;
      await sql`UPDATE members SET username = ${name}, username_key = lower(${name}), nickname = ${name},
        icon = 'lotus', password_hash = ${noSecret}, payment_pin_hash = ${noSecret},
        affiliate_code = NULL, registration_key = NULL, last_login_ip = NULL, previous_login_ip = NULL
        WHERE id = ${member}`.execute(tx);
      await sql`UPDATE member_details SET mobile = NULL, mobile_proven_at = NULL, email = NULL,
        email_proven_at = NULL, answers = '{}', domain = NULL, register_url = ''
        WHERE member_id = ${member}`.execute(tx);
      for (const table of erasedTables)
        await sql`DELETE FROM ${sql.table(table)} WHERE member_id = ${member}`.execute(tx);
      await sql`DELETE FROM data_export WHERE member_id = ${member}`.execute(tx);
    },
  };
}
