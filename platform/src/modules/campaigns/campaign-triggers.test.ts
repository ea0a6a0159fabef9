import type { MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import { campaignsTable, cashOf } from '../../testing/campaigns-table.ts';
import type { Offer } from './offers.ts';
import { createTurnoverRun } from './turnover-run.ts';

const day = 24 * 3_600_000;

test('deposits bring a share by tier with its cap, each deposit once, and only to members who joined before', async () => {
  const { campaigns, start, many, credited, rewardsOf, seen, core } = await campaignsTable();
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

test('a reward for the first deposit is closed to members who deposited before, and stays open to members who had joined', async () => {
  const { campaigns, start, many, credited, rewardsOf, seen, core } = await campaignsTable();
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

test('turnover counts returned bets no longer, each tier is given once a day, and progress is shown at once', async () => {
  const { campaigns, start, book, rewardsOf, seen, core, ...table } = await campaignsTable();
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
  const { campaigns, start, book, rewardsOf, core, ...table } = await campaignsTable();
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

test('turnover after a long pause is compared in runs of a bounded size, and nothing is left out', async () => {
  const { core, book, brand, aDraft, reports, ...table } = await campaignsTable();
  const found = new Set<MemberId>();
  const offers = {
    async offer(all: readonly Offer[]) {
      for (const { event } of all) found.add(event.member);
    },
  };
  const bounds = { movesAtOnce: 2, pagesAtMost: 2 };
  const turnover = createTurnoverRun(core, { reports, offers }, bounds);
  const trigger = { kind: 'turnover', period: 'day', categories: [] } as const;
  const draft = aDraft({ trigger, tiers: cashOf('1.00', '100.00') });
  const campaign = { id: core.ids.next('cmp'), brand, draft };
  await turnover.run(brand, [campaign]);
  core.clock.advance(3_600_000);
  const players: MemberId[] = [];
  for (let count = 0; count < 12; count += 1) {
    const { id } = await table.player('5000');
    players.push(id);
    await book(id, 'stake', 10_000_000n);
    core.clock.advance(1_000);
  }
  await turnover.run(brand, [campaign]);
  expect(found.size).toBeLessThan(players.length);
  for (let runs = 0; runs < 12; runs += 1) await turnover.run(brand, [campaign]);
  expect([...found].toSorted()).toEqual(players.toSorted());
});

test('after a pause of the job, the losses, birthdays and schedules of the days before are given, each once', async () => {
  const { campaigns, start, many, book, rewardsOf, core, ...table } = await campaignsTable();
  // Wednesday, 12:00 in Dhaka.
  core.clock.set(new Date('2027-03-10T06:00:00Z'));
  const gift = { kind: 'share', percent: 10, most: '1000.00', terms: null } as const;
  const loss = { kind: 'loss', period: 'day', categories: [] } as const;
  await start({ trigger: loss, tiers: [{ from: '50.00', gift }], perMember: 10 });
  await start({ trigger: { kind: 'birthday' }, tiers: cashOf('77.00') });
  const trigger = { kind: 'schedule', weekdays: [3, 4], time: '18:00' } as const;
  const end = new Date('2027-03-12T00:00:00Z').toISOString();
  await start({ trigger, tiers: cashOf('5.00'), perMember: 9, endsAt: end });
  const [born] = await many(1);
  if (!born) throw new Error('the member is missing');
  await sql`INSERT INTO member_details (member_id, brand, answers, register_url)
    VALUES (${born.id}, 'padma', ${JSON.stringify({ birthday: '1990-03-11' })}, '')
    ON CONFLICT (member_id) DO UPDATE SET answers = excluded.answers`.execute(core.db.read);
  const loser = await table.player('5000');
  await campaigns.keepTime();
  await book(loser.id, 'stake', 20_000_000n);
  core.clock.advance(day);
  await book(loser.id, 'stake', 30_000_000n);
  core.clock.advance(2 * day);
  await Promise.all([campaigns.keepTime(), campaigns.keepTime()]);
  await campaigns.keepTime();
  const given = ['20.00 issued', '30.00 issued', '5.00 issued', '5.00 issued'];
  expect((await rewardsOf(loser.id)).toSorted()).toEqual(given);
  expect((await rewardsOf(born.id)).toSorted()).toEqual([
    '5.00 issued',
    '5.00 issued',
    '77.00 issued',
  ]);
});

test('check-ins on days in a row bring the reward; a missed day begins again', async () => {
  const { campaigns, start, many, rewardsOf, seen, core } = await campaignsTable();
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

test('a rank is rewarded when it is reached, and a birthday on its day, each once, however often the job runs', async () => {
  const { campaigns, core, start, many, rewardsOf } = await campaignsTable();
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
  const { campaigns, core, start, many, rewardsOf, aDraft } = await campaignsTable();
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
  const { campaigns, core, start, many, rewardsOf } = await campaignsTable();
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
  const { campaigns, core, start, many, credited, rewardsOf } = await campaignsTable();
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

test('registrations after a long pause are read in pages, oldest first, and an award that fails is tried again without stopping the others', async () => {
  const { campaigns, core, start, many, broken } = await campaignsTable();
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
