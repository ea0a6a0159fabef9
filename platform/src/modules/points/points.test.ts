import { parseAmount, type InputOf, type PointItemId, type calls } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { sql } from 'kysely';
import { deliveryAddress, pointRules, pointsTable } from '../../testing/points-table.ts';
import type { Member } from '../identity/index.ts';
import { accounts } from '../ledger/index.ts';

const units = (amount: string) => parseAmount(amount) ?? 0n;
const mina = { name: 'mina' };
const paymentPassword = '246810';

type Table = Awaited<ReturnType<typeof pointsTable>>;

let count = 0;

function redeem(
  { points }: Table,
  member: Member,
  item: PointItemId,
  changes: Partial<InputOf<typeof calls.redeemPointReward>> & { readonly key?: string } = {},
) {
  const { key = `wish-${(count += 1)}`, ...input } = changes;
  const asked = { item, price: 20, address: deliveryAddress, paymentPassword };
  return points.redeem(
    member,
    callSchemas.redeemPointReward.input.parse({ ...asked, ...input }),
    key,
  );
}

const order = (answer: Awaited<ReturnType<typeof redeem>>) => {
  if (!answer.ok) throw new Error(answer.code);
  return callSchemas.redeemPointReward.output.parse(answer.value);
};

test('turnover and deposits earn once, however many nodes count, and the balance shows each type', async () => {
  const table = await pointsTable();
  const { points, book, pointsOf } = table;
  // The member starts with a deposit of 1,000.00.
  const member = await table.newMember('1000');
  await book(member.id, 'stake', '250.00');
  await Promise.all([1, 2, 3, 4].map(() => points.earnDue()));
  await points.earnDue();
  expect(await pointsOf(member.id)).toBe(units('7.50'));
  const balance = await points.balance(member);
  expect(balance.ok && callSchemas.pointBalance.output.parse(balance.value)).toMatchObject({
    points: '7.50',
    worth: '0.75',
    owed: '0.00',
  });
  const entries = await points.entries(member, {});
  expect(
    entries.ok && entries.value.rows.map(({ type, points: gained }) => [type, gained]),
  ).toEqual(
    expect.arrayContaining([
      ['lottery', '2.50'],
      ['deposit', '5.00'],
    ]),
  );
});

test('returned bets take back their points at the rate at which they were earned', async () => {
  const table = await pointsTable({ rates: { lottery: 100 } });
  const { points, rules, book, pointsOf } = table;
  const member = await table.newMember('1000');
  await book(member.id, 'stake', '400.00');
  await points.earnDue();
  const draft = { ...pointRules, rates: { lottery: 500 } };
  const { id, revision } = rules;
  await points.admin.rules.save(
    { brand: 'padma', id, revision, note: 'more', draft, publish: true },
    mina,
  );
  await book(member.id, 'refund', '100.00');
  await points.earnDue();
  expect(await pointsOf(member.id)).toBe(units('3'));
  await book(member.id, 'stake', '100.00');
  await points.earnDue();
  expect(await pointsOf(member.id)).toBe(units('8'));
  await book(member.id, 'refund', '400.00');
  await points.earnDue();
  expect(await pointsOf(member.id)).toBe(0n);
});

test('points that were spent before the bet was returned are owed, and deducted from the next ones', async () => {
  const table = await pointsTable({ rates: { lottery: 1000 } });
  const { points, book, pointsOf } = table;
  const member = await table.newMember('10000');
  await book(member.id, 'stake', '300.00');
  await points.earnDue();
  order(await redeem(table, member, await table.addItem()));
  await book(member.id, 'refund', '300.00');
  await points.earnDue();
  expect(await pointsOf(member.id)).toBe(0n);
  expect(await points.balance(member)).toMatchObject({ value: { owed: '20.00' } });
  await book(member.id, 'stake', '500.00');
  await points.earnDue();
  expect(await pointsOf(member.id)).toBe(units('30'));
  expect(await points.balance(member)).toMatchObject({ value: { owed: '0.00' } });
});

test('no points are earned before the first day, by a trial account, or while the rules are off', async () => {
  const early = await pointsTable({ from: '2099-01-01' });
  const member = await early.newMember('1000');
  await early.book(member.id, 'stake', '500.00');
  await early.points.earnDue();
  expect(await early.pointsOf(member.id)).toBe(0n);
  const off = await pointsTable({ isEnabled: false });
  const player = await off.newMember('1000');
  const trial = await off.newMember('1000');
  await off.core.db.read
    .updateTable('members')
    .set({ type: 4 })
    .where('id', '=', trial.id)
    .execute();
  for (const { id } of [player, trial]) await off.book(id, 'stake', '500.00');
  await off.points.earnDue();
  const { id, revision } = off.rules;
  const on = { brand: 'padma', id, revision, note: 'on', draft: pointRules, publish: true };
  await off.points.admin.rules.save(on, mina);
  for (const { id: one } of [player, trial]) await off.book(one, 'stake', '100.00');
  await off.points.earnDue();
  expect(await off.pointsOf(player.id)).toBe(units('1'));
  expect(await off.pointsOf(trial.id)).toBe(0n);
});

test('of eight members who order the last two items, two get one, and the others keep their points', async () => {
  const table = await pointsTable();
  const item = await table.addItem({}, 2);
  const members = await Promise.all(Array.from({ length: 8 }, () => table.newMember('0')));
  for (const { id } of members) await table.grant(id, '20');
  const answers = await Promise.all(members.map((member) => redeem(table, member, item)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  for (const answer of answers) if (!answer.ok) expect(answer.code).toBe('item-sold-out');
  const left = await Promise.all(members.map(({ id }) => table.pointsOf(id)));
  expect(left.filter((balance) => balance === units('20'))).toHaveLength(6);
  expect(await table.points.items(await padma(table), 'bn')).toMatchObject([{ stock: 0 }]);
});

async function padma({ brands }: Table) {
  const brand = await brands.byCode('padma');
  if (!brand) throw new Error('there is no padma');
  return brand;
}

test('simultaneous requests with one key are one order; a stale price and a wrong password order nothing', async () => {
  const table = await pointsTable();
  const item = await table.addItem({ perMember: 1 }, null);
  const member = await table.newMember('0');
  await table.grant(member.id, '50');
  const wrong = await redeem(table, member, item, { paymentPassword: '000000' });
  expect(wrong).toMatchObject({ code: 'wrong-payment-password' });
  const stale = await redeem(table, member, item, { price: 19 });
  expect(stale).toMatchObject({ code: 'point-price-changed' });
  const nowhere = await redeem(table, member, item, { address: null });
  expect(nowhere).toMatchObject({ code: 'invalid-input' });
  const answers = await Promise.all(
    [1, 2, 3].map(() => redeem(table, member, item, { key: 'same' })),
  );
  expect(new Set(answers.map((answer) => order(answer).id)).size).toBe(1);
  expect(await table.pointsOf(member.id)).toBe(units('30'));
  expect(await redeem(table, member, item)).toMatchObject({ code: 'item-limit-reached' });
});

test('a rejected order gives back points and stock once, and the decision is audited', async () => {
  const table = await pointsTable();
  const { points, pointsOf } = table;
  const item = await table.addItem();
  const member = await table.newMember('0');
  await table.grant(member.id, '25');
  const { id, status } = order(await redeem(table, member, item));
  expect(status).toBe('processing');
  const input = { brand: 'padma', id, decision: 'reject', tracking: '', note: 'no post' } as const;
  const decisions = await Promise.all([1, 2, 3].map(() => points.admin.decide(mina, input)));
  expect(decisions.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await pointsOf(member.id)).toBe(units('25'));
  expect(await points.items(await padma(table), 'bn')).toMatchObject([{ stock: 1 }]);
  expect(await points.orders(member, {})).toMatchObject({
    value: { rows: [{ status: 'rejected', reason: 'no post' }] },
  });
  expect(await table.auditRecords(`padma/${id}`)).toMatchObject([
    { action: 'points.order-rejected', note: 'no post' },
  ]);
});

test('orders and bookings have the item’s title in every language', async () => {
  const table = await pointsTable();
  const { points } = table;
  const words = { bn: { title: 'মগ', text: '' }, en: { title: 'Mug', text: '' } };
  const item = await table.addItem({ words });
  const member = await table.newMember('0');
  await table.grant(member.id, '25');
  const { id, title } = order(await redeem(table, member, item));
  const inAll = { en: 'Mug', bn: 'মগ', es: 'মগ', ar: 'মগ' };
  expect(title).toEqual(inAll);
  const rejection = { brand: 'padma', id, decision: 'reject', tracking: '', note: 'no' } as const;
  await points.admin.decide(mina, rejection);
  expect(await points.admin.orders({ brand: 'padma' })).toMatchObject({
    value: { rows: [{ title: inAll }] },
  });
  const entries = { rows: [{ kind: 'returned' }, { kind: 'redeemed' }, { kind: 'granted' }] };
  expect(await points.entries(member, {})).toMatchObject({ value: entries });
  const own = await points.entries(member, { limit: 2 });
  const known = await points.admin.member({ brand: 'padma', account: member.account, limit: 2 });
  for (const rows of [own.ok && own.value.rows, known.ok && known.value.entries.rows])
    expect(rows).toMatchObject([
      { item: inAll, detail: '' },
      { item: inAll, detail: '' },
    ]);
});

test('an approved order has its tracking; cash is paid at once where no operator is needed', async () => {
  const table = await pointsTable();
  const { points, ledger } = table;
  const [mug, cash] = [
    await table.addItem(),
    await table.addItem({ gives: { kind: 'cash', amount: '7.50' }, isAutomatic: true }, null),
  ];
  const member = await table.newMember('0');
  await table.grant(member.id, '60');
  const { id } = order(await redeem(table, member, mug));
  await points.admin.decide(mina, {
    brand: 'padma',
    id,
    decision: 'approve',
    tracking: 'BD123',
    note: 'sent',
  });
  const sent = { brand: 'padma', id, tracking: 'BD124', note: 'other post' };
  await points.admin.track(mina, sent);
  // The approval and the new number.
  const events = await table.events(member);
  expect(events.filter((topic) => topic === 'point-order.changed')).toHaveLength(2);
  expect(order(await redeem(table, member, cash, { address: null }))).toMatchObject({
    status: 'approved',
  });
  expect((await ledger.balance(accounts.cash(member.id))).balanceUnits).toBe(units('7.50'));
  expect(await points.orders(member, { status: 'approved' })).toMatchObject({
    value: { rows: [{ tracking: '' }, { tracking: 'BD124' }] },
  });
});

test('points become cash at the published rate, once for a key', async () => {
  const table = await pointsTable();
  const { points, ledger, pointsOf } = table;
  const member = await table.newMember('0');
  await table.grant(member.id, '100');
  const input = { points: 45, pointsPerUnit: 10, paymentPassword };
  const answers = await Promise.all([1, 2, 3].map(() => points.convert(member, input, 'one')));
  for (const answer of answers)
    expect(answer).toMatchObject({ value: { points: '45.00', amount: '4.50', currency: 'BDT' } });
  expect(await pointsOf(member.id)).toBe(units('55'));
  expect((await ledger.balance(accounts.cash(member.id))).balanceUnits).toBe(units('4.50'));
  const refusals = [
    await points.convert(member, { ...input, points: 60 }, 'two'),
    await points.convert(member, { ...input, pointsPerUnit: 9 }, 'three'),
    await points.convert(member, { ...input, points: 9 }, 'four'),
    await points.convert(member, { ...input, points: 50 }, 'one'),
  ];
  expect(refusals.map((answer) => !answer.ok && answer.code)).toEqual([
    'insufficient-points',
    'point-price-changed',
    'amount-out-of-range',
    'idempotency-key-reused',
  ]);
  // Points are no money: the report of the member contains the cash alone.
  await table.reports.catchUpAll();
  const { rows } = await sql<{ bonus_units: bigint }>`
    SELECT bonus_units FROM report_day WHERE member_id = ${member.id}`.execute(table.core.db.read);
  expect(rows).toEqual([{ bonus_units: units('4.50') }]);
});

test('a source is credited once, and an adjustment is audited and taken back by its opposite', async () => {
  const table = await pointsTable();
  const { core, points, pointsOf } = table;
  const member = await table.newMember('0');
  const credit = {
    member: member.id,
    type: 'rng',
    amountUnits: units('5'),
    source: 'reward:1',
  } as const;
  await Promise.all([1, 2, 3].map(() => core.db.transaction((tx) => points.credit(tx, credit))));
  expect(await pointsOf(member.id)).toBe(units('5'));
  const change = {
    brand: 'padma',
    account: member.account,
    type: 'sports',
    note: 'sorry',
  } as const;
  await points.admin.adjust(mina, { ...change, points: '10' }, 'k1');
  await points.admin.adjust(mina, { ...change, points: '10' }, 'k1');
  expect(await pointsOf(member.id)).toBe(units('15'));
  const tooMuch = await points.admin.adjust(mina, { ...change, points: '-16' }, 'k2');
  expect(tooMuch).toMatchObject({ code: 'insufficient-points' });
  await points.admin.adjust(mina, { ...change, points: '-10' }, 'k3');
  expect(await pointsOf(member.id)).toBe(units('5'));
  expect(await table.auditRecords(`padma/${member.account}`)).toMatchObject([
    { action: 'points.adjusted', after: '15.00' },
    { action: 'points.adjusted', after: '5.00' },
  ]);
});

test('within 24 hours operators give points for no more money than one of them may give', async () => {
  // Ten points cost one unit of currency.
  const table = await pointsTable({}, units('5'));
  const { core, points, pointsOf } = table;
  const member = await table.newMember('0');
  const change = {
    brand: 'padma',
    account: member.account,
    type: 'redeem',
    note: 'sorry',
  } as const;
  const give = (given: string, key: string) =>
    points.admin.adjust(mina, { ...change, points: given }, key);
  expect(await give('50.01', 'k1')).toMatchObject({ code: 'amount-out-of-range' });
  expect((await give('30', 'k2')).ok).toBe(true);
  // Points that are taken make no room: the member may have converted the others.
  expect((await give('-30', 'k3')).ok).toBe(true);
  expect(
    await points.admin.adjust({ name: 'nadia' }, { ...change, points: '20.01' }, 'k4'),
  ).toMatchObject({
    code: 'amount-out-of-range',
    detail: expect.stringContaining('20.00 points at most'),
  });
  const [first, second] = await Promise.all([give('15', 'k5'), give('15', 'k6')]);
  expect([first.ok, second.ok].filter(Boolean)).toHaveLength(1);
  // A repeated request is still the first one.
  expect((await give('30', 'k2')).ok).toBe(true);
  core.clock.advance(24 * 3_600_000 + 1);
  expect((await give('50', 'k7')).ok).toBe(true);
  expect(await pointsOf(member.id)).toBe(units('65'));
});

test('a stock that another operator changed meanwhile is not overwritten', async () => {
  const table = await pointsTable();
  await table.newMember('0');
  const id = await table.addItem({}, 5);
  const change = { brand: 'padma', id, stock: 9, before: 4, note: 'delivery' };
  expect(await table.points.admin.setStock(mina, change)).toMatchObject({
    code: 'version-conflict',
  });
  expect(await table.points.admin.stocks('padma')).toEqual([{ id, stock: 5, ordered: 0 }]);
});
