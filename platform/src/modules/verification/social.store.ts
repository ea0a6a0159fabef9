import type { MemberId, SocialProvider } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';

export interface SocialTables {
  social_links: {
    readonly brand: string;
    readonly issuer: string;
    readonly subject: string;
    readonly provider: SocialProvider;
    readonly member_id: MemberId;
    readonly linked_at: Date;
  };
  social_arrivals: {
    readonly ticket_hash: Buffer;
    readonly brand: string;
    readonly locked_profile: string;
    readonly expires_at: Date;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends SocialTables {}
}

type LinkRow = SocialTables['social_links'];
type Subject = Pick<LinkRow, 'brand' | 'issuer' | 'subject'>;

export async function linkedMember(
  read: Db['read'],
  { brand, issuer, subject }: Subject,
): Promise<MemberId | null> {
  const row = await read
    .selectFrom('social_links')
    .select('member_id')
    .where('brand', '=', brand)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** Links if neither side is linked; returns the member linked afterwards, if any. */
export async function link(read: Db['read'] | Tx, row: LinkRow): Promise<MemberId | null> {
  await read
    .insertInto('social_links')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute();
  return linkedMember(read, row);
}

export async function providersOf(
  read: Db['read'],
  member: MemberId,
): Promise<readonly SocialProvider[]> {
  const rows = await read
    .selectFrom('social_links')
    .select('provider')
    .where('member_id', '=', member)
    .orderBy('provider')
    .execute();
  return rows.map(({ provider }) => provider);
}

export async function storeSocialTicket(
  read: Db['read'],
  row: SocialTables['social_arrivals'],
): Promise<void> {
  await read.insertInto('social_arrivals').values(row).execute();
}

type Ticket = Pick<SocialTables['social_arrivals'], 'ticket_hash' | 'brand'> & {
  readonly now: Date;
};

export async function socialTicketOf(
  read: Db['read'],
  { ticket_hash, brand, now }: Ticket,
): Promise<string | null> {
  const row = await read
    .selectFrom('social_arrivals')
    .select('locked_profile')
    .where('ticket_hash', '=', ticket_hash)
    .where('brand', '=', brand)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.locked_profile ?? null;
}

/** Removes a stored profile: of two simultaneous claims one gets it. */
export async function takeSocialTicket(
  tx: Tx,
  { ticket_hash, brand, now }: Ticket,
): Promise<string | null> {
  const row = await tx
    .deleteFrom('social_arrivals')
    .where('ticket_hash', '=', ticket_hash)
    .where('brand', '=', brand)
    .where('expires_at', '>', now)
    .returning('locked_profile')
    .executeTakeFirst();
  return row?.locked_profile ?? null;
}

export async function dropSocialTickets(read: Db['read'], now: Date): Promise<void> {
  await read.deleteFrom('social_arrivals').where('expires_at', '<', now).execute();
}
