import pg from 'pg';
import { accounts } from '../ledger/index.ts';
import { closing } from '../../testing/index.ts';
import { aNotice, testCounter, until, type Counter } from '../../testing/test-counter.ts';

let counter: Counter;
let other: pg.Client;

beforeAll(async () => {
  counter = await testCounter();
  other = new pg.Client({ connectionString: counter.core.config.databaseUrl });
  await other.connect();
  closing(() => other.end());
});

test('a connection killed between the record and the booking leaves nothing, and the retry credits once', async () => {
  const member = counter.member();
  const first = await counter.deposit(member);
  await counter.send(aNotice(first));
  const deposit = await counter.deposit(member);

  await other.query('begin');
  await other.query('select 1 from ledger_account where path = $1 for update', [
    accounts.cash(member.id),
  ]);
  const sent = counter.send(aNotice(deposit));
  await until(async () => (await waiting()).length > 0);
  for (const pid of await waiting()) await other.query('select pg_terminate_backend($1)', [pid]);
  expect(await sent).toBe(503);
  await other.query('rollback');

  expect(await counter.balance(member)).toBe('500.00');
  expect(await counter.state(member, deposit.id)).toBe('pending');
  expect(await counter.outcomes(deposit.id)).toEqual([]);

  expect(await counter.send(aNotice(deposit))).toBe(200);
  expect(await counter.send(aNotice(deposit))).toBe(200);
  expect(await counter.balance(member)).toBe('1000.00');
  expect(await counter.outcomes(deposit.id)).toEqual(['applied']);
});

/** Database processes of the platform that wait for the row that the test locks. */
async function waiting(): Promise<number[]> {
  const { rows } = await other.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
  );
  return rows.map(({ pid }) => pid);
}

test('a crash after the booking and before the commit rolls the booking back', async () => {
  let isBroken = true;
  const fragile = await testCounter({
    disturb: (live) => ({
      ...live,
      publish: (...event) => {
        if (isBroken) throw new Error('the process ended here');
        return live.publish(...event);
      },
    }),
  });
  const member = fragile.member();
  const deposit = await fragile.deposit(member);
  expect(await fragile.send(aNotice(deposit))).toBe(500);
  expect(await fragile.balance(member)).toBe('0.00');
  expect(await fragile.entries(member)).toEqual([]);
  expect(await fragile.events(member)).toEqual([]);

  isBroken = false;
  expect(await fragile.send(aNotice(deposit))).toBe(200);
  expect(await fragile.balance(member)).toBe('500.00');
  expect(await fragile.events(member)).toEqual(['deposit.changed', 'wallet.balance-changed']);
});
