import type { WithdrawalId } from '@croupier/contracts';
import { paymentDesk, type PaymentDesk } from '../../testing/test-desk.ts';
import { accounts, createReconciliation } from '../ledger/index.ts';
import { withdrawalAccounts } from './withdrawal-accounts.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await paymentDesk();
});

async function findings() {
  const books = createReconciliation(desk.core, { closing: [withdrawalAccounts] });
  return (await books.check(null)).findings;
}

/** A booking that no decision about a withdrawal makes. */
async function moveTo(id: WithdrawalId): Promise<void> {
  const booking = {
    key: desk.core.ids.next('key'),
    kind: 'bonus',
    currency: 'BDT',
    reference: id,
    moves: [{ from: accounts.house('promo'), to: accounts.withdrawal(id), amountUnits: 700_000n }],
  } as const;
  await desk.core.db.transaction((tx) => desk.ledger.book(tx, [booking]));
}

test('what a withdrawal holds is nothing left over while it waits, and nothing is left when it is decided', async () => {
  const [waiting, rejected] = [
    await desk.withdraw(await desk.player('5000'), '1000'),
    await desk.withdraw(await desk.player('5000'), '1000'),
  ];
  const mina = desk.operator('mina');
  await desk.cashier.desk.reject(mina, { id: rejected.id, reason: 'another name' });
  expect(await desk.held(waiting.id)).toBe('1000.00');
  expect(await findings()).toEqual([]);
});

test('money on the account of a withdrawal that was decided is found', async () => {
  const { id } = await desk.withdraw(await desk.player('5000'), '1000');
  await desk.cashier.desk.reject(desk.operator('mina'), { id, reason: 'another name' });
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
