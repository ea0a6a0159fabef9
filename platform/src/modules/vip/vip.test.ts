import type { MemberId, VipLadderDraft } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { noFreeRounds, pointsTable } from '../../testing/points-table.ts';
import type { Member } from '../identity/index.ts';
import { createLive } from '../live/index.ts';
import { createRewards } from '../rewards/index.ts';
import { createVip } from './index.ts';

const mina = { name: 'mina' };
const benefits = {
  rebateBonus: 0,
  withdrawalBonus: null,
  instantWithdrawal: null,
  levelGift: null,
  birthdayGift: null,
};

const withRebate = (rebateBonus: number) => ({
  ...level(10, 0),
  benefits: { ...benefits, rebateBonus, withdrawalBonus: '5000.00', instantWithdrawal: '2000.00' },
});

const level = (reach: number, keep: number, gift: string | null = null) => ({
  names: { bn: `Level of ${reach}` },
  reach,
  keep,
  benefits: { ...benefits, levelGift: gift, birthdayGift: gift },
});

const ladder: VipLadderDraft = {
  words: { bn: { title: 'Club', text: '' } },
  from: '2020-01-01',
  // One rank point for 100.00 staked.
  weights: { LOTT: 100 },
  graceMonths: 0,
  levels: [level(10, 5, '50.00'), level(20, 10, '100.00'), level(50, 20)],
};

async function aTable(changes: Partial<VipLadderDraft> = {}) {
  const table = await pointsTable({ isEnabled: false });
  const { core, brands, identity, ledger, reports } = table;
  const live = createLive(core);
  const rewards = createRewards(core, {
    ledger,
    live,
    protection: { isAway: async () => false },
    freeRounds: noFreeRounds,
    twoPersonUnitsOf: async () => null,
    issuers: { 'rank-points': (tx, order) => vip.issue(tx, order) },
  });
  const vip = createVip(core, { brands, identity, live, reports, rewards });
  // 10 March 2026, 18:00 in Dhaka.
  core.clock.set(new Date('2026-03-10T12:00:00Z'));
  const saved = await vip.ladders.save(
    {
      brand: 'padma',
      id: null,
      revision: 0,
      note: 'start',
      draft: { ...ladder, ...changes },
      publish: true,
    },
    mina,
  );
  if (!saved.ok) throw new Error(saved.code);

  async function rank(member: Member) {
    const answer = await vip.rank(member);
    if (!answer.ok) throw new Error(answer.code);
    return callSchemas.playerRank.output.parse(answer.value);
  }

  async function gifts(id: MemberId) {
    const page = await rewards.list({ id }, { view: 'waiting' });
    return page.ok ? page.value.rows.map(({ reward, source }) => [source, reward]) : [];
  }

  return { ...table, vip, rewards, rank, gifts };
}

test('a level is reached as bets settle, once, with the gift of each level on the way', async () => {
  const { vip, book, rank, rewards, gifts, ...table } = await aTable();
  const member = await table.newMember('100000');
  await book(member.id, 'stake', '900.00');
  await vip.progressDue();
  expect(await rank(member)).toMatchObject({ level: 0, rankPoints: '9.00', monthPoints: '9.00' });
  await book(member.id, 'stake', '1200.00');
  await Promise.all([1, 2, 3].map(() => vip.progressDue()));
  expect(await rank(member)).toMatchObject({
    level: 2,
    rankPoints: '21.00',
    checkedOn: '2026-04-01',
    changes: [{ from: 0, to: 2, reason: 'reached' }],
  });
  expect(await gifts(member.id)).toEqual([
    ['rank', { kind: 'cash', amount: '100.00' }],
    ['rank', { kind: 'cash', amount: '50.00' }],
  ]);
  expect(await rewards.list({ id: member.id }, { view: 'waiting' })).toMatchObject({
    value: { rows: [{ title: { bn: 'VIP স্তর ২-এর উপহার', ar: 'هدية مستوى VIP ٢' } }, {}] },
  });
  const row = await table.core.db.read
    .selectFrom('members')
    .select('rank_level')
    .where('id', '=', member.id)
    .executeTakeFirst();
  expect(row?.rank_level).toBe(2);
});

test('returned bets lower the points, and never the level', async () => {
  const { vip, book, rank, ...table } = await aTable();
  const member = await table.newMember('100000');
  await book(member.id, 'stake', '1500.00');
  await vip.progressDue();
  await book(member.id, 'refund', '1500.00');
  await vip.progressDue();
  expect(await rank(member)).toMatchObject({ level: 1, rankPoints: '0.00' });
});

test('a month without enough points costs one level, once, and the next level starts from its mark', async () => {
  const { core, vip, book, rank, gifts, ...table } = await aTable();
  const member = await table.newMember('100000');
  await book(member.id, 'stake', '3000.00');
  await vip.progressDue();
  // The month in which the level was reached counts as kept.
  core.clock.set(new Date('2026-04-02T00:00:00Z'));
  await vip.checkDue();
  expect(await rank(member)).toMatchObject({ level: 2, missedMonths: 0 });
  core.clock.set(new Date('2026-05-02T00:00:00Z'));
  await Promise.all([vip.checkDue(), vip.checkDue(), vip.checkDue()]);
  await vip.checkDue();
  expect(await rank(member)).toMatchObject({
    level: 1,
    rankPoints: '10.00',
    changes: [{ from: 2, to: 1, reason: 'not-kept' }, { to: 2 }],
  });
  await book(member.id, 'stake', '1000.00');
  await vip.progressDue();
  expect(await rank(member)).toMatchObject({ level: 2, rankPoints: '20.00', monthPoints: '10.00' });
  // The gift of a level is given once.
  expect(await gifts(member.id)).toHaveLength(2);
});

test('the grace forgives a month, and a kept month starts it again', async () => {
  const { core, vip, book, rank, ...table } = await aTable({ graceMonths: 1 });
  const member = await table.newMember('100000');
  await book(member.id, 'stake', '1000.00');
  await vip.progressDue();
  const afterMonth = async (month: string) => {
    core.clock.set(new Date(`2026-${month}-02T00:00:00Z`));
    await vip.checkDue();
    return rank(member);
  };
  expect(await afterMonth('04')).toMatchObject({ level: 1, missedMonths: 0 });
  expect(await afterMonth('05')).toMatchObject({ level: 1, missedMonths: 1 });
  await book(member.id, 'stake', '500.00');
  expect(await afterMonth('06')).toMatchObject({ level: 1, missedMonths: 0 });
  expect(await afterMonth('07')).toMatchObject({ level: 1, missedMonths: 1 });
  expect(await afterMonth('08')).toMatchObject({ level: 0, rankPoints: '0.00' });
});

test('points of a source count once, and what an operator adds is audited', async () => {
  const { core, vip, rank, auditRecords, ...table } = await aTable();
  const member = await table.newMember('0');
  const credit = { member: member.id, units: 1_200_000n, source: 'mission:1' };
  await Promise.all(
    [1, 2, 3].map(() => core.db.transaction((tx) => vip.addRankPoints(tx, credit))),
  );
  expect(await rank(member)).toMatchObject({ level: 1, rankPoints: '12.00' });
  const input = { brand: 'padma', account: member.account, points: '10', note: 'sorry' };
  await vip.adjust(mina, input, 'k');
  await vip.adjust(mina, input, 'k');
  expect(await rank(member)).toMatchObject({ level: 2, rankPoints: '22.00' });
  expect(await auditRecords(`padma/${member.account}`)).toMatchObject([
    { action: 'vip.points-added', after: '22.00', note: 'sorry' },
  ]);
});

test('a birthday gift is given on the day or after a pause of the job, once in a year, to members with a level', async () => {
  const { core, vip, gifts, ...table } = await aTable();
  const [member, other] = [await table.newMember('0'), await table.newMember('0')];
  // Brands ask for the date in one of two orders.
  const american = await table.newMember('0');
  const later = await table.newMember('0');
  for (const { id, birthday } of [
    { id: member.id, birthday: '1990-03-10' },
    { id: other.id, birthday: '1990-03-10' },
    { id: american.id, birthday: '03-10-1990' },
    { id: later.id, birthday: '1990-03-12' },
  ])
    await core.db.read
      .insertInto('member_details')
      .values({
        member_id: id,
        brand: 'padma',
        mobile: null,
        mobile_proven_at: null,
        email: null,
        answers: JSON.stringify({ birthday }),
        domain: null,
        register_url: '',
      })
      .execute();
  await core.db.read
    .updateTable('members')
    .set({ rank_level: 1 })
    .where('id', 'in', [member.id, american.id, later.id])
    .execute();
  await Promise.all([vip.checkDue(), vip.checkDue()]);
  const gift = ['birthday', { kind: 'cash', amount: '50.00' }];
  expect(await gifts(member.id)).toEqual([gift]);
  expect(await gifts(american.id)).toEqual([gift]);
  expect(await gifts(other.id)).toEqual([]);
  // The job stood still on the next birthday.
  core.clock.advance(4 * 86_400_000);
  await Promise.all([vip.checkDue(), vip.checkDue()]);
  expect(await gifts(later.id)).toEqual([gift]);
  expect(await gifts(member.id)).toEqual([gift]);
});

test('a level adds to the withdrawal limit at once, and to the rebate from the next day', async () => {
  const { core, vip, book, ...table } = await aTable({ levels: [withRebate(25)] });
  const member = await table.newMember('100000');
  const none = { dailyUnits: 0n, instantUnits: 0n };
  expect(await vip.withdrawalBenefitsOf(member)).toEqual(none);
  await book(member.id, 'stake', '1000.00');
  await vip.progressDue();
  expect(await vip.withdrawalBenefitsOf(member)).toEqual({
    dailyUnits: 500_000_000n,
    instantUnits: 200_000_000n,
  });
  expect(await vip.rebateBonusesOf(core.db.read, member.id)).toEqual([
    { from: '2026-03-11', basisPoints: 25 },
  ]);
});

test('a level that an operator sets is in the history, and a lowered one is not raised by the next bet', async () => {
  const { core, vip, book, rank, ...table } = await aTable();
  const member = await table.newMember('100000');
  await book(member.id, 'stake', '2000.00');
  await vip.progressDue();
  const set = (level: number) =>
    core.db.transaction((tx) => vip.setLevel(tx, { member: member.id, level }));
  expect(await set(1)).toBe(2);
  expect(await set(1)).toBe(1);
  await book(member.id, 'stake', '100.00');
  await vip.progressDue();
  expect(await rank(member)).toMatchObject({
    level: 1,
    rankPoints: '11.00',
    // What is taken away does not count against the month.
    monthPoints: '21.00',
    changes: [
      { from: 2, to: 1, reason: 'operator' },
      { from: 0, to: 2, reason: 'reached' },
    ],
  });
  expect(await set(3)).toBe(1);
  // The month in which the level was set counts as kept.
  core.clock.set(new Date('2026-04-02T00:00:00Z'));
  await vip.checkDue();
  expect(await rank(member)).toMatchObject({ level: 3 });
});

test('a trial account and a brand without a ladder have no rank', async () => {
  const { core, vip, book, rank, ...table } = await aTable();
  const trial = await table.newMember('10000');
  await core.db.read.updateTable('members').set({ type: 4 }).where('id', '=', trial.id).execute();
  await book(trial.id, 'stake', '5000.00');
  await vip.progressDue();
  expect(await rank(trial)).toMatchObject({ level: 0, rankPoints: '0.00' });
  const verano = await table.brands.byCode('verano');
  if (!verano) throw new Error('there is no verano');
  const none = callSchemas.vipLadder.output.parse(await vip.ladder(verano, 'es'));
  expect(none).toMatchObject({ isEnabled: false, levels: [] });
});
