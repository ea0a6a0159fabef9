import type { Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Identity, Member } from '../identity/index.ts';
import type { Protection } from '../protection/index.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What a member's level changes about withdrawals within 24 hours, in units. */
export interface WithdrawalBenefits {
  /** Added to the most that can be withdrawn. */
  readonly dailyUnits: bigint;
  /** Up to this sum withdrawals are approved at once. */
  readonly instantUnits: bigint;
}

export interface CashierUses {
  readonly ledger: Ledger;
  readonly live: Live;
  readonly identity: Pick<Identity, 'byId' | 'byIds'>;
  readonly protection: Pick<Protection, 'mayDeposit' | 'releaseDeposit'>;
  readonly withdrawalBenefitsOf: (
    member: Pick<Member, 'id' | 'brand'>,
  ) => Promise<WithdrawalBenefits>;
  readonly providers: readonly PaymentProvider[];
}
