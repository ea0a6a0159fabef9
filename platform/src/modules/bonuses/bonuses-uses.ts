import type { Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Brands } from '../brands/index.ts';

export interface BonusesUses {
  readonly ledger: Pick<Ledger, 'book' | 'balance' | 'statement'>;
  readonly live: Pick<Live, 'publishAll'>;
  readonly identity: Pick<Identity, 'byId' | 'byAccount'>;
  readonly brands: Pick<Brands, 'byCode'>;
  /** A grant above this amount needs two operators; `null` if the brand has no such rule. */
  twoPersonUnitsOf(brand: string): Promise<bigint | null>;
}
