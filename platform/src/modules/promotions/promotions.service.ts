import type { Promotion } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import { insertPromotion, promotionsAt } from './promotions.store.ts';
import type { PromotionDraft } from './promotion-draft.ts';

export interface Promotions {
  /** Current promotions of a brand, in the order that its operators chose. */
  current(brand: string): Promise<Outcome<readonly Promotion[]>>;
  /** Adds a promotion; an existing one is not changed. */
  add(draft: PromotionDraft): Promise<void>;
}

export function createPromotions({ db, clock }: Core): Promotions {
  return {
    current: async (brand) => done(await promotionsAt(db.read, brand, clock.now())),
    add: (draft) => db.transaction((tx) => insertPromotion(tx, draft)),
  };
}
