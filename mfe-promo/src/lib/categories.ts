import type { Offer } from '../api/offers.ts';

export type Category = Offer['category'];

/** Categories of the offers, ordered by each category's first offer. */
export function categoriesOf(offers: readonly Offer[]): readonly Category[] {
  return [...new Set(offers.map(({ category }) => category))];
}
