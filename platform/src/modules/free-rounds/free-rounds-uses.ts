import type { Brands } from '../brands/index.ts';
import type { Identity, Operator } from '../identity/index.ts';
import type { Providers } from '../providers/index.ts';

export interface FreeRoundsUses {
  readonly providers: Pick<Providers, 'freeRounds' | 'offer' | 'nameOf'>;
  readonly identity: Pick<Identity, 'byAccount'>;
  readonly brands: Pick<Brands, 'byCode'>;
  /** Above it a brand's money moves by two operators; `null` where the brand has no such rule. */
  twoPersonUnitsOf(brand: string): Promise<bigint | null>;
}

export type Person = Pick<Operator, 'id' | 'name'>;
