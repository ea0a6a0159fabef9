import type { Core } from '../core.ts';
import type { Brand } from '../modules/brands/index.ts';
import type { Cashier } from '../modules/cashier/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Referrals } from '../modules/referrals/index.ts';
import { asSignedIn } from './demo-bets.ts';
import { payoutAccountOf } from './ask-withdrawal.ts';

export interface ReferralDependencies {
  readonly cashier: Pick<Cashier, 'addPayoutAccount' | 'payoutTerms'>;
  readonly identity: Pick<Identity, 'byAccount'>;
  readonly referrals: Pick<Referrals, 'record'>;
}

/** The wallet of the member who invited. */
const payee = { name: 'Hasina Begum', mobile: '01712345602' };

/** A friend who is paid to the wallet of the member who invited: an operator decides about the referral. */
export async function queueReferral(
  { db }: Pick<Core, 'db'>,
  modules: ReferralDependencies,
  brand: Brand,
): Promise<void> {
  const { identity, referrals } = modules;
  const referrer = await identity.byAccount(brand.code, 'nasrin');
  const friend = await identity.byAccount(brand.code, 'hasina');
  if (!referrer || !friend) return;
  await payoutAccountOf(modules.cashier, asSignedIn(friend, brand), payee);
  await db.transaction((tx) =>
    referrals.record(tx, { friend: friend.id, referrer: referrer.id, visitor: { brand } }),
  );
}
