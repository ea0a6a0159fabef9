import type { Promotion } from '@croupier/contracts';

export interface PromotionDraft extends Promotion {
  readonly brand: string;
  /** Position in the list, lowest first. */
  readonly position: number;
}
