import type {
  DeliveryAddress,
  MemberId,
  PointItemDraft,
  PointItemId,
  PointOrderId,
  RedeemStatus,
} from '@croupier/contracts';
import { sql, type JSONColumnType, type Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

type Reader = Db['read'] | Tx;

interface OrderTable {
  id: PointOrderId;
  member_id: MemberId;
  brand: string;
  item_id: PointItemId;
  item: JSONColumnType<PointItemDraft>;
  price: number;
  status: RedeemStatus;
  address: JSONColumnType<DeliveryAddress> | null;
  tracking: string;
  reason: string;
  idempotency_key: string;
  ordered_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
}

declare module '../../db/tables.ts' {
  interface Tables {
    point_stock: { brand: string; item_id: PointItemId; stock: number | null };
    point_order: OrderTable;
  }
}

export type OrderRow = Selectable<OrderTable>;

export interface Stock {
  readonly id: PointItemId;
  /** `null`: without a limit. */
  readonly stock: number | null;
}

export async function stocksOf(
  reader: Reader,
  brand: string,
): Promise<ReadonlyMap<PointItemId, number | null>> {
  const rows = await reader
    .selectFrom('point_stock')
    .select(['item_id', 'stock'])
    .where('brand', '=', brand)
    .execute();
  return new Map(rows.map(({ item_id, stock }) => [item_id, stock]));
}

/** Takes one item off the stock; `false` if it is sold out. Check and write are one statement. */
export async function takeOne(tx: Tx, brand: string, item: PointItemId): Promise<boolean> {
  const { rows } = await sql`UPDATE point_stock SET stock = stock - 1
    WHERE brand = ${brand} AND item_id = ${item} AND (stock IS NULL OR stock > 0) RETURNING 1`.execute(
    tx,
  );
  return rows.length === 1;
}

export async function putBackOne(tx: Tx, brand: string, item: PointItemId): Promise<void> {
  await sql`UPDATE point_stock SET stock = stock + 1 WHERE brand = ${brand} AND item_id = ${item}`.execute(
    tx,
  );
}

/** The stock, locked until the transaction ends; 0 for an item that never had one. */
export async function lockStock(tx: Tx, brand: string, item: PointItemId): Promise<number | null> {
  await sql`INSERT INTO point_stock (brand, item_id, stock) VALUES (${brand}, ${item}, 0)
    ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<{ stock: number | null }>`SELECT stock FROM point_stock
    WHERE brand = ${brand} AND item_id = ${item} FOR UPDATE`.execute(tx);
  return rows[0]?.stock ?? null;
}

/** The first stock of an item; one that has a stock keeps it. */
export async function addStock(
  tx: Tx,
  { brand, id, stock }: Stock & { readonly brand: string },
): Promise<void> {
  await sql`INSERT INTO point_stock (brand, item_id, stock) VALUES (${brand}, ${id}, ${stock})
    ON CONFLICT DO NOTHING`.execute(tx);
}

export async function setStock(tx: Tx, brand: string, { id, stock }: Stock): Promise<void> {
  await sql`UPDATE point_stock SET stock = ${stock} WHERE brand = ${brand} AND item_id = ${id}`.execute(
    tx,
  );
}

/** How many orders of each item were not rejected. */
export async function orderedOf(
  reader: Reader,
  brand: string,
): Promise<ReadonlyMap<PointItemId, number>> {
  const { rows } = await sql<{ id: PointItemId; ordered: number }>`
    SELECT item_id AS id, count(*)::int AS ordered FROM point_order
    WHERE brand = ${brand} AND status <> 'rejected' GROUP BY item_id`.execute(reader);
  return new Map(rows.map(({ id, ordered }) => [id, ordered]));
}

export async function ordersOfItem(tx: Tx, member: MemberId, item: PointItemId): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM point_order
    WHERE member_id = ${member} AND item_id = ${item} AND status <> 'rejected'`.execute(tx);
  return rows[0]?.count ?? 0;
}

export const orderByKey = (reader: Reader, member: MemberId, key: string) =>
  reader
    .selectFrom('point_order')
    .selectAll()
    .where('member_id', '=', member)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

export async function addOrder(tx: Tx, row: OrderRow): Promise<void> {
  await tx
    .insertInto('point_order')
    .values({
      ...row,
      item: JSON.stringify(row.item),
      address: row.address === null ? null : JSON.stringify(row.address),
    })
    .execute();
}

export const lockOrder = (tx: Tx, brand: string, id: PointOrderId) =>
  tx
    .selectFrom('point_order')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst();

type Decision = Pick<OrderRow, 'status' | 'tracking' | 'reason' | 'decided_at' | 'decided_by'>;

export const updateOrder = (tx: Tx, id: PointOrderId, changes: Partial<Decision>) =>
  tx.updateTable('point_order').set(changes).where('id', '=', id).execute();

export interface OrdersQuery {
  readonly member?: MemberId;
  readonly brand?: string;
  readonly status?: RedeemStatus;
  readonly before?: string;
  readonly limit: number;
}

/** Orders with the account names of their members, newest first. */
export function ordersIn(
  reader: Reader,
  { member, brand, status, before, limit }: OrdersQuery,
): Promise<(OrderRow & { readonly account: string })[]> {
  let query = reader
    .selectFrom('point_order')
    .innerJoin('members', 'members.id', 'point_order.member_id')
    .selectAll('point_order')
    .select('members.username as account')
    .orderBy('point_order.id', 'desc')
    .limit(limit);
  if (member !== undefined) query = query.where('point_order.member_id', '=', member);
  if (brand !== undefined) query = query.where('point_order.brand', '=', brand);
  if (status !== undefined) query = query.where('point_order.status', '=', status);
  if (before !== undefined) query = query.where('point_order.id', '<', orderId(before));
  return query.execute();
}

const orderId = (text: string) => text as PointOrderId;
