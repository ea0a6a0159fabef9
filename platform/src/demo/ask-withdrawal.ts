import type { Cashier } from '../modules/cashier/index.ts';
import type { Member } from '../modules/identity/index.ts';
import { demoPaymentPin } from './accounts.ts';

const method = 'bkash-sandbox';

interface Wish {
  readonly payee: { readonly name: string; readonly mobile: string };
  readonly amount: string;
  readonly key: string;
}

/** The member's first account for payouts: a wallet, added if there is none; `null` if it is refused for now. */
export async function payToWallet(
  cashier: Pick<Cashier, 'addPayoutAccount' | 'payoutTerms'>,
  member: Member,
  payee: Wish['payee'],
) {
  const terms = await cashier.payoutTerms(member);
  if (!terms.ok) return null;
  const [known] = terms.value.accounts;
  if (known) return known.id;
  const added = await cashier.addPayoutAccount(member, {
    method,
    payee: payee.name,
    fields: { mobile: payee.mobile },
    paymentPassword: demoPaymentPin,
  });
  return added.ok ? added.value.id : null;
}

/** Asks for a withdrawal to the member's wallet; `null` if it is refused for now. */
export async function askWithdrawal(
  cashier: Pick<Cashier, 'addPayoutAccount' | 'payoutTerms' | 'withdraw'>,
  member: Member,
  { payee, amount, key }: Wish,
) {
  const account = await payToWallet(cashier, member, payee);
  if (account === null) return null;
  const wanted = { account, amount, paymentPassword: demoPaymentPin };
  const asked = await cashier.withdraw(member, wanted, key);
  return asked.ok ? asked.value : null;
}
