import type { Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Identity, Member } from '../identity/index.ts';
import type { Protection } from '../protection/index.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface CashierUses {
  readonly ledger: Ledger;
  readonly live: Live;
  readonly identity: Pick<Identity, 'byId'>;
  readonly protection: Pick<Protection, 'mayDeposit' | 'releaseDeposit'>;
  /** What a member's level adds to the most that can be withdrawn in a day, in units. */
  readonly withdrawalBonusOf: (member: Pick<Member, 'id' | 'brand'>) => Promise<bigint>;
  readonly providers: readonly PaymentProvider[];
}
