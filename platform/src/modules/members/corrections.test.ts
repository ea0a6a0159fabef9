import { calls, type MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import { aMember, anOperatorOf } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let mina: TestBrowser;
let omar: TestBrowser;
let count = 0;

beforeAll(async () => {
  site = await testSite();
  mina = await anOperatorOf(site, { name: 'mina', role: 'owner', hasFactor: true });
  omar = await anOperatorOf(site, { name: 'omar', role: 'owner', hasFactor: true });
});

const aKey = () => ({ 'idempotency-key': `correction-${(count += 1)}` });

async function aPlayer() {
  const browser = await aMember(site, `player${(count += 1)}x`);
  const { id } = (await browser.call(calls.memberInfo, undefined)).value;
  return { browser, id };
}

const balanceOf = async (browser: TestBrowser) =>
  (await browser.call(calls.balance, undefined)).value.sumBalance;

async function proposed(memberId: MemberId, amount: string, by = mina, key = aKey()) {
  const input = { memberId, amount, reason: 'the lost win of round 7' };
  const answer = await by.call(calls.proposeCorrection, input, key);
  if (answer.code) throw new Error(`not proposed: ${answer.text}`);
  return answer.value;
}

const confirm = (memberId: MemberId, id: Awaited<ReturnType<typeof proposed>>['id'], by = omar) => {
  return by.call(calls.confirmCorrection, { memberId, id, note: 'checked' });
};

test('a correction moves money when a second operator confirms it, and appears in statement and audit trail', async () => {
  const { browser, id: memberId } = await aPlayer();
  const { id } = await proposed(memberId, '12.50');
  expect(await balanceOf(browser)).toBe('0.00');
  expect(await confirm(memberId, id)).toMatchObject({
    code: null,
    value: { state: 'booked', operator: 'mina', decision: { operator: 'omar', note: 'checked' } },
  });
  expect(await balanceOf(browser)).toBe('12.50');
  const { rows } = (await browser.call(calls.statement, {})).value;
  expect(rows).toMatchObject([{ kind: 'correction', amount: '12.50', reference: id }]);
  const trail = (await omar.call(calls.audit, { subject: `padma/${memberId}` })).value.rows;
  expect(trail).toMatchObject([
    { operator: 'omar', action: 'correction.booked', note: 'checked' },
    { operator: 'mina', action: 'correction.proposed', note: 'the lost win of round 7' },
  ]);
});

test('the operator who proposed a correction cannot confirm it, and the table refuses it as well', async () => {
  const { browser, id: memberId } = await aPlayer();
  const { id } = await proposed(memberId, '5.00');
  expect((await confirm(memberId, id, mina)).code).toBe('second-person-needed');
  await expect(
    sql`UPDATE cash_corrections SET state = 'booked', decided_by_id = operator_id, decided_by = operator,
      decided_at = now(), decision_note = '' WHERE id = ${id}`.execute(site.core.db.read),
  ).rejects.toThrow(/check constraint/);
  expect(await balanceOf(browser)).toBe('0.00');
});

test('twenty confirmations at once book once', async () => {
  const { browser, id: memberId } = await aPlayer();
  const { id } = await proposed(memberId, '3.00');
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(memberId, id)));
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'already-decided')).toHaveLength(19);
  expect(await balanceOf(browser)).toBe('3.00');
});

test('a correction takes money, but never more than there is', async () => {
  const { browser, id: memberId } = await aPlayer();
  await confirm(memberId, (await proposed(memberId, '10.00')).id);
  const much = await proposed(memberId, '-10.01');
  expect((await confirm(memberId, much.id)).code).toBe('insufficient-funds');
  const { value } = await mina.call(calls.memberCorrections, { memberId, limit: 1 });
  expect(value.rows).toMatchObject([{ id: much.id, state: 'proposed' }]);
  await confirm(memberId, (await proposed(memberId, '-10.00')).id);
  expect(await balanceOf(browser)).toBe('0.00');
});

test('a repeated proposal is the same one; another amount under its key is refused', async () => {
  const { id: memberId } = await aPlayer();
  const key = aKey();
  const first = await proposed(memberId, '1.00', mina, key);
  expect((await proposed(memberId, '1.00', mina, key)).id).toBe(first.id);
  const other = { memberId, amount: '100.00', reason: 'the lost win of round 7' };
  expect((await mina.call(calls.proposeCorrection, other, key)).code).toBe(
    'idempotency-key-reused',
  );
});

test('a refused correction books nothing and cannot be confirmed any more', async () => {
  const { browser, id: memberId } = await aPlayer();
  const { id } = await proposed(memberId, '4.00');
  const refused = await mina.call(calls.refuseCorrection, { memberId, id, note: 'typing error' });
  expect(refused.value).toMatchObject({ state: 'refused', decision: { operator: 'mina' } });
  expect((await confirm(memberId, id)).code).toBe('already-decided');
  expect(await balanceOf(browser)).toBe('0.00');
});

test('a correction is found under its own member only, and not by operators of another brand', async () => {
  const [one, two] = [await aPlayer(), await aPlayer()];
  const { id } = await proposed(one.id, '4.00');
  expect((await confirm(two.id, id)).code).toBe('not-found');
  const foreign = await anOperatorOf(site, {
    name: 'vera',
    role: 'cashier-lead',
    brand: 'verano',
  });
  expect((await confirm(one.id, id, foreign)).code).toBe('forbidden');
  expect((await foreign.call(calls.corrections, { queue: 'waiting' })).code).toBe('forbidden');
  const queue = await foreign.call(calls.corrections, { queue: 'waiting', brand: 'verano' });
  expect(queue.value.rows).toEqual([]);
  const all = (await omar.call(calls.corrections, { queue: 'waiting' })).value.rows;
  expect(all.map((row) => row.id)).toContain(id);
});

test('nothing is no correction, and a trial account gets none', async () => {
  const { id: memberId } = await aPlayer();
  const zero = { memberId, amount: '0.00', reason: 'nothing' };
  expect((await mina.call(calls.proposeCorrection, zero, aKey())).code).toBe('invalid-input');
  await sql`UPDATE members SET type = 4 WHERE id = ${memberId}`.execute(site.core.db.read);
  const trial = { memberId, amount: '1.00', reason: 'play' };
  expect((await mina.call(calls.proposeCorrection, trial, aKey())).code).toBe(
    'in_need_true_account',
  );
});

test('the file of a member holds bookings, deposits, withdrawals, rounds and tickets', async () => {
  const { id: memberId } = await aPlayer();
  await confirm(memberId, (await proposed(memberId, '8.00')).id);
  const clerk = await anOperatorOf(site, { name: 'clara', role: 'support', brand: 'padma' });
  const statement = await clerk.call(calls.memberStatement, { memberId, kinds: 'correction' });
  expect(statement.value.rows).toMatchObject([{ amount: '8.00' }]);
  const lists = await Promise.all([
    clerk.call(calls.memberDeposits, { memberId }),
    clerk.call(calls.memberWithdrawals, { memberId }),
    clerk.call(calls.memberRounds, { memberId }),
    clerk.call(calls.memberTickets, { memberId }),
  ]);
  for (const { value } of lists) expect(value).toEqual({ rows: [], next: null });
  expect((await clerk.call(calls.memberCorrections, { memberId })).code).toBe('forbidden');
});
