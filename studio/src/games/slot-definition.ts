import type { DecimalAmount, Localized } from '@croupier/contracts';
import type { CountedSlot } from '../maths/rtp.ts';

/** A slot as data: name, appearance and payments. */
export interface SlotDefinition extends CountedSlot {
  readonly code: string;
  readonly name: Localized;
  readonly classify: string;
  /**
   * Seed of the lobby's cover and name of the game's scene; a word in the name, such as `palm` or `night`,
   * selects what is drawn.
   */
  readonly art: string;
  readonly isHot: boolean;
  /** Total stakes to choose from, by currency. Each stake divides into whole coins. */
  readonly stakes: Readonly<Record<string, readonly DecimalAmount[]>>;
}
