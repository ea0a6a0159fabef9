import type { Brand } from '../modules/brands/index.ts';
import type { Cashier } from '../modules/cashier/index.ts';
import type { Identity, Member, Operator } from '../modules/identity/index.ts';
import { askWithdrawal } from './ask-withdrawal.ts';
import { asSignedIn } from './demo-bets.ts';

export interface PaymentDependencies {
  readonly cashier: Pick<
    Cashier,
    | 'addPayoutAccount'
    | 'admin'
    | 'answerReceipt'
    | 'cancelDeposit'
    | 'receiveTransferNotice'
    | 'payoutTerms'
    | 'request'
    | 'withdraw'
  >;
  readonly identity: Pick<Identity, 'byAccount'>;
}

export interface PaymentUses {
  readonly brand: Brand;
  readonly operator: Operator;
  readonly origin: string;
  /** Pays at the provider's page, or declines there. */
  readonly payAt: (page: string, decision: 'paid' | 'declined') => Promise<void>;
}

/** Withdrawals that were sent, and what the member answered about them. */
const answered = [
  {
    account: 'nasrin',
    payee: { name: 'Nasrin Akter', mobile: '01712345602' },
    amount: '700.00',
    answer: 'not-received',
    remark: 'Nothing has arrived on my bKash wallet since yesterday.',
  },
  {
    account: 'tania',
    payee: { name: 'Tania Islam', mobile: '01712345603' },
    amount: '600.00',
    answer: 'received',
    remark: '',
  },
] as const;

const [page, transfer] = ['bkash-sandbox', 'bank-sandbox'];
const note = 'Set up with the demo.';

/**
 * Payments for the queues of the cashier: a disputed and a closed withdrawal, a transfer that waits for the bank, one
 * without a deposit, a cancelled deposit, and money that came after a cancellation. Returns whether all of it is done:
 * a payout is answered after the provider has paid it. Repeated calls change nothing.
 */
export async function queuePayments(
  modules: PaymentDependencies,
  uses: PaymentUses,
): Promise<boolean> {
  const known = await memberNamed(modules, uses, 'nasrin');
  if (!known) return true;
  await openDeposit(modules, uses, {
    member: known,
    method: transfer,
    amount: '3000.00',
    key: 'demo-transfer',
  });
  await stray(modules, uses);
  await cancelTwo(modules, uses);
  let isDone = true;
  for (const one of answered) isDone = (await answerPayout(modules, uses, one)) && isDone;
  return isDone;
}

async function memberNamed(
  { identity }: PaymentDependencies,
  { brand }: PaymentUses,
  account: string,
): Promise<Member | null> {
  const record = await identity.byAccount(brand.code, account);
  return record && asSignedIn(record, brand);
}

interface Deposit {
  readonly member: Member;
  readonly method: string;
  readonly amount: string;
  readonly key: string;
}

/** Opens a deposit, or finds the one with this key; `null` if it is refused. */
export async function openDeposit(
  { cashier }: { readonly cashier: Pick<Cashier, 'request'> },
  { brand, origin }: Pick<PaymentUses, 'brand' | 'origin'>,
  { member, method, amount, key }: Deposit,
) {
  const input = { method, amount, returnUrl: '/', language: brand.defaultLanguage };
  const opened = await cashier.request(member, input, { key, origin });
  return opened.ok ? opened.value : null;
}

/** A transfer with a code that no deposit has. */
async function stray({ cashier }: PaymentDependencies, { brand }: PaymentUses): Promise<void> {
  const reference = 'DEMO-STRAY-0001';
  await cashier.receiveTransferNotice(
    {
      event_id: reference,
      bank_reference: reference,
      transfer_code: 'NO CODE',
      payer: 'Sumon Mia',
      amount: '1250.00',
      currency: brand.currency,
    },
    { provider: 'sandbox', nonce: reference },
  );
}

/** Two deposits that their members cancelled; the second one was paid afterwards. */
async function cancelTwo(modules: PaymentDependencies, uses: PaymentUses): Promise<void> {
  for (const [account, isPaidLate] of [
    ['tania', false],
    ['sumon', true],
  ] as const) {
    const member = await memberNamed(modules, uses, account);
    const key = 'demo-cancelled';
    const opened =
      member && (await openDeposit(modules, uses, { member, method: page, amount: '900.00', key }));
    if (!member || opened?.state !== 'pending') continue;
    const payPage = opened.payUrl;
    await modules.cashier.cancelDeposit(member, opened.id);
    if (isPaidLate && payPage !== null) await uses.payAt(payPage, 'paid');
  }
}

async function answerPayout(
  modules: PaymentDependencies,
  uses: PaymentUses,
  { account, payee, amount, answer, remark }: (typeof answered)[number],
): Promise<boolean> {
  const { cashier } = modules;
  const member = await memberNamed(modules, uses, account);
  if (!member) return true;
  const funded = await openDeposit(modules, uses, {
    member,
    method: page,
    amount: '2000.00',
    key: 'demo-funds',
  });
  if (funded?.state === 'pending' && funded.payUrl !== null)
    await uses.payAt(funded.payUrl, 'paid');
  const asked = await askWithdrawal(cashier, member, { payee, amount, key: 'demo-withdrawal' });
  if (!asked) return false;
  if (asked.state === 'held') await cashier.admin.approve(uses.operator, { id: asked.id, note });
  if (asked.state !== 'paid') return !['held', 'approved', 'sending'].includes(asked.state);
  await cashier.answerReceipt(member, { id: asked.id, answer, remark, images: [] });
  return true;
}
