import type { DecimalAmount, Localized } from '@croupier/contracts';
import type { CountedSlot } from '../maths/rtp.ts';

/** A slot as data: what it is called, what it looks like, how it pays. */
export interface SlotDefinition extends CountedSlot {
  readonly code: string;
  readonly name: Localized;
  readonly classify: string;
  /** Seed of the lobby's cover and name of the game's scene; a word in it as `palm` or `night` names what is drawn. */
  readonly art: string;
  readonly isHot: boolean;
  /** Total stakes to choose from, by currency. Each divides into whole coins. */
  readonly stakes: Readonly<Record<string, readonly DecimalAmount[]>>;
}
