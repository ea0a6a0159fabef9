import type { Localized, Promotion, PromotionId } from '@croupier/contracts';
import type { JSONColumnType } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { PromotionDraft } from './promotion-draft.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    promotions: {
      id: PromotionId;
      brand: string;
      category: Promotion['category'];
      art: string;
      title: JSONColumnType<Localized>;
      summary: JSONColumnType<Localized>;
      terms: JSONColumnType<readonly Localized[]>;
      position: number;
      starts_at: Date;
      ends_at: Date | null;
    };
  }
}

export async function promotionsAt(
  read: Db['read'],
  brand: string,
  time: Date,
): Promise<readonly Promotion[]> {
  const rows = await read
    .selectFrom('promotions')
    .selectAll()
    .where('brand', '=', brand)
    .where('starts_at', '<=', time)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', time)]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, summary, terms, category, art, starts_at, ends_at }) => ({
    id,
    title,
    summary,
    terms,
    category,
    art,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at?.toISOString() ?? null,
  }));
}

export async function insertPromotion(tx: Tx, draft: PromotionDraft): Promise<void> {
  await tx
    .insertInto('promotions')
    .values({
      id: draft.id,
      brand: draft.brand,
      category: draft.category,
      art: draft.art,
      title: JSON.stringify(draft.title),
      summary: JSON.stringify(draft.summary),
      terms: JSON.stringify(draft.terms),
      position: draft.position,
      starts_at: new Date(draft.startsAt),
      ends_at: draft.endsAt === null ? null : new Date(draft.endsAt),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
