import { randomUUID } from 'node:crypto';
import type { MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import { campaignsTable, cashOf } from '../../testing/campaigns-table.ts';
import { accounts } from '../ledger/index.ts';
import { createLabels } from '../members/index.ts';

const day = 24 * 3_600_000;

/** Sends a claim again that found no free connection on a loaded machine, as a player's browser does. */
async function answered<Answer>(claim: () => Promise<Answer>): Promise<Answer> {
  for (;;)
    try {
      return await claim();
    } catch (error) {
      if (!/timeout exceeded when trying to connect/.test(String(error))) throw error;
    }
}

test('a thousand claims at once exceed neither the budget of the day nor the whole by one unit, and each reward is booked and audited once', async () => {
  const { core, campaigns, start, many, figures, ledger } = await campaignsTable();
  const id = await start({ budget: '1234.00', budgetPerDay: '734.00', claim: 'automatic' });
  const members = await many(1_000);
  const claimAll = () =>
    Promise.all(
      members.map((one) => answered(() => campaigns.enterCode(one, 'EID2026', randomUUID()))),
    );
  const answers = await claimAll();
  // Rewards are counted in the rows: an answer can be lost on a loaded machine.
  expect(await figures(id)).toMatchObject({ spent: '700.00', spentToday: '700.00', rewards: 14 });
  core.clock.advance(day);
  const nextAnswers = await claimAll();
  const codes = [...answers, ...nextAnswers].map((one) => (one.ok ? 'given' : one.code));
  const known = ['given', 'campaign-closed', 'campaign-used'];
  expect(codes.filter((code) => !known.includes(code))).toEqual([]);
  expect(await figures(id)).toMatchObject({ spent: '1200.00', rewards: 24, claimed: 24 });
  expect(await ledger.total(accounts.house('promo'), 'BDT')).toBe(-120_000_000n);
  const { rows } = await sql`SELECT 1 FROM audit_entries WHERE action = 'reward.issued'`.execute(
    core.db.read,
  );
  expect(rows).toHaveLength(24);
});

test('a member who presses in many tabs gets one reward, and the budget of a day opens again the next day', async () => {
  const { core, campaigns, start, many, rewardsOf, figures } = await campaignsTable();
  const id = await start({ budgetPerDay: '100.00' });
  const [first, second, third] = await many(3);
  if (!first || !second || !third) throw new Error('members are missing');
  const presses = await Promise.all(
    Array.from({ length: 10 }, () => campaigns.enterCode(first, 'EID2026', randomUUID())),
  );
  expect(presses.filter((one) => one.ok && !one.value.wasEntered)).toHaveLength(1);
  expect(presses.filter((one) => one.ok && one.value.wasEntered)).toHaveLength(9);
  expect(await rewardsOf(first.id)).toEqual(['50.00 issued']);
  expect(await campaigns.enterCode(second, 'EID2026', randomUUID())).toMatchObject({ ok: true });
  expect(await campaigns.enterCode(third, 'EID2026', randomUUID())).toMatchObject({
    code: 'campaign-closed',
  });
  core.clock.advance(day);
  expect(await campaigns.enterCode(third, 'EID2026', randomUUID())).toMatchObject({ ok: true });
  expect(await figures(id)).toMatchObject({ spent: '150.00', spentToday: '50.00' });
});

test('a reward that expires unclaimed goes back to the budget once', async () => {
  const { core, campaigns, rewards, start, many, figures } = await campaignsTable();
  const id = await start({ budget: '50.00', claimDays: 1 });
  const [first, second] = await many(2);
  if (!first || !second) throw new Error('members are missing');
  await campaigns.enterCode(first, 'EID2026', randomUUID());
  expect(await campaigns.enterCode(second, 'EID2026', randomUUID())).toMatchObject({
    code: 'campaign-closed',
  });
  core.clock.advance(day);
  await rewards.expire();
  await Promise.all([campaigns.keepTime(), campaigns.keepTime()]);
  expect(await figures(id)).toMatchObject({ spent: '0.00', expired: 1 });
  expect(await campaigns.enterCode(second, 'EID2026', randomUUID())).toMatchObject({ ok: true });
});

test('nothing is given outside of the audience, on a break, to held-out members, or before and after the dates', async () => {
  const { core, campaigns, start, many, away, seen, aDraft } = await campaignsTable();
  const [member, other] = await many(2);
  if (!member || !other) throw new Error('members are missing');
  const enter = (code: string, who = member) => campaigns.enterCode(who, code, randomUUID());
  const { audience } = aDraft();
  await start({ trigger: { kind: 'code', code: 'RANK5' }, audience: { ...audience, rankFrom: 5 } });
  expect(await enter('RANK5')).toMatchObject({ code: 'campaign-not-open-to-member' });
  const invited = { ...audience, accounts: [other.account] };
  const forOne = await start({ trigger: { kind: 'code', code: 'INVITED' }, audience: invited });
  expect(await enter('INVITED')).toMatchObject({ code: 'campaign-not-open-to-member' });
  expect([await seen(member, forOne), (await seen(other, forOne))?.status]).toEqual([
    undefined,
    'processing',
  ]);
  expect(await enter('INVITED', other)).toMatchObject({ ok: true });
  const tomorrow = new Date(core.clock.now().getTime() + day).toISOString();
  const coming = await start({ trigger: { kind: 'code', code: 'SOON' }, startsAt: tomorrow });
  expect((await seen(member, coming))?.status).toBe('coming');
  expect(await enter('SOON')).toMatchObject({ code: 'campaign-closed' });
  const ending = await start({ trigger: { kind: 'code', code: 'ENDS' }, endsAt: tomorrow });
  core.clock.advance(day);
  expect((await seen(member, ending))?.status).toBe('close');
  expect(await enter('ENDS')).toMatchObject({ code: 'campaign-closed' });
  away.add(member.id);
  expect(await enter('SOON')).toMatchObject({ code: 'campaign-not-open-to-member' });
  expect(await enter('NO-SUCH')).toMatchObject({ code: 'campaign-code-unknown' });
});

test('a reward for the third deposit says how many deposits come before it', async () => {
  const { start, many, credited, seen } = await campaignsTable();
  const id = await start({ trigger: { kind: 'nth-deposit', number: 3 }, needsJoin: true });
  const [member] = await many(1);
  if (!member) throw new Error('a member is missing');
  const shown = [];
  for (let made = 0; made < 4; made += 1) {
    shown.push((await seen(member, id))?.depositsBefore);
    await credited(member, '500.00');
  }
  expect(shown).toEqual([2, 1, 0, null]);
});

test('two campaigns of a group never reward the same deposit, and joining one leaves the other', async () => {
  const { campaigns, start, many, credited, rewardsOf, seen, core } = await campaignsTable();
  const deposit = { trigger: { kind: 'deposit' }, group: 'deposit', perMember: 5 } as const;
  const first = await start({ ...deposit, needsJoin: true, tiers: cashOf('10.00', '500.00') });
  const second = await start({ ...deposit, needsJoin: true, tiers: cashOf('20.00', '500.00') });
  await start({ ...deposit, tiers: cashOf('1.00', '500.00') });
  const [member] = await many(1);
  if (!member) throw new Error('members are missing');
  await campaigns.join(member, first);
  await campaigns.join(member, second);
  expect([await seen(member, first), await seen(member, second)]).toMatchObject([
    { status: 'join' },
    { status: 'processing' },
  ]);
  core.clock.advance(1_000);
  await credited(member, '500.00');
  await campaigns.follow();
  expect(await rewardsOf(member.id)).toEqual(['20.00 issued']);
});

test('an operator names the members of a manual campaign, and stopping it ends it at once', async () => {
  const { campaigns, start, many, rewardsOf, auditRecords } = await campaignsTable();
  const id = await start({ trigger: { kind: 'manual' }, perMember: 2 });
  const [member] = await many(1);
  if (!member) throw new Error('members are missing');
  const order = { brand: 'padma', id, accounts: [member.account, 'no-such'], note: 'thanks' };
  const mina = { name: 'mina' };
  expect(await campaigns.admin.award(mina, order, 'key-1')).toMatchObject({
    value: { granted: 1, refused: ['no-such'] },
  });
  await campaigns.admin.award(mina, order, 'key-1');
  expect(await rewardsOf(member.id)).toEqual(['50.00 issued']);
  await campaigns.documents.publish(
    { brand: 'padma', id, revision: 1, note: 'stop', isPublished: false },
    mina,
  );
  expect(await campaigns.admin.award(mina, order, 'key-2')).toMatchObject({ code: 'not-found' });
  const actions = (await auditRecords(`padma/${id}`)).map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(['campaign.awarded', 'campaign.campaign-withdrawn']),
  );
});

test('labels choose the audience, whatever their capital letters, and each label is counted', async () => {
  const { campaigns, core, brand, start, many, aDraft, auditRecords } = await campaignsTable();
  const labels = createLabels(core);
  const [member, other, third] = await many(3);
  if (!member || !other || !third) throw new Error('members are missing');
  const mina = { name: 'mina' };
  const label = (memberId: MemberId, ...given: string[]) =>
    labels.set({ memberId, labels: given, note: 'plays a lot' }, mina);
  await label(member.id, 'Big winner', 'big WINNER', 'night');
  await label(third.id, 'night');
  expect(await labels.ofBrand('padma')).toMatchObject({
    value: [
      { label: 'night', members: 2 },
      { label: 'big WINNER', members: 1 },
    ],
  });
  const audience = { ...aDraft().audience, labels: ['BIG winner', 'unused'] };
  const draft = aDraft({ audience });
  expect(await campaigns.admin.preview({ brand: 'padma', id: null, draft })).toMatchObject({
    value: { members: 1 },
  });
  await start({ audience });
  expect(await campaigns.list(brand, null)).toMatchObject({ value: [] });
  expect(await campaigns.enterCode(member, 'EID2026', randomUUID())).toMatchObject({ ok: true });
  expect(await campaigns.enterCode(other, 'EID2026', randomUUID())).toMatchObject({
    code: 'campaign-not-open-to-member',
  });
  await label(member.id);
  expect(await campaigns.admin.preview({ brand: 'padma', id: null, draft })).toMatchObject({
    value: { members: 0 },
  });
  expect((await auditRecords(member.id)).map(({ action, after }) => `${action} ${after}`)).toEqual(
    expect.arrayContaining(['member.labelled big WINNER, night', 'member.labelled ']),
  );
});

test('a large manual reward waits for two operators', async () => {
  const { campaigns, start, many, rewardsOf } = await campaignsTable();
  const [member] = await many(1);
  if (!member) throw new Error('members are missing');
  for (const [amount, state] of [
    ['500.00', 'claimed'],
    ['500.01', 'applying'],
  ] as const) {
    const trigger = { kind: 'manual' } as const;
    const id = await start({ trigger, tiers: cashOf(amount), claim: 'automatic' });
    const order = { brand: 'padma', id, accounts: [member.account], note: 'thanks' };
    await campaigns.admin.award({ name: 'mina' }, order, `key ${amount}`);
    expect(await rewardsOf(member.id)).toContain(`${amount} ${state}`);
  }
});

test('an event that was refused is offered again after growing pauses', async () => {
  const { campaigns, core, start, many, away, credited, attempts } = await campaignsTable();
  await start({ trigger: { kind: 'deposit' } });
  await campaigns.follow();
  const [member] = await many(1);
  if (!member) throw new Error('the member is missing');
  away.add(member.id);
  core.clock.advance(1_000);
  await credited(member, '500.00');
  for (let second = 0; second < 60; second += 1) {
    await campaigns.follow();
    core.clock.advance(1_000);
  }
  // At once, and in the longer looks back after 10 and 20 seconds more.
  expect(attempts).toEqual([member.id, member.id, member.id]);
});

test('a code that is sent again with its key gets the first answer, whatever has happened since', async () => {
  const { core, campaigns, rewards, start, many, rewardsOf } = await campaignsTable();
  const id = await start({ budget: '50.00' });
  const [member, other] = await many(2);
  if (!member || !other) throw new Error('there are two members');
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => campaigns.enterCode(member, 'EID2026', 'one')),
  );
  for (const answer of answers) expect(answer).toMatchObject({ value: { state: 'issued' } });
  // As after a reload, when the first answer was lost with its key.
  expect(await campaigns.enterCode(member, 'EID2026', 'two')).toMatchObject({
    value: { state: 'issued', wasEntered: true },
  });
  const page = await rewards.list(member, { view: 'waiting' });
  const [grant] = page.ok ? page.value.rows : [];
  if (!grant) throw new Error('the reward waits');
  await rewards.claim(member, grant.id);
  core.clock.advance(3_600_000);
  // The budget is spent.
  expect(await campaigns.enterCode(other, 'EID2026', 'one')).toMatchObject({
    code: 'campaign-closed',
  });
  expect(await campaigns.enterCode(member, 'EID2026', 'one')).toMatchObject({
    value: { state: 'claimed', campaign: { id } },
  });
  expect(await rewardsOf(member.id)).toEqual(['50.00 claimed']);
});
