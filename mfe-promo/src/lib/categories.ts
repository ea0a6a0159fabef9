import type { Promotion } from '@croupier/contracts';

export type Category = Promotion['category'];

/** Categories that the promotions have, in the order of their first. */
export function categoriesOf(promotions: readonly Promotion[]): readonly Category[] {
  return [...new Set(promotions.map(({ category }) => category))];
}
