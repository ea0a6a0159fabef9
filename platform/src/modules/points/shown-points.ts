import { formatAmount, type Language, type PointLine, type PointOrder } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import { wordsFor } from '../documents/index.ts';
import type { OrderRow } from './mall.store.ts';
import type { LineRow } from './points.store.ts';

export const shownLine = ({ id, type, kind, ...row }: LineRow): PointLine => ({
  id,
  type,
  kind,
  points: formatAmount(row.units),
  balanceAfter: formatAmount(row.balance_units),
  detail: row.detail,
  bookedAt: row.booked_at.toISOString(),
});

interface ShownTo {
  readonly brand: Pick<Brand, 'code' | 'defaultLanguage'>;
  readonly language: Language;
}

export const shownOrder = (row: OrderRow, { brand, language }: ShownTo): PointOrder => ({
  id: row.id,
  itemId: row.item_id,
  title: wordsFor(row.item.words, { brand, language })?.title ?? '',
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
