import type { Cashier } from '../modules/cashier/index.ts';
import type { Member, Operator } from '../modules/identity/index.ts';
import { demoPaymentPin } from './accounts.ts';

const walletMethod = 'bkash-sandbox';
const note = 'Set up with the demo.';

/** The owner of an account for payouts: a wallet at a number, or a bank account. */
type Payee = { readonly name: string } & (
  | { readonly mobile: string }
  | { readonly method: string; readonly iban: string }
);

interface WithdrawalOrder {
  readonly payee: Payee;
  readonly amount: string;
  readonly key: string;
}

/** The member's first account for payouts, added if there is none; `null` if it is refused for now. */
export async function payoutAccountOf(
  cashier: Pick<Cashier, 'addPayoutAccount' | 'payoutTerms'>,
  member: Member,
  payee: Payee,
) {
  const terms = await cashier.payoutTerms(member);
  if (!terms.ok) return null;
  const [known] = terms.value.accounts;
  if (known) return known.id;
  const added = await cashier.addPayoutAccount(member, {
    payee: payee.name,
    ...('mobile' in payee
      ? { method: walletMethod, fields: { mobile: payee.mobile } }
      : { method: payee.method, fields: { iban: payee.iban } }),
    paymentPassword: demoPaymentPin,
  });
  return added.ok ? added.value.id : null;
}

/** Asks for a withdrawal to the member's account for payouts; `null` if it is refused for now. */
export async function askWithdrawal(
  cashier: Pick<Cashier, 'addPayoutAccount' | 'payoutTerms' | 'withdraw'>,
  member: Member,
  { payee, amount, key }: WithdrawalOrder,
) {
  const account = await payoutAccountOf(cashier, member, payee);
  if (account === null) return null;
  const wanted = { account, amount, paymentPassword: demoPaymentPin };
  const asked = await cashier.withdraw(member, wanted, key);
  return asked.ok ? asked.value : null;
}

interface TwoWithdrawals {
  readonly member: Member;
  readonly operator: Operator;
  readonly payee: Payee;
  readonly paidAmount: string;
  readonly waitingAmount: string;
}

/**
 * Asks for two withdrawals, of which an operator approves the first. Returns whether both were accepted; repeated
 * calls change nothing.
 */
export async function askPaidAndWaiting(
  cashier: Pick<Cashier, 'addPayoutAccount' | 'admin' | 'payoutTerms' | 'withdraw'>,
  { member, operator, payee, paidAmount, waitingAmount }: TwoWithdrawals,
): Promise<boolean> {
  const ask = (amount: string, key: string) =>
    askWithdrawal(cashier, member, { payee, amount, key });
  const paid = await ask(paidAmount, 'demo-withdrawal-paid');
  if (!paid) return false;
  if (paid.state === 'held') await cashier.admin.approve(operator, { id: paid.id, note });
  return (await ask(waitingAmount, 'demo-withdrawal-waiting')) !== null;
}
