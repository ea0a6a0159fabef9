import type { MemberId, Reward } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { sql } from 'kysely';
import { inEveryLanguage } from '../../in-every-language.ts';
import { paymentTable } from '../../testing/payment-table.ts';
import { done } from '../../outcome.ts';
import { createBrands } from '../brands/index.ts';
import { accounts } from '../ledger/index.ts';
import { createLive } from '../live/index.ts';
import { createRewards, type GrantOrder } from './index.ts';

const cash: Reward = { kind: 'cash', amount: '50.00' };
const bonus: Reward = {
  kind: 'bonus',
  amount: '100.00',
  terms: { times: 10, days: 7, spends: 'bonus-first', maxStake: null, weights: { RNG: 100 } },
};

async function aTable() {
  const table = await paymentTable();
  const { core, ledger } = table;
  const live = createLive(core);
  const brands = createBrands(core, { live });
  const away = new Set<MemberId>();
  const points: [MemberId, number][] = [];
  const rewards = createRewards(core, {
    ledger,
    live,
    protection: { isAway: async ({ id }) => away.has(id) },
    twoPersonUnitsOf: async () => 50_000_000n,
    freeRounds: {
      isOfferedBy: () => false,
      grant: () => Promise.reject(new Error('no provider offers free rounds here')),
      cancel: async () => 0,
      of: async () => [],
      expire: async () => undefined,
      notify: async () => undefined,
    },
    issuers: {
      points: async (_, { member, reward, key }) => {
        points.push([member, reward.points]);
        return done(key);
      },
    },
  });
  const padma = await brands.byCode('padma');
  if (!padma) throw new Error('the demo brand is missing');
  const brand = padma;

  async function grant(member: MemberId, changes: Partial<GrantOrder> = {}) {
    const order: GrantOrder = {
      member,
      brand,
      reward: cash,
      source: { type: 'operator', id: core.ids.next('src') },
      title: inEveryLanguage('Friday money'),
      terms: [inEveryLanguage('One for each member.')],
      expiresAt: null,
      claim: 'manual',
      ...changes,
    };
    return core.db.transaction((tx) => rewards.grant(tx, order));
  }

  async function waiting(member: MemberId) {
    const answer = await rewards.list({ id: member }, { view: 'waiting' });
    if (!answer.ok) throw new Error('the list has no failures');
    return callSchemas.rewards.output.parse(answer.value).rows;
  }

  const balance = async (member: MemberId) =>
    (await ledger.balance(accounts.cash(member))).balanceUnits;

  async function issuedCount(member: MemberId): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM audit_entries
      WHERE subject = ${member} AND action = 'reward.issued'`.execute(core.db.read);
    return rows[0]?.count ?? 0;
  }

  return { ...table, rewards, away, points, grant, waiting, balance, issuedCount };
}

test('a source grants a member one reward, from however many connections', async () => {
  const { grant, waiting, ...table } = await aTable();
  const { id } = await table.newMember('0');
  const source = { type: 'mission', id: 'first-steps' } as const;
  const granted = await Promise.all(Array.from({ length: 12 }, () => grant(id, { source })));
  expect(granted.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(granted.map((one) => one.id)).size).toBe(1);
  expect(await waiting(id)).toMatchObject([{ state: 'issued', source: 'mission' }]);
});

test('a reward is booked once, with one audit record, however often it is claimed at once', async () => {
  const { grant, rewards, balance, issuedCount, ledger, ...table } = await aTable();
  const member = await table.newMember('0');
  const { id } = await grant(member.id);
  const claims = await Promise.all([
    ...Array.from({ length: 10 }, () => rewards.claim(member, id)),
    rewards.claimAll(member),
    rewards.claimAll(member),
  ]);
  expect(claims.every(({ ok }) => ok)).toBe(true);
  expect(await balance(member.id)).toBe(5_000_000n);
  expect(await issuedCount(member.id)).toBe(1);
  const { entries } = await ledger.statement(accounts.cash(member.id), { before: null, limit: 5 });
  expect(entries).toMatchObject([{ kind: 'reward', reference: id }]);
});

test('a claim that crashes before its commit gives nothing, and the next one gives it', async () => {
  const { core, grant, rewards, balance, issuedCount, ...table } = await aTable();
  const member = await table.newMember('0');
  const crash = core.db.transaction(async (tx) => {
    await rewards.grant(tx, {
      member: member.id,
      brand: { code: 'padma', currency: 'BDT' },
      reward: cash,
      source: { type: 'rank', id: 'gold' },
      title: inEveryLanguage('Gold'),
      terms: [],
      expiresAt: null,
      claim: 'automatic',
    });
    throw new Error('the process was killed');
  });
  await expect(crash).rejects.toThrow('killed');
  expect([await balance(member.id), await issuedCount(member.id)]).toEqual([0n, 0]);
  const source = { type: 'rank', id: 'gold' } as const;
  expect(await grant(member.id, { source, claim: 'automatic' })).toMatchObject({
    state: 'claimed',
    isNew: true,
  });
  expect([await balance(member.id), await issuedCount(member.id)]).toEqual([5_000_000n, 1]);
});

test('a member cannot claim the reward of another one', async () => {
  const { grant, rewards, balance, ...table } = await aTable();
  const [owner, other] = [await table.newMember('0'), await table.newMember('0')];
  const { id } = await grant(owner.id);
  expect(await rewards.claim(other, id)).toMatchObject({ ok: false, code: 'not-found' });
  expect(await balance(other.id)).toBe(0n);
});

test('a reward past its time cannot be claimed, and the job ends it', async () => {
  const { core, grant, rewards, waiting, balance, ...table } = await aTable();
  const member = await table.newMember('0');
  const expiresAt = new Date(core.clock.now().getTime() + 3_600_000);
  const { id } = await grant(member.id, { expiresAt });
  expect(await rewards.claimable(member)).toBe(1);
  core.clock.advance(3_600_000);
  expect(await rewards.claim(member, id)).toMatchObject({ ok: false, code: 'reward-closed' });
  expect([await rewards.claimable(member), await waiting(member.id)]).toEqual([0, []]);
  await rewards.expire();
  const past = await rewards.list(member, { view: 'history' });
  expect(past).toMatchObject({ value: { rows: [{ id, state: 'expired' }] } });
  expect(await balance(member.id)).toBe(0n);
});

test('a second bonus waits until the first one is over, and claiming all takes the others', async () => {
  const { grant, rewards, waiting, ledger, ...table } = await aTable();
  const member = await table.newMember('0');
  const first = await grant(member.id, { reward: bonus });
  const second = await grant(member.id, { reward: bonus });
  const gift = await grant(member.id);
  expect(await rewards.claim(member, first.id)).toMatchObject({ ok: true });
  const all = await rewards.claimAll(member);
  expect(all).toMatchObject({
    value: { claimed: [{ id: gift.id }], left: [{ id: second.id, code: 'bonus-active' }] },
  });
  expect(await waiting(member.id)).toMatchObject([{ id: second.id }]);
  const bonusMoney = await ledger.balance(accounts.bonus(member.id));
  expect(bonusMoney.balanceUnits).toBe(10_000_000n);
});

test('a bonus has the titles of its reward', async () => {
  const { core, grant, rewards, ...table } = await aTable();
  const member = await table.newMember('0');
  const title = { en: 'Friday money', bn: 'শুক্রবারের টাকা', es: 'El viernes', ar: 'مال الجمعة' };
  const { id } = await grant(member.id, { reward: bonus, title });
  await rewards.claim(member, id);
  const made = core.db.read.selectFrom('bonus').select('campaign');
  expect(await made.where('member_id', '=', member.id).execute()).toEqual([{ campaign: title }]);
});

test('a prize of a raffle is news to its winner, once; other rewards are not', async () => {
  const { core, grant, ...table } = await aTable();
  const member = await table.newMember('0');
  const title = inEveryLanguage('Friday draw');
  const prize = { source: { type: 'raffle', id: 'rfl_1:1' }, title, claim: 'automatic' } as const;
  await grant(member.id, { claim: 'automatic' });
  await grant(member.id, prize);
  await grant(member.id, prize);
  const news = core.db.read.selectFrom('live_event').select(['audience', 'payload']);
  expect(await news.where('topic', '=', 'prize.won').execute()).toEqual([
    { audience: `member:${member.id}`, payload: { source: 'raffle', title } },
  ]);
});

test('an automatic reward that is impossible now is tried again by the job', async () => {
  const { core, grant, rewards, away, balance, ...table } = await aTable();
  const member = await table.newMember('0');
  away.add(member.id);
  expect(await grant(member.id, { claim: 'automatic' })).toMatchObject({ state: 'issued' });
  expect(await rewards.claimAll(member)).toMatchObject({
    value: { left: [{ code: 'timed-out' }] },
  });
  core.clock.advance(60_000);
  await rewards.issueDue();
  expect(await balance(member.id)).toBe(0n);
  away.clear();
  core.clock.advance(60_000);
  await Promise.all([rewards.issueDue(), rewards.issueDue()]);
  expect(await balance(member.id)).toBe(5_000_000n);
});

test('an operator decides once; what is approved can then be claimed', async () => {
  const { grant, rewards, balance, auditRecords, operator, ...table } = await aTable();
  const member = await table.newMember('0');
  const [wanted, unwanted] = [
    await grant(member.id, { claim: 'approval' }),
    await grant(member.id, { claim: 'approval' }),
  ];
  expect(await rewards.claim(member, wanted.id)).toMatchObject({ code: 'reward-closed' });
  const decision = { brand: 'padma', id: wanted.id, decision: 'approve', note: 'seen' } as const;
  const decisions = await Promise.all([
    rewards.admin.decide(operator('mina'), decision),
    rewards.admin.decide(operator('jamal'), { ...decision, decision: 'reject' }),
  ]);
  expect(decisions.filter(({ ok }) => ok)).toHaveLength(1);
  await rewards.admin.decide(operator('mina'), {
    ...decision,
    id: unwanted.id,
    decision: 'reject',
  });
  const past = await rewards.list(member, { view: 'history' });
  const rejected = expect.objectContaining({ id: unwanted.id, note: 'seen' });
  expect(past).toMatchObject({ value: { rows: expect.arrayContaining([rejected]) } });
  expect(
    await rewards.admin.decide(operator('mina'), { ...decision, brand: 'verano' }),
  ).toMatchObject({ code: 'not-found' });
  const isApproved = decisions[0]?.ok === true;
  const claimed = await rewards.claim(member, wanted.id);
  expect(claimed.ok).toBe(isApproved);
  expect(await balance(member.id)).toBe(isApproved ? 5_000_000n : 0n);
  expect((await auditRecords(member.id)).map(({ action }) => action)).toContain(
    isApproved ? 'reward.approved' : 'reward.rejected',
  );
});

test('a large reward needs two operators, and one operator counts once', async () => {
  const { grant, rewards, auditRecords, operator, ...table } = await aTable();
  const member = await table.newMember('0');
  const large = { kind: 'cash', amount: '500.01' } as const;
  const { id } = await grant(member.id, { claim: 'approval', reward: large });
  const decision = { brand: 'padma', id, decision: 'approve', note: 'seen' } as const;
  const mina = operator('mina');
  const presses = await Promise.all([1, 2].map(() => rewards.admin.decide(mina, decision)));
  expect(presses.filter(({ ok }) => ok)).toMatchObject([
    { value: { state: 'applying', approvalsNeeded: 2, approvals: ['mina'] } },
  ]);
  expect(presses.filter(({ ok }) => !ok)).toMatchObject([{ code: 'second-person-needed' }]);
  expect(await rewards.claim(member, id)).toMatchObject({ code: 'reward-closed' });
  expect(await rewards.admin.decide(operator('jamal'), decision)).toMatchObject({
    value: { state: 'issued', approvals: ['mina', 'jamal'] },
  });
  expect(await rewards.claim(member, id)).toMatchObject({ value: { state: 'claimed' } });
  const approved = (await auditRecords(member.id)).filter(
    ({ action }) => action === 'reward.approved',
  );
  expect(approved.map(({ operator: name, after }) => [name, after])).toEqual([
    ['mina', expect.stringContaining('1/2')],
    ['jamal', expect.stringContaining('mina + jamal')],
  ]);
});

test('an item is sent, and marked as received when an operator has delivered it', async () => {
  const { grant, rewards, operator, ...table } = await aTable();
  const member = await table.newMember('0');
  const { id } = await grant(member.id, {
    reward: { kind: 'item', name: inEveryLanguage('Cricket bat') },
  });
  expect(await rewards.claim(member, id)).toMatchObject({ value: { state: 'processing' } });
  const delivery = { brand: 'padma', id, decision: 'deliver', note: 'parcel 17' } as const;
  expect(await rewards.admin.decide(operator('mina'), delivery)).toMatchObject({
    value: { state: 'signed' },
  });
  expect(await rewards.admin.decide(operator('mina'), delivery)).toMatchObject({
    code: 'already-decided',
  });
});

test('another module issues its own kind, and a kind without an issuer is never granted', async () => {
  const { grant, rewards, points, ...table } = await aTable();
  const member = await table.newMember('0');
  const { id } = await grant(member.id, { reward: { kind: 'points', points: 250 } });
  await rewards.claim(member, id);
  await rewards.claim(member, id);
  expect(points).toEqual([[member.id, 250]]);
  await expect(grant(member.id, { reward: { kind: 'rank-points', points: 5 } })).rejects.toThrow(
    'rank-points',
  );
});
