import pg from 'pg';
import { accounts } from '../ledger/index.ts';
import { closing } from '../../testing/index.ts';
import { until } from '../../testing/test-counter.ts';
import { paymentTable, type PaymentTable } from '../../testing/payment-table.ts';

let payments: PaymentTable;
let other: pg.Client;

beforeAll(async () => {
  payments = await paymentTable();
  other = new pg.Client({ connectionString: payments.core.config.databaseUrl });
  await other.connect();
  closing(() => other.end());
});

/** Database processes of the platform that wait for the row that the test locks. */
async function waiting(): Promise<number[]> {
  const { rows } = await other.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
  );
  return rows.map(({ pid }) => pid);
}

test('a connection killed while funds are returned leaves the hold, and the retry returns them once', async () => {
  const player = await payments.player('5000');
  const withdrawal = await payments.withdraw(player, '1000');
  await payments.cashier.admin.approve(payments.operator('mina'), {
    id: withdrawal.id,
    note: '',
  });

  await other.query('begin');
  await other.query('select 1 from ledger_account where path = $1 for update', [
    accounts.cash(player.id),
  ]);
  const notice = payments.sendPayoutNotice(withdrawal, 'failed');
  await until(async () => (await waiting()).length === 1);
  for (const pid of await waiting()) await other.query('select pg_terminate_backend($1)', [pid]);
  expect(await notice).toBe(503);
  await other.query('rollback');

  expect(await payments.state(withdrawal.id)).toBe('approved');
  expect(await payments.held(withdrawal.id)).toBe('1000.00');
  expect(await payments.noticeOutcomes(withdrawal.id)).toEqual([]);

  expect(await payments.sendPayoutNotice(withdrawal, 'failed')).toBe(200);
  expect(await payments.sendPayoutNotice(withdrawal, 'failed')).toBe(200);
  expect(await payments.balance(player)).toBe('5000.00');
  expect(await payments.held(withdrawal.id)).toBe('0.00');
});

test('a crash after the hold and before the commit holds nothing, and the same key can be used again', async () => {
  let isBroken = false;
  const fragile = await paymentTable({
    disturb: (live) => ({
      ...live,
      publish: (...event) => {
        if (isBroken) throw new Error('the process ended here');
        return live.publish(...event);
      },
    }),
  });
  const player = await fragile.player('5000');
  isBroken = true;
  await expect(fragile.ask(player, '1000', { key: 'once-more' })).rejects.toThrow('ended here');
  expect(await fragile.balance(player)).toBe('5000.00');
  expect(await fragile.cashier.withdrawals(player, {})).toMatchObject({ value: { rows: [] } });

  isBroken = false;
  expect(await fragile.ask(player, '1000', { key: 'once-more' })).toMatchObject({ ok: true });
  expect(await fragile.balance(player)).toBe('4000.00');
});
