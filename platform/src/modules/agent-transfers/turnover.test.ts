import { paymentTable } from '../../testing/payment-table.ts';
import { until } from '../../testing/test-counter.ts';
import { accounts } from '../ledger/index.ts';
import { createAgentTransfers } from './agent-transfers.service.ts';

const taka = 100_000n;

test('money from a deposit must be staked before an agent can send it', async () => {
  const payments = await paymentTable();
  const { core, ledger } = payments;
  const agentTransfers = createAgentTransfers(core, payments);
  await agentTransfers.addSettings({
    brand: 'padma',
    min_units: 100n * taka,
    max_units: 5_000n * taka,
    daily_units: 5_000n * taka,
  });
  const [player, upline] = [await payments.player('0'), await payments.newMember('0')];
  await core.db.read.updateTable('members').set({ type: 1 }).where('id', '=', upline.id).execute();
  await core.db.read
    .updateTable('members')
    .set({ type: 2, upline_id: upline.id })
    .where('id', '=', player.id)
    .execute();
  const agent = { ...player, type: 2 as const };
  const deposit = await payments.deposit(player, { amount: '1000.00', method: 'card-sandbox' });
  await payments.press(deposit, 'paid');
  await until(async () => (await payments.depositState(player, deposit.id)) === 'credited');

  const send = (key: string) =>
    agentTransfers.send(agent, { to: 'upline', amount: '500', paymentPassword: '246810' }, key);
  expect(await send('before')).toMatchObject({ code: 'turnover-due' });
  expect(await payments.balance(player)).toBe('1000.00');
  expect(await agentTransfers.terms(agent)).toMatchObject({
    value: { turnover: { left: '1000.00' } },
  });

  const [cash, stakes] = [accounts.cash(player.id), accounts.house('lottery')];
  for (const [kind, from, to] of [
    ['stake', cash, stakes],
    ['payout', stakes, cash],
  ] as const)
    await core.db.transaction((tx) =>
      ledger.book(tx, [
        {
          key: `${kind}-key`,
          kind,
          currency: 'BDT',
          reference: 'tkt_1',
          moves: [{ from, to, amountUnits: 1_000n * taka }],
        },
      ]),
    );
  expect(await send('after')).toMatchObject({ ok: true });
});
