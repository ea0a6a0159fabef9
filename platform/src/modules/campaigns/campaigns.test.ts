import {
  everyMember,
  type CampaignDraft,
  type CampaignId,
  type InputOf,
  type Localized,
  type MemberId,
  type calls,
} from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { sql } from 'kysely';
import { paymentTable } from '../../testing/payment-table.ts';
import { createBrands } from '../brands/index.ts';
import { accounts, type TransferKind } from '../ledger/index.ts';
import { createLive } from '../live/index.ts';
import { createLabels } from '../members/index.ts';
import type { Member } from '../identity/index.ts';
import { createRollUps } from '../reports/index.ts';
import { createRewards } from '../rewards/index.ts';
import { createCampaigns } from './index.ts';

jest.setTimeout(180_000);

const day = 24 * 3_600_000;
const inAll = (text: string): Localized => ({ en: text, bn: text, es: text, ar: text });
const words = { title: 'Friday money', summary: 'For you' };

type Tiers = CampaignDraft['tiers'];
const cashOf = (amount: string, from = '0'): Tiers => [
  { from, gift: { kind: 'fixed', reward: { kind: 'cash', amount }, value: null } },
];

async function aTable() {
  const table = await paymentTable();
  const { core, ledger, identity } = table;
  const live = createLive(core);
  const brands = createBrands(core, { live });
  const away = new Set<MemberId>();
  const broken = new Set<MemberId>();
  const attempts: MemberId[] = [];
  const protection = {
    async isAway({ id }: { readonly id: MemberId }) {
      attempts.push(id);
      if (broken.has(id)) throw new Error('the award breaks off');
      return away.has(id);
    },
  };
  const reports = createRollUps(core, { brands });
  const rewards = createRewards(core, {
    brands,
    ledger,
    live,
    protection,
    twoPersonUnitsOf: async () => 50_000_000n,
    freeRounds: {
      isOfferedBy: () => false,
      grant: () => Promise.reject(new Error('no provider offers free rounds here')),
      cancel: async () => 0,
      of: async () => [],
      expire: async () => undefined,
      notify: async () => undefined,
    },
    issuers: {},
  });
  const campaigns = createCampaigns(core, {
    brands,
    identity,
    live,
    protection,
    reports,
    rewards,
  });
  const padma = await brands.byCode('padma');
  if (!padma) throw new Error('the demo brand is missing');
  const brand = padma;
  const chase = core.ids.next('chs');
  await sql`INSERT INTO lottery_chase
    (id, brand, member_id, game_id, currency, key, slip_hash, slip, stop_on_win, stake_units, state, placed_at)
    VALUES (${chase}, 'padma', 'mem_other', 'k3-1m', 'BDT', 'key', '', '{}', false, 1, 'running', now())`.execute(
    core.db.read,
  );

  const aDraft = (changes: Partial<CampaignDraft> = {}): CampaignDraft => ({
    category: 'reload',
    art: 'kite',
    words: { en: words, bn: words },
    startsAt: core.clock.now().toISOString(),
    endsAt: null,
    trigger: { kind: 'code', code: 'EID2026' },
    audience: everyMember,
    tiers: cashOf('50.00'),
    perMember: 1,
    perMemberDay: null,
    budget: null,
    budgetPerDay: null,
    claim: 'manual',
    claimDays: 7,
    needsJoin: false,
    group: null,
    notWithBonus: false,
    ...changes,
  });

  async function start(changes: Partial<CampaignDraft> = {}): Promise<CampaignId> {
    const draft = callSchemas.saveCampaign.input.shape.draft.parse(aDraft(changes));
    const saved = await campaigns.documents.save(
      { brand: 'padma', id: null, revision: 0, note: 'start', draft, publish: true },
      { name: 'mina' },
    );
    if (!saved.ok) throw new Error(saved.code);
    return saved.value.id;
  }

  async function book(member: MemberId, kind: TransferKind, amountUnits: bigint): Promise<void> {
    const [cash, stakes] = [accounts.cash(member), accounts.chase(chase)];
    const [from, to] = kind === 'stake' ? [cash, stakes] : [stakes, cash];
    const key = core.ids.next('key');
    const booking = {
      key,
      kind,
      currency: 'BDT',
      reference: chase,
      moves: [{ from, to, amountUnits }],
    };
    await core.db.transaction((tx) => ledger.book(tx, [booking]));
  }

  async function credited(member: Member, amount: string): Promise<void> {
    const deposit = await table.deposit(member, { amount });
    await sql`UPDATE deposits SET state = 'credited', decided_at = ${core.clock.now()}
      WHERE id = ${deposit.id}`.execute(core.db.read);
  }

  async function seen(member: Member, id: CampaignId) {
    const list = await campaigns.list(brand, member);
    if (!list.ok) throw new Error('the list has no failures');
    return callSchemas.campaigns.output.parse(list.value).find((one) => one.id === id);
  }

  async function rewardsOf(member: MemberId) {
    const { rows } = await sql<{ reward: { amount: string }; state: string }>`
      SELECT reward, state FROM reward_grant WHERE member_id = ${member} ORDER BY id`.execute(
      core.db.read,
    );
    return rows.map(({ reward, state }) => `${reward.amount} ${state}`);
  }

  const many = (count: number) =>
    Promise.all(Array.from({ length: count }, () => table.newMember('0')));
  const figures = async (id: CampaignId) => {
    const answer = await campaigns.admin.figures({ brand: 'padma', id });
    if (!answer.ok) throw new Error(answer.code);
    return callSchemas.campaignFigures.output.parse(answer.value);
  };

  return {
    ...table,
    ...{ brand, campaigns, rewards, away, broken, attempts },
    ...{ aDraft, start, book, credited, seen, rewardsOf, many },
    figures,
  };
}

test('a thousand claims at once do not exceed the budget by one unit, and each reward is booked and audited once', async () => {
  const { core, campaigns, start, many, figures, ledger } = await aTable();
  const id = await start({ budget: '1234.00', claim: 'automatic' });
  const members = await many(1_000);
  const answers = await Promise.all(members.map((one) => campaigns.enterCode(one, 'EID2026')));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(24);
  expect(answers.filter((one) => !one.ok && one.code !== 'campaign-closed')).toEqual([]);
  expect(await figures(id)).toMatchObject({ spent: '1200.00', rewards: 24, claimed: 24 });
  expect(await ledger.total(accounts.house('promo'), 'BDT')).toBe(-120_000_000n);
  const { rows } = await sql`SELECT 1 FROM audit_entries WHERE action = 'reward.issued'`.execute(
    core.db.read,
  );
  expect(rows).toHaveLength(24);
});

test('a member who presses in many tabs gets one reward, and the budget of a day opens again the next day', async () => {
  const { core, campaigns, start, many, rewardsOf, figures } = await aTable();
  const id = await start({ budgetPerDay: '100.00' });
  const [first, second, third] = await many(3);
  if (!first || !second || !third) throw new Error('members are missing');
  const presses = await Promise.all(
    Array.from({ length: 10 }, () => campaigns.enterCode(first, 'EID2026')),
  );
  expect(presses.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await rewardsOf(first.id)).toEqual(['50.00 issued']);
  expect(await campaigns.enterCode(second, 'EID2026')).toMatchObject({ ok: true });
  expect(await campaigns.enterCode(third, 'EID2026')).toMatchObject({ code: 'campaign-closed' });
  core.clock.advance(day);
  expect(await campaigns.enterCode(third, 'EID2026')).toMatchObject({ ok: true });
  expect(await figures(id)).toMatchObject({ spent: '150.00', spentToday: '50.00' });
});

test('what expires unclaimed goes back to the budget once', async () => {
  const { core, campaigns, rewards, start, many, figures } = await aTable();
  const id = await start({ budget: '50.00', claimDays: 1 });
  const [first, second] = await many(2);
  if (!first || !second) throw new Error('members are missing');
  await campaigns.enterCode(first, 'EID2026');
  expect(await campaigns.enterCode(second, 'EID2026')).toMatchObject({ code: 'campaign-closed' });
  core.clock.advance(day);
  await rewards.expire();
  await Promise.all([campaigns.keepTime(), campaigns.keepTime()]);
  expect(await figures(id)).toMatchObject({ spent: '0.00', expired: 1 });
  expect(await campaigns.enterCode(second, 'EID2026')).toMatchObject({ ok: true });
});

test('nothing is given outside of the audience, on a break, to held-out members, or before and after the dates', async () => {
  const { core, campaigns, start, many, away, seen, aDraft } = await aTable();
  const [member, other] = await many(2);
  if (!member || !other) throw new Error('members are missing');
  const enter = (code: string, who = member) => campaigns.enterCode(who, code);
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

test('deposits bring a share by tier with its cap, each deposit once, and only for who joined before', async () => {
  const { campaigns, start, many, credited, rewardsOf, seen, core } = await aTable();
  const share = (percent: number, most: string) =>
    ({ kind: 'share', percent, most, terms: null }) as const;
  const id = await start({
    trigger: { kind: 'deposit' },
    needsJoin: true,
    perMember: 3,
    tiers: [
      { from: '500.00', gift: share(10, '80.00') },
      { from: '1000.00', gift: share(20, '300.00') },
    ],
  });
  const [member] = await many(1);
  if (!member) throw new Error('members are missing');
  await credited(member, '600.00');
  await campaigns.follow();
  expect([await rewardsOf(member.id), (await seen(member, id))?.status]).toEqual([[], 'join']);
  core.clock.advance(61_000);
  expect(await campaigns.join(member, id)).toMatchObject({ value: { status: 'processing' } });
  core.clock.advance(1_000);
  for (const amount of ['600.00', '900.00', '2000.00', '700.00']) await credited(member, amount);
  await Promise.all([campaigns.follow(), campaigns.follow()]);
  await campaigns.follow();
  expect(await rewardsOf(member.id)).toEqual(['60.00 issued', '80.00 issued', '300.00 issued']);
  expect((await seen(member, id))?.status).toBe('claim');
});

test('a reward for the first deposit is closed to who has deposited before, and stays open to who joined', async () => {
  const { campaigns, start, many, credited, rewardsOf, seen, core } = await aTable();
  const first = { trigger: { kind: 'nth-deposit', number: 1 }, needsJoin: true } as const;
  const id = await start({ ...first, tiers: cashOf('10.00', '500.00') });
  const [early, late] = await many(2);
  if (!early || !late) throw new Error('members are missing');
  await campaigns.join(early, id);
  core.clock.advance(1_000);
  for (const member of [early, late]) await credited(member, '500.00');
  expect([await seen(early, id), await seen(late, id)]).toMatchObject([
    { status: 'processing' },
    { status: 'close' },
  ]);
  expect(await campaigns.join(late, id)).toMatchObject({ code: 'campaign-closed' });
  await campaigns.follow();
  expect([await rewardsOf(early.id), await rewardsOf(late.id)]).toEqual([['10.00 issued'], []]);
});

test('two campaigns of a group never reward the same deposit, and joining one leaves the other', async () => {
  const { campaigns, start, many, credited, rewardsOf, seen, core } = await aTable();
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

test('turnover counts returned bets no longer, each tier is given once a day, and progress is shown at once', async () => {
  const { campaigns, start, book, rewardsOf, seen, core, ...table } = await aTable();
  const tier = (from: string, amount: string) => cashOf(amount, from)[0];
  const tiers = [tier('100.00', '1.00'), tier('300.00', '5.00')].flatMap((one) => one ?? []);
  const trigger = { kind: 'turnover', period: 'day', categories: ['LOTT'] } as const;
  const id = await start({ trigger, tiers, perMember: 100 });
  const member = await table.player('5000');
  await book(member.id, 'stake', 12_000_000n);
  await book(member.id, 'refund', 4_000_000n);
  await campaigns.follow();
  expect(await rewardsOf(member.id)).toEqual([]);
  expect((await seen(member, id))?.progress).toEqual({
    unit: 'money',
    value: '80.00',
    target: '100.00',
  });
  await book(member.id, 'stake', 30_000_000n);
  await Promise.all([campaigns.follow(), campaigns.follow()]);
  await campaigns.follow();
  expect(await rewardsOf(member.id)).toEqual(['1.00 issued', '5.00 issued']);
  core.clock.advance(day);
  await book(member.id, 'stake', 10_000_000n);
  await campaigns.follow();
  expect(await rewardsOf(member.id)).toEqual(['1.00 issued', '5.00 issued', '1.00 issued']);
});

test('a week of loss is paid once when it is over, from what is settled by then', async () => {
  const { campaigns, start, book, rewardsOf, core, ...table } = await aTable();
  const gift = { kind: 'share', percent: 10, most: '1000.00', terms: null } as const;
  const trigger = { kind: 'loss', period: 'day', categories: [] } as const;
  await start({ trigger, tiers: [{ from: '50.00', gift }], perMember: 10 });
  const [loser, winner] = [await table.player('5000'), await table.player('5000')];
  await book(loser.id, 'stake', 20_000_000n);
  await book(loser.id, 'payout', 5_000_000n);
  await book(winner.id, 'stake', 10_000_000n);
  await book(winner.id, 'payout', 10_000_000n);
  await campaigns.keepTime();
  expect(await rewardsOf(loser.id)).toEqual([]);
  core.clock.advance(day);
  await Promise.all([campaigns.keepTime(), campaigns.keepTime()]);
  await campaigns.keepTime();
  expect([await rewardsOf(loser.id), await rewardsOf(winner.id)]).toEqual([['15.00 issued'], []]);
});

test('check-ins on days in a row bring the reward; a missed day begins again', async () => {
  const { campaigns, start, many, rewardsOf, seen, core } = await aTable();
  const id = await start({ trigger: { kind: 'login-streak', days: 3 }, perMember: 5 });
  const [member] = await many(1);
  if (!member) throw new Error('members are missing');
  const checkIn = () => campaigns.checkIn(member, id);
  await Promise.all([checkIn(), checkIn(), checkIn()]);
  expect(await seen(member, id)).toMatchObject({
    canCheckIn: false,
    progress: { value: '1', target: '3' },
  });
  core.clock.advance(2 * day);
  for (let each = 0; each < 3; each += 1) {
    expect(await rewardsOf(member.id)).toEqual([]);
    await checkIn();
    core.clock.advance(day);
  }
  expect(await rewardsOf(member.id)).toEqual(['50.00 issued']);
});

test('held-out members get nothing, are not shown the campaign, and are compared with the others', async () => {
  const { campaigns, start, many, figures, seen, aDraft, rewardsOf } = await aTable();
  const audience = { ...aDraft().audience, holdOutPercent: 50 };
  const id = await start({ audience });
  const members = await many(40);
  const answers = await Promise.all(members.map((one) => campaigns.enterCode(one, 'EID2026')));
  const rewarded = members.filter((_, at) => answers[at]?.ok);
  const out = members.filter((_, at) => !answers[at]?.ok);
  expect(rewarded.length).toBeGreaterThan(5);
  expect(out.length).toBeGreaterThan(5);
  for (const { id: member } of out) expect(await rewardsOf(member)).toEqual([]);
  const [one] = out;
  expect(one && (await seen(one, id))).toBeUndefined();
  expect(await figures(id)).toMatchObject({
    rewarded: { members: rewarded.length },
    heldOut: { members: out.length },
    spent: `${rewarded.length * 50}.00`,
  });
});

test('the simulation gives for the last month what the engine would have given', async () => {
  const { campaigns, many, credited, aDraft } = await aTable();
  for (const member of await many(3)) {
    await credited(member, '500.00');
    await credited(member, '1000.00');
  }
  const draft = aDraft({
    trigger: { kind: 'nth-deposit', number: 2 },
    tiers: [{ from: '100.00', gift: { kind: 'share', percent: 50, most: '400.00', terms: null } }],
    budget: '900.00',
  });
  const simulated = await campaigns.admin.simulate({ brand: 'padma', draft });
  expect(simulated).toMatchObject({
    value: { basis: 'events', members: 2, rewards: 2, cost: '800.00' },
  });
  if (!simulated.ok) throw new Error(simulated.code);
  expect(callSchemas.simulateCampaign.output.parse(simulated.value).spentOn).not.toBeNull();
});

test('the terms say in every language what the campaign does', async () => {
  const { campaigns, aDraft } = await aTable();
  const drafts: InputOf<typeof calls.previewCampaign>['draft'][] = [
    aDraft({ trigger: { kind: 'loss', period: 'week', categories: ['RNG'] }, budget: '10.00' }),
    aDraft({ trigger: { kind: 'schedule', weekdays: [5], time: '18:00' }, needsJoin: true }),
    aDraft({
      tiers: [
        {
          from: '0',
          gift: { kind: 'fixed', reward: { kind: 'item', name: inAll('Bat') }, value: '9' },
        },
      ],
    }),
  ];
  for (const draft of drafts) {
    const answer = await campaigns.admin.preview({ brand: 'padma', draft });
    if (!answer.ok) throw new Error(answer.code);
    const { terms } = callSchemas.previewCampaign.output.parse(answer.value);
    for (const { en, bn, es, ar } of terms) {
      for (const text of [en, bn, es, ar]) expect(text).not.toMatch(/\{\{|undefined|^\s*$/);
      expect(new Set([en, bn, es, ar]).size).toBe(4);
    }
  }
  const first = await campaigns.admin.preview({ brand: 'padma', draft: aDraft() });
  expect(JSON.stringify(first)).toContain('It is ৳50.00 in cash.');
});

test('an operator names the members of a manual campaign, and stopping it ends it at once', async () => {
  const { campaigns, start, many, rewardsOf, auditRecords } = await aTable();
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

test('a rank is rewarded when it is reached, and a birthday on its day, each once, however often the job runs', async () => {
  const { campaigns, core, start, many, rewardsOf } = await aTable();
  await start({ trigger: { kind: 'rank', level: 3 }, tiers: cashOf('30.00') });
  await start({ trigger: { kind: 'birthday' }, tiers: cashOf('77.00'), perMember: 5 });
  const [ranked, born, other] = await many(3);
  if (!ranked || !born || !other) throw new Error('members are missing');
  const give = async () => {
    await Promise.all([campaigns.keepTime(), campaigns.keepTime()]);
    await campaigns.keepTime();
  };
  const setRank = (id: MemberId, level: number) =>
    sql`UPDATE members SET rank_level = ${level} WHERE id = ${id}`.execute(core.db.read);
  core.clock.set(new Date('2027-03-10T12:00:00Z'));
  await setRank(ranked.id, 2);
  await sql`INSERT INTO member_details (member_id, brand, answers, register_url)
    VALUES (${born.id}, 'padma', ${JSON.stringify({ birthday: '1990-03-10' })}, '')
    ON CONFLICT (member_id) DO UPDATE SET answers = excluded.answers`.execute(core.db.read);
  await give();
  expect(await rewardsOf(ranked.id)).toEqual([]);
  expect(await rewardsOf(born.id)).toEqual(['77.00 issued']);
  await setRank(ranked.id, 4);
  await give();
  expect(await rewardsOf(ranked.id)).toEqual(['30.00 issued']);
  // The next birthday brings the next reward; the rank does not.
  core.clock.set(new Date('2028-03-10T12:00:00Z'));
  await give();
  expect(await rewardsOf(born.id)).toEqual(['77.00 issued', '77.00 issued']);
  expect(await rewardsOf(ranked.id)).toEqual(['30.00 issued']);
  expect(await rewardsOf(other.id)).toEqual([]);
});

test('a rank outside of the audience does not keep the members of the audience waiting', async () => {
  const { campaigns, core, start, many, rewardsOf, aDraft } = await aTable();
  const [member] = await many(1);
  if (!member) throw new Error('the member is missing');
  await sql`UPDATE members SET rank_level = 3 WHERE id = ${member.id}`.execute(core.db.read);
  // Their ids come before the member's.
  await sql`INSERT INTO members SELECT (jsonb_populate_record(members, jsonb_build_object(
      'id', 'mem_0' || place, 'username', 'crowd' || place, 'username_key', 'crowd' || place,
      'affiliate_code', null, 'invite_code', null, 'registration_key', null))).*
    FROM members, generate_series(1, 1100) AS place WHERE id = ${member.id}`.execute(core.db.read);
  const audience = { ...aDraft().audience, accounts: [member.account] };
  await start({ trigger: { kind: 'rank', level: 3 }, audience });
  await campaigns.keepTime();
  expect(await rewardsOf(member.id)).toEqual(['50.00 issued']);
});

test('a schedule gives the whole audience its reward at the time of the brand, once a day', async () => {
  const { campaigns, core, start, many, rewardsOf } = await aTable();
  // Friday, 17:59 in Dhaka.
  core.clock.set(new Date('2027-03-12T11:59:00Z'));
  const [member] = await many(2);
  if (!member) throw new Error('members are missing');
  await start({ trigger: { kind: 'schedule', weekdays: [5], time: '18:00' }, perMember: 9 });
  await campaigns.keepTime();
  expect(await rewardsOf(member.id)).toEqual([]);
  core.clock.advance(60_000);
  await Promise.all([campaigns.keepTime(), campaigns.keepTime()]);
  await campaigns.keepTime();
  expect(await rewardsOf(member.id)).toEqual(['50.00 issued']);
  core.clock.advance(day);
  await campaigns.keepTime();
  expect(await rewardsOf(member.id)).toEqual(['50.00 issued']);
  core.clock.advance(6 * day);
  await campaigns.keepTime();
  expect(await rewardsOf(member.id)).toEqual(['50.00 issued', '50.00 issued']);
});

test('a referral is rewarded for the friend’s first deposit; a held friend counts after the release, an agent never', async () => {
  const { campaigns, core, start, many, credited, rewardsOf } = await aTable();
  const [referrer, agent, friend, held] = await many(4);
  if (!referrer || !agent || !friend || !held) throw new Error('members are missing');
  await start({ trigger: { kind: 'referral' }, perMember: 9, tiers: cashOf('25.00', '500.00') });
  const now = core.clock.now();
  for (const [one, state] of [
    [friend, 'open'],
    [held, 'held'],
  ] as const) {
    await sql`INSERT INTO referral (id, friend_id, referrer_id, brand, joined_day, joined_at, state)
      VALUES (${core.ids.next('rfl')}, ${one.id}, ${referrer.id}, 'padma', ${now}::date, ${now}, ${state})`.execute(
      core.db.read,
    );
    await sql`UPDATE members SET upline_id = ${agent.id} WHERE id = ${one.id}`.execute(
      core.db.read,
    );
  }
  core.clock.advance(1_000);
  for (const one of [friend, held]) await credited(one, '600.00');
  await credited(friend, '900.00');
  await Promise.all([campaigns.follow(), campaigns.follow()]);
  expect(await rewardsOf(referrer.id)).toEqual(['25.00 issued']);
  core.clock.advance(day);
  await campaigns.follow();
  await sql`UPDATE referral SET state = 'released', decided_at = ${core.clock.now()}
    WHERE friend_id = ${held.id}`.execute(core.db.read);
  core.clock.advance(1_000);
  await campaigns.follow();
  await campaigns.follow();
  expect(await rewardsOf(referrer.id)).toEqual(['25.00 issued', '25.00 issued']);
  expect(await rewardsOf(agent.id)).toEqual([]);
});

test('labels choose the audience, whatever their capital letters, and each label is counted', async () => {
  const { campaigns, core, start, many, aDraft, auditRecords } = await aTable();
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
  expect(await campaigns.admin.preview({ brand: 'padma', draft })).toMatchObject({
    value: { members: 1 },
  });
  await start({ audience });
  expect(await campaigns.enterCode(member, 'EID2026')).toMatchObject({ ok: true });
  expect(await campaigns.enterCode(other, 'EID2026')).toMatchObject({
    code: 'campaign-not-open-to-member',
  });
  await label(member.id);
  expect(await campaigns.admin.preview({ brand: 'padma', draft })).toMatchObject({
    value: { members: 0 },
  });
  expect((await auditRecords(member.id)).map(({ action, after }) => `${action} ${after}`)).toEqual(
    expect.arrayContaining(['member.labelled big WINNER, night', 'member.labelled ']),
  );
});

test('what one operator gives by hand waits for two operators if it is large', async () => {
  const { campaigns, start, many, rewardsOf } = await aTable();
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

test('registrations after a long pause are read in pages, oldest first, and an award that fails is tried again without stopping the others', async () => {
  const { campaigns, core, start, many, broken } = await aTable();
  const id = await start({ trigger: { kind: 'registration' } });
  await campaigns.follow();
  const [member] = await many(1);
  if (!member) throw new Error('the member is missing');
  core.clock.advance(day);
  // An import: several pages of members with one time, in the order of their ids.
  const joined = new Date(core.clock.now().getTime() - 3_600_000);
  await sql`INSERT INTO members SELECT (jsonb_populate_record(members, jsonb_build_object(
      'id', 'mem_crowd' || lpad(place::text, 4, '0'), 'username', 'crowd' || place,
      'username_key', 'crowd' || place, 'affiliate_code', null, 'invite_code', null,
      'registration_key', null, 'joined_at', ${joined}::timestamptz))).*
    FROM members, generate_series(1, 450) AS place WHERE id = ${member.id}`.execute(core.db.read);
  const cursor = async () => {
    const { rows } = await sql<{ reached: Date }>`SELECT reached FROM campaign_cursor
      WHERE name = 'registrations padma'`.execute(core.db.read);
    return rows[0]?.reached;
  };
  const given = async () => {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM campaign_award
      WHERE campaign_id = ${id} AND member_id LIKE 'mem_crowd%'`.execute(core.db.read);
    return rows[0]?.count;
  };
  const { rows } = await sql<{ id: MemberId }>`SELECT id FROM members
    WHERE id = 'mem_crowd0440'`.execute(core.db.read);
  for (const one of rows) broken.add(one.id);
  const failed = async () => {
    const figures = await campaigns.admin.figures({ brand: 'padma', id });
    return figures.ok ? figures.value.failed : null;
  };
  await campaigns.follow();
  expect([await cursor(), await given(), await failed()]).toEqual([core.clock.now(), 449, 1]);
  core.clock.advance(30_000);
  await campaigns.keepTime();
  broken.clear();
  core.clock.advance(30_000);
  await campaigns.keepTime();
  expect([await given(), await failed()]).toEqual([449, 1]);
  core.clock.advance(30_000);
  await campaigns.keepTime();
  expect([await given(), await failed()]).toEqual([450, 0]);
});

test('an event that was refused is offered again after growing pauses', async () => {
  const { campaigns, core, start, many, away, credited, attempts } = await aTable();
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
