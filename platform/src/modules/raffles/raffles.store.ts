import {
  parseAmount,
  gameCategories,
  type MemberId,
  type RaffleId,
  type RaffleEntry,
  type RaffleTerms,
  type Reward,
} from '@croupier/contracts';
import {
  sql,
  type ColumnType,
  type Insertable,
  type JSONColumnType,
  type Selectable,
} from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { BoundBeacon } from '../lottery/index.ts';

export type Reader = Db['read'] | Tx;
type LaterColumn<Value> = ColumnType<Value | null, Value | undefined, Value>;

export interface RaffleTables {
  raffle: { [Name in keyof BoundBeacon]: LaterColumn<NonNullable<BoundBeacon[Name]>> } & {
    id: RaffleId;
    brand: string;
    currency: string;
    numero: string;
    terms: JSONColumnType<RaffleTerms>;
    starts_at: Date;
    closes_at: Date;
    state: 'open' | 'frozen' | 'drawn' | 'cancelled';
    commit_hash: string;
    created_at: Date;
    tickets: ColumnType<bigint, bigint | undefined, bigint>;
    seal_hash: LaterColumn<string>;
    drawn_at: LaterColumn<Date>;
  };
  raffle_server_seed: { raffle_id: RaffleId; seed: string };
  raffle_grant: {
    raffle_id: RaffleId;
    member_id: MemberId;
    source: string;
    tickets: number;
    granted_at: Date;
    request_key: ColumnType<string | null, string | undefined, never>;
  };
  raffle_winner: {
    raffle_id: RaffleId;
    place: number;
    ticket: bigint;
    member_id: MemberId;
    reward: JSONColumnType<Reward>;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends RaffleTables {}
}

export type RaffleRow = Selectable<RaffleTables['raffle']>;

/** Raffles of a brand that close after a time, the first to close first. */
export const rafflesOf = (reader: Reader, brand: string, closesAfter: Date): Promise<RaffleRow[]> =>
  reader
    .selectFrom('raffle')
    .selectAll()
    .where('brand', '=', brand)
    .where('closes_at', '>', closesAfter)
    .orderBy('closes_at')
    .orderBy('id')
    .execute();

/** Raffles whose time has come to be frozen, and those that wait for the beacon. */
export const dueRaffles = (reader: Reader, closedBefore: Date): Promise<RaffleRow[]> =>
  reader
    .selectFrom('raffle')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('state', '=', 'frozen'),
        eb.and([eb('state', '=', 'open'), eb('closes_at', '<=', closedBefore)]),
      ]),
    )
    .orderBy('closes_at')
    .execute();

export const raffleById = (reader: Reader, id: RaffleId): Promise<RaffleRow | undefined> =>
  reader.selectFrom('raffle').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks the raffle until the transaction ends. */
export const lockRaffle = (tx: Tx, id: RaffleId): Promise<RaffleRow | undefined> =>
  tx.selectFrom('raffle').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function changeRaffle(
  tx: Tx,
  id: RaffleId,
  change: Partial<Insertable<RaffleTables['raffle']>>,
): Promise<void> {
  await tx.updateTable('raffle').set(change).where('id', '=', id).execute();
}

export async function seedOf(reader: Reader, id: RaffleId): Promise<string | null> {
  const row = await reader
    .selectFrom('raffle_server_seed')
    .select('seed')
    .where('raffle_id', '=', id)
    .executeTakeFirst();
  return row?.seed ?? null;
}

/** `false`: the source has given its tickets before. */
export async function addGrant(
  tx: Tx,
  row: Insertable<RaffleTables['raffle_grant']>,
): Promise<boolean> {
  const added = await tx
    .insertInto('raffle_grant')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('source')
    .executeTakeFirst();
  return added !== undefined;
}

/** The tickets that a request was given before; 0: none. */
export async function ticketsByKey(
  tx: Tx,
  { raffle, member, key }: { raffle: RaffleId; member: MemberId; key: string },
): Promise<number> {
  const row = await tx
    .selectFrom('raffle_grant')
    .select('tickets')
    .where('raffle_id', '=', raffle)
    .where('member_id', '=', member)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row?.tickets ?? 0;
}

/** The tickets of members of a raffle that is not frozen: those for turnover, and those that were given. */
const ticketsQuery = ({ id, currency, terms }: RaffleRow, member: MemberId | null) => {
  const { firstDay, lastDay, turnover, ticketsAtMost, categories } = terms;
  const price = turnover === null ? null : parseAmount(turnover);
  const counted = categories.length > 0 ? categories : gameCategories;
  const among = member === null ? sql`` : sql`AND member_id = ${member}`;
  return sql`
    SELECT source.member_id, least(sum(source.tickets), ${ticketsAtMost}::bigint)::bigint AS tickets
    FROM (
      SELECT member_id, greatest(sum(stake_units - refund_units), 0)::bigint / ${price}::bigint AS tickets
      FROM report_day
      WHERE ${price}::bigint IS NOT NULL AND currency = ${currency} AND category = ANY(${counted}::text[])
        AND day BETWEEN ${firstDay}::date AND ${lastDay}::date ${among}
      GROUP BY member_id
      UNION ALL
      SELECT member_id, sum(tickets)::bigint FROM raffle_grant WHERE raffle_id = ${id} ${among} GROUP BY member_id
    ) AS source GROUP BY source.member_id`;
};

export async function liveTickets(
  reader: Reader,
  raffle: RaffleRow,
  member: MemberId,
): Promise<number> {
  const { rows } = await sql<{ tickets: bigint }>`${ticketsQuery(raffle, member)}`.execute(reader);
  return Number(rows[0]?.tickets ?? 0n);
}

/** The code of a holder: known to the member, and no other member can be found by it. */
const holderOf = (raffle: string, member: string) =>
  sql`left(encode(sha256(convert_to(${raffle} || '|' || ${sql.ref(member)}, 'UTF8')), 'hex'), 16)`;

/** Writes the frozen list in the order of the codes; answers the number of tickets. */
export async function freezeTickets(tx: Tx, raffle: RaffleRow): Promise<bigint> {
  const { id, brand } = raffle;
  await sql`
    INSERT INTO raffle_ticket (raffle_id, first_ticket, tickets, member_id, holder)
    SELECT ${id}, sum(own.tickets) OVER (ORDER BY own.holder) - own.tickets, own.tickets, own.member_id, own.holder
    FROM (
      SELECT live.member_id, live.tickets, ${holderOf(id, 'live.member_id')} COLLATE "C" AS holder
      FROM (${ticketsQuery(raffle, null)}) AS live JOIN members ON members.id = live.member_id COLLATE "default"
      WHERE live.tickets > 0 AND members.brand = ${brand} AND members.status = 'active' AND members.type <> 4
    ) AS own`.execute(tx);
  const { rows } = await sql<{ tickets: bigint }>`
    SELECT coalesce(sum(tickets), 0)::bigint AS tickets FROM raffle_ticket WHERE raffle_id = ${id}`.execute(
    tx,
  );
  return rows[0]?.tickets ?? 0n;
}

/** Lines of the frozen list after a ticket. */
export async function entriesAfter(
  reader: Reader,
  { id, after, limit }: { id: RaffleId; after: number; limit: number },
): Promise<readonly RaffleEntry[]> {
  const { rows } = await sql<{ first: bigint; tickets: bigint; holder: string }>`
    SELECT first_ticket AS first, tickets, holder FROM raffle_ticket
    WHERE raffle_id = ${id} AND first_ticket > ${after} ORDER BY first_ticket LIMIT ${limit}`.execute(
    reader,
  );
  return rows.map((row) => ({
    first: Number(row.first),
    tickets: Number(row.tickets),
    holder: row.holder,
  }));
}

export async function memberOfTicket(
  reader: Reader,
  id: RaffleId,
  ticket: number,
): Promise<MemberId | null> {
  const { rows } = await sql<{ member: MemberId }>`
    SELECT member_id AS member FROM raffle_ticket
    WHERE raffle_id = ${id} AND first_ticket <= ${ticket} ORDER BY first_ticket DESC LIMIT 1`.execute(
    reader,
  );
  return rows[0]?.member ?? null;
}

export interface WinnerRow {
  readonly raffle: RaffleId;
  readonly place: number;
  readonly ticket: bigint;
  readonly account: string;
  readonly holder: string;
  readonly reward: Reward;
}

export async function winnersOf(
  reader: Reader,
  raffles: readonly RaffleId[],
): Promise<readonly WinnerRow[]> {
  const { rows } = await sql<WinnerRow>`
    SELECT winner.raffle_id AS raffle, winner.place, winner.ticket, winner.reward,
      members.username AS account, list.holder
    FROM raffle_winner AS winner JOIN members ON members.id = winner.member_id COLLATE "default"
    JOIN raffle_ticket AS list ON list.raffle_id = winner.raffle_id AND list.member_id = winner.member_id
    WHERE winner.raffle_id = ANY(${raffles}::text[]) ORDER BY winner.place`.execute(reader);
  return rows;
}

export interface OwnRow {
  readonly holder: string;
  /** In the frozen list. */
  readonly frozen: bigint;
  readonly isClaimed: boolean;
}

/** What a member has in a raffle beside the live count. */
export async function ownRow(
  reader: Reader,
  { id }: Pick<RaffleRow, 'id'>,
  { member, today }: { member: MemberId; today: string },
): Promise<OwnRow> {
  const { rows } = await sql<OwnRow>`
    SELECT ${holderOf(id, 'one.member')} AS holder,
      coalesce((SELECT tickets FROM raffle_ticket WHERE raffle_id = ${id} AND member_id = one.member), 0) AS frozen,
      EXISTS (SELECT 1 FROM raffle_grant WHERE raffle_id = ${id} AND member_id = one.member
        AND source = ${`day:${today}`}) AS "isClaimed"
    FROM (SELECT ${member}::text COLLATE "C" AS member) AS one`.execute(reader);
  return rows[0] ?? { holder: '', frozen: 0n, isClaimed: false };
}

/** Members with tickets in the frozen lists. */
export async function holdersIn(
  reader: Reader,
  raffles: readonly RaffleId[],
): Promise<ReadonlyMap<RaffleId, number>> {
  const { rows } = await sql<{ id: RaffleId; count: bigint }>`
    SELECT raffle_id AS id, count(*) FROM raffle_ticket WHERE raffle_id = ANY(${raffles}::text[])
    GROUP BY raffle_id`.execute(reader);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}
