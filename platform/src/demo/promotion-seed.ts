import type { Promotion } from '@croupier/contracts';

export interface PromotionSeed extends Pick<
  Promotion,
  'title' | 'summary' | 'terms' | 'category' | 'art'
> {
  readonly id: string;
  /** Duration in days from the seeding; `null` for a promotion without an end. */
  readonly days: number | null;
}
