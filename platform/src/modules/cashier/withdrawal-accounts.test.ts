import type { WithdrawalId } from '@croupier/contracts';
import { paymentTable, type PaymentTable } from '../../testing/payment-table.ts';
import { accounts, createReconciliation } from '../ledger/index.ts';
import { withdrawalAccounts } from './withdrawal-accounts.ts';

let payments: PaymentTable;
beforeAll(async () => {
  payments = await paymentTable();
});

async function findings() {
  const books = createReconciliation(payments.core, { closing: [withdrawalAccounts] });
  return (await books.check(null)).findings;
}

/** Books money to the account of a withdrawal without a decision about the withdrawal. */
async function moveTo(id: WithdrawalId): Promise<void> {
  const booking = {
    key: payments.core.ids.next('key'),
    kind: 'bonus',
    currency: 'BDT',
    reference: id,
    moves: [{ from: accounts.house('promo'), to: accounts.withdrawal(id), amountUnits: 700_000n }],
  } as const;
  await payments.core.db.transaction((tx) => payments.ledger.book(tx, [booking]));
}

test('funds held by an open withdrawal are not reported as left over, and a decided one leaves none', async () => {
  const [waiting, rejected] = [
    await payments.withdraw(await payments.player('5000'), '1000'),
    await payments.withdraw(await payments.player('5000'), '1000'),
  ];
  const mina = payments.operator('mina');
  await payments.cashier.admin.reject(mina, { id: rejected.id, reason: 'another name' });
  expect(await payments.held(waiting.id)).toBe('1000.00');
  expect(await findings()).toEqual([]);
});

test('money on the account of a decided withdrawal is reported', async () => {
  const { id } = await payments.withdraw(await payments.player('5000'), '1000');
  await payments.cashier.admin.reject(payments.operator('mina'), { id, reason: 'another name' });
  await moveTo(id);
  expect(await findings()).toEqual([
    {
      kind: 'left-over',
      account: `withdrawal:${id}`,
      currency: 'BDT',
      expected: '0.00',
      found: '7.00',
    },
  ]);
});
