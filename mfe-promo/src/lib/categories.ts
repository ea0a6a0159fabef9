import type { Promotion } from '@croupier/contracts';

export type Category = Promotion['category'];

/** Categories of the promotions, ordered by each category's first promotion. */
export function categoriesOf(promotions: readonly Promotion[]): readonly Category[] {
  return [...new Set(promotions.map(({ category }) => category))];
}
