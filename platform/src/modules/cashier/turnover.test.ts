import type { MemberId } from '@croupier/contracts';
import { accounts, type TransferKind } from '../ledger/index.ts';
import { paymentTable, type PaymentTable, type Player } from '../../testing/payment-table.ts';
import { until } from '../../testing/test-counter.ts';

let payments: PaymentTable;
beforeAll(async () => {
  payments = await paymentTable();
});

/** Books what a member stakes, or gets back unplayed. */
async function book(member: MemberId, kind: TransferKind, units: bigint): Promise<void> {
  const [cash, stakes] = [accounts.cash(member), accounts.house('lottery')];
  const isBack = kind === 'refund' || kind === 'game-rollback';
  const move = { from: isBack ? stakes : cash, to: isBack ? cash : stakes, amountUnits: units };
  const key = payments.core.ids.next('key');
  await payments.core.db.transaction((tx) =>
    payments.ledger.book(tx, [{ key, kind, currency: 'BDT', reference: 'tkt_1', moves: [move] }]),
  );
}

const taka = 100_000n;

async function deposited(player: Player, amount: string, method = 'card-sandbox') {
  const deposit = await payments.deposit(player, { amount, method });
  await payments.press(deposit, 'paid');
  await until(async () => (await payments.depositState(player, deposit.id)) === 'credited');
}

const dueOf = async (player: Player) => {
  const terms = await payments.cashier.payoutTerms(player);
  return terms.ok ? terms.value.turnover : terms.code;
};

test('a deposit must be staked before money can leave, and the terms count it down', async () => {
  const player = await payments.player('0');
  await deposited(player, '1000.00');
  expect(await dueOf(player)).toEqual({ required: '1000.00', left: '1000.00' });
  expect(await payments.ask(player, '500')).toMatchObject({ code: 'turnover-due' });
  expect(await payments.balance(player)).toBe('1000.00');

  await book(player.id, 'stake', 400n * taka);
  await book(player.id, 'game-bet', 300n * taka);
  await book(player.id, 'game-rollback', 100n * taka);
  expect(await dueOf(player)).toEqual({ required: '1000.00', left: '400.00' });
  await book(player.id, 'refund', 100n * taka);
  expect(await dueOf(player)).toMatchObject({ left: '500.00' });
  await book(player.id, 'game-bet', 500n * taka);
  expect(await dueOf(player)).toBeNull();
});

test('a withdrawal is taken once the turnover is met, and later deposits start a new count', async () => {
  const player = await payments.player('2000');
  await deposited(player, '500.00');
  await book(player.id, 'stake', 500n * taka);
  expect(await payments.ask(player, '500')).toMatchObject({ ok: true });
  await deposited(player, '500.00');
  expect(await dueOf(player)).toEqual({ required: '500.00', left: '500.00' });
});

test('a method without a rule requires no turnover', async () => {
  const player = await payments.player('0');
  await deposited(player, '1000.00', 'bkash-sandbox');
  expect(await dueOf(player)).toBeNull();
  expect(await payments.ask(player, '500')).toMatchObject({ ok: true });
});

test('the rule that an operator sets for a method applies to deposits requested afterwards', async () => {
  const player = await payments.player('0');
  const early = await payments.deposit(player, { amount: '200.00', method: 'nagad-sandbox' });
  const mina = payments.operator('mina');
  const rule = { brand: 'padma', code: 'nagad-sandbox', percent: 250, note: 'money laundering' };
  expect(await payments.cashier.admin.setTurnover(mina, rule)).toMatchObject({
    value: { turnoverPercent: 250 },
  });
  await payments.press(early, 'paid');
  await until(async () => (await payments.depositState(player, early.id)) === 'credited');
  expect(await dueOf(player)).toBeNull();
  await deposited(player, '200.00', 'nagad-sandbox');
  expect(await dueOf(player)).toEqual({ required: '500.00', left: '500.00' });
  expect(await payments.auditRecords('padma/nagad-sandbox')).toMatchObject([
    { operator: 'mina', action: 'deposit-method.turnover-set', after: '250 %' },
  ]);
  expect(await payments.cashier.admin.setTurnover(mina, { ...rule, code: 'cheque' })).toMatchObject(
    {
      code: 'not-found',
    },
  );
});
