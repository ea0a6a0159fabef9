import { sql, type RawBuilder } from 'kysely';

/** A text that a search looks at, as an expression over one table. */
export interface SearchText {
  readonly table: string;
  /** The column that names the member. */
  readonly member: string;
  /** As in `migrations/0470-member-search.sql`, to the letter: only then PostgreSQL uses the index. */
  readonly text: RawBuilder<string>;
  /** Rows that the index leaves out. */
  readonly only?: RawBuilder<boolean>;
}

const membersText: SearchText = {
  table: 'members',
  member: 'id',
  text: sql`id || ' ' || username || ' ' || nickname || ' ' || coalesce(last_login_ip, '') || ' ' || coalesce(previous_login_ip, '')`,
};

/** One row a member at most, or a few: read for each member of a searched range. */
const ownTexts: readonly SearchText[] = [
  {
    table: 'member_details',
    member: 'member_id',
    text: sql`coalesce(mobile, '') || ' ' || coalesce(email, '')`,
  },
  {
    table: 'payout_accounts',
    member: 'member_id',
    text: sql`payee || ' ' || search_values(fields)`,
  },
  {
    table: 'member_devices',
    member: 'member_id',
    text: sql`id || ' ' || ip || ' ' || user_agent`,
  },
  {
    table: 'sessions',
    member: 'subject',
    text: sql`ip || ' ' || coalesce(device_id, '') || ' ' || user_agent`,
    only: sql`kind = 'member'`,
  },
];

/** Many rows a member: found by the index alone. */
const paymentTexts: readonly SearchText[] = [
  {
    table: 'deposits',
    member: 'member_id',
    text: sql`right(id, 16) || ' ' || coalesce(payment_id, '') || ' ' || coalesce(transfer_code, '') || ' ' || coalesce(bank_reference, '')`,
  },
  {
    table: 'withdrawals',
    member: 'member_id',
    text: sql`right(id, 16) || ' ' || coalesce(payout_id, '')`,
  },
];

export const searchTexts = { members: membersText, own: ownTexts, payments: paymentTexts };
