import { formatAmount, type PointEntry, type PointOrder } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import { titleWithOwn } from '../documents/index.ts';
import type { OrderRow } from './mall.store.ts';
import type { EntryWithItem } from './points.store.ts';

type OwnLanguage = Pick<Brand, 'defaultLanguage'>;

export const shownEntry = (
  { id, type, kind, ...row }: EntryWithItem,
  { defaultLanguage }: OwnLanguage,
): PointEntry => ({
  id,
  type,
  kind,
  points: formatAmount(row.units),
  balanceAfter: formatAmount(row.balance_units),
  item: row.item && titleWithOwn(row.item.words, defaultLanguage),
  detail: row.item ? '' : row.detail,
  bookedAt: row.booked_at.toISOString(),
});

export const shownOrder = (row: OrderRow, { defaultLanguage }: OwnLanguage): PointOrder => ({
  id: row.id,
  itemId: row.item_id,
  title: titleWithOwn(row.item.words, defaultLanguage),
  gives: row.item.gives,
  art: row.item.art,
  price: row.price,
  status: row.status,
  address: row.address,
  tracking: row.tracking,
  reason: row.reason,
  orderedAt: row.ordered_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});
