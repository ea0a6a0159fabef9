import type { MissionDraft, MissionId } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { publish, titled } from '../../testing/documents.ts';
import { rewardTable } from '../../testing/reward-table.ts';
import type { Member } from '../identity/index.ts';
import { createMissions } from './index.ts';

const hour = 3_600_000;
const operator = { name: 'mina' };
const aSave = { brand: 'padma', id: null, revision: 0, note: 'test' } as const;

const draft: MissionDraft = {
  words: titled('Play'),
  period: 'daily',
  startsAt: '2020-01-01T00:00:00.000Z',
  steps: [{ measure: 'turnover', target: '100.00', category: 'LOTT' }],
  reward: { kind: 'cash', amount: '5.00' },
  claimDays: 1,
  after: null,
  endsAt: null,
};

async function aTable() {
  const table = await rewardTable();
  const { core, brands, live, protection, reports, rewards } = table;
  const aNode = () => createMissions(core, { brands, live, protection, reports, rewards });
  const missions = aNode();

  const create = async (changes: Partial<MissionDraft> = {}): Promise<MissionId> =>
    (await publish(missions.documents, { ...draft, ...changes })).id;

  async function summary(member: Member) {
    const answer = await missions.summary(member);
    if (!answer.ok) throw new Error(answer.code);
    return callSchemas.missionSummary.output.parse(answer.value);
  }

  async function standing(member: Member, id: MissionId) {
    const found = (await summary(member)).missions.find((mission) => mission.id === id);
    if (!found) throw new Error('the mission is not shown');
    return found;
  }

  async function claim(member: Member, id: MissionId, day?: string) {
    const chosen = { id, day: day ?? (await standing(member, id)).day };
    return missions.claim(member, chosen);
  }

  return { ...table, aNode, missions, create, summary, standing, claim };
}

test('progress follows bets and corrections; a completed mission is announced and claimed once', async () => {
  const { core, missions, create, standing, claim, book, balance, grantsOf, ...table } =
    await aTable();
  const id = await create();
  const member = await table.player('1000');
  await book(member.id, 'stake', 6_000_000n);
  expect(await standing(member, id)).toMatchObject({
    state: 'open',
    steps: [{ progress: '60.00', target: '100.00' }],
  });
  expect(await claim(member, id)).toMatchObject({ ok: false, code: 'not-found' });
  await book(member.id, 'stake', 4_000_000n);
  await missions.followBooked();
  const { rows } =
    await sql`SELECT payload FROM live_event WHERE topic = 'mission.changed'`.execute(core.db.read);
  expect(rows).toEqual([{ payload: { id, state: 'completed' } }]);
  expect(await missions.waiting(member)).toBe(1);
  const before = await balance(member.id);
  const claims = await Promise.all(Array.from({ length: 12 }, () => claim(member, id)));
  expect(claims.every(({ ok }) => ok)).toBe(true);
  expect((await balance(member.id)) - before).toBe(500_000n);
  expect(await grantsOf(member.id)).toBe(1);
  expect(await missions.waiting(member)).toBe(0);
  expect((await standing(member, id)).state).toBe('claimed');
});

test('a bet that is returned before the claim reopens the mission, and nothing is paid', async () => {
  const { missions, create, standing, claim, book, grantsOf, ...table } = await aTable();
  const id = await create();
  const member = await table.player('1000');
  await book(member.id, 'stake', 10_000_000n);
  const { day, state } = await standing(member, id);
  expect(state).toBe('completed');
  await book(member.id, 'refund', 1_000_000n);
  expect(await missions.claim(member, { id, day })).toMatchObject({ code: 'mission-not-done' });
  expect(await grantsOf(member.id)).toBe(0);
  expect(await standing(member, id)).toMatchObject({
    state: 'open',
    steps: [{ progress: '90.00' }],
  });
  await book(member.id, 'stake', 1_000_000n);
  expect(await claim(member, id)).toMatchObject({ ok: true });
});

test('the next mission of a chain opens when the previous one is done and counts from there', async () => {
  const { create, standing, book, ...table } = await aTable();
  const first = await create();
  const second = await create({ after: first });
  const member = await table.player('1000');
  await book(member.id, 'stake', 9_000_000n);
  expect((await standing(member, second)).state).toBe('locked');
  await book(member.id, 'stake', 6_000_000n);
  expect((await standing(member, first)).state).toBe('completed');
  expect(await standing(member, second)).toMatchObject({
    state: 'open',
    steps: [{ progress: '0.00' }],
  });
  await book(member.id, 'stake', 10_000_000n);
  expect((await standing(member, second)).state).toBe('completed');
});

test('a daily mission starts again each day and is claimed until its time is over', async () => {
  const { core, create, summary, standing, claim, book, ...table } = await aTable();
  const id = await create();
  const [early, late] = [await table.player('1000'), await table.player('1000')];
  await book(early.id, 'stake', 10_000_000n);
  await book(late.id, 'stake', 10_000_000n);
  const { day } = await standing(early, id);
  await standing(late, id);
  core.clock.advance(24 * hour);
  expect(await standing(early, id)).toMatchObject({ state: 'open', steps: [{ progress: '0.00' }] });
  expect((await summary(early)).waiting).toMatchObject([{ id, day, state: 'completed' }]);
  expect(await claim(early, id, day)).toMatchObject({ ok: true });
  core.clock.advance(24 * hour);
  expect((await summary(late)).waiting).toEqual([]);
  expect(await claim(late, id, day)).toMatchObject({ code: 'claim-expired' });
});

test('cancelled bets do not count, and days of visits count once each', async () => {
  const { core, create, standing, book, ...table } = await aTable();
  const bets = await create({ steps: [{ measure: 'bets', target: '3.00', stake: '10.00' }] });
  const visits = await create({
    period: 'once',
    steps: [{ measure: 'visits', target: '2.00' }],
  });
  const member = await table.player('1000');
  for (let bet = 0; bet < 5; bet++) {
    await book(member.id, 'stake', 1_000_000n);
    await book(member.id, 'refund', 1_000_000n);
  }
  expect((await standing(member, bets)).steps[0]?.progress).toBe('0.00');
  for (let bet = 0; bet < 3; bet++) await book(member.id, 'stake', 1_000_000n);
  expect((await standing(member, bets)).state).toBe('completed');
  await standing(member, visits);
  expect((await standing(member, visits)).steps[0]?.progress).toBe('1.00');
  core.clock.advance(24 * hour);
  expect((await standing(member, visits)).state).toBe('completed');
});

test('a member in a time-out claims nothing, and an unknown mission is not found', async () => {
  const { core, create, summary, claim, away, book, missions, ...table } = await aTable();
  const id = await create();
  const member = await table.player('1000');
  await book(member.id, 'stake', 10_000_000n);
  await summary(member);
  away.add(member.id);
  expect((await summary(member)).isPaused).toBe(true);
  expect(await claim(member, id)).toMatchObject({ code: 'timed-out' });
  away.delete(member.id);
  const other = { id: core.ids.next('mis'), day: '2026-01-01' };
  expect(await missions.claim(member, other)).toMatchObject({ code: 'not-found' });
});

test('a chain stays within its period and its published missions', async () => {
  const { core, missions, create } = await aTable();
  const weekly = await create({ period: 'weekly' });
  for (const after of [weekly, core.ids.next('mis')])
    expect(
      await missions.documents.save(
        { ...aSave, draft: { ...draft, after }, publish: true },
        operator,
      ),
    ).toMatchObject({ code: 'invalid-input', fields: { 'draft.after': { code: 'pattern' } } });
  expect(await missions.documents.list('padma')).toHaveLength(1);
});

test('what a published mission asks and gives stays, whatever is saved, restored or published again', async () => {
  const { missions, create, standing, ...table } = await aTable();
  const { documents } = missions;
  const id = await create();
  const member = await table.player('0');
  const dearer = { ...draft, reward: { kind: 'cash', amount: '50.00' } } as const;
  const saved = { ...aSave, id, revision: 1, draft: dearer, publish: false };
  expect(await documents.save(saved, operator)).toMatchObject({ ok: true });
  const chosen = { brand: 'padma', id, note: 'test' };
  const publication = { ...chosen, revision: 2, isPublished: true };
  expect(await documents.publish(publication, operator)).toMatchObject({ code: 'terms-fixed' });
  expect((await standing(member, id)).reward).toEqual(draft.reward);
  const withdrawn = await documents.publish({ ...publication, isPublished: false }, operator);
  expect(withdrawn).toMatchObject({ ok: true, value: { publishedRevision: null } });
  expect(await summaryIds()).toEqual([]);
  expect(await documents.publish({ ...publication, revision: 3 }, operator)).toMatchObject({
    code: 'terms-fixed',
  });
  await documents.restoreRevision({ ...chosen, revision: 3, wanted: 1 }, operator);
  expect(await documents.publish({ ...publication, revision: 4 }, operator)).toMatchObject({
    ok: true,
  });
  expect(await summaryIds()).toEqual([id]);

  async function summaryIds() {
    const answer = await missions.summary(member);
    return answer.ok && answer.value.missions.map((mission) => mission.id);
  }
});

test('titles, the end and the order change at once, and a removed mission is restored', async () => {
  const { missions, create, summary, ...table } = await aTable();
  const { documents } = missions;
  const [first, second] = [await create(), await create()];
  const member = await table.player('0');
  const shown = async () => (await summary(member)).missions.map(({ id }) => id);
  await documents.order({ brand: 'padma', order: [second, first] }, operator);
  expect(await shown()).toEqual([second, first]);
  const renamed = { ...draft, words: titled('Warm up'), endsAt: '2099-01-01T00:00:00.000Z' };
  await documents.save(
    { ...aSave, id: first, revision: 1, draft: renamed, publish: true },
    operator,
  );
  expect((await summary(member)).missions[1]?.title.ar).toBe('Warm up');
  const chosen = { brand: 'padma', id: first, note: 'test' };
  await documents.remove({ ...chosen, revision: 2 }, operator);
  expect(await shown()).toEqual([second]);
  await documents.restore({ ...chosen, revision: 3 }, operator);
  expect(await shown()).toEqual([second, first]);
  await documents.restoreRevision({ ...chosen, revision: 4, wanted: 1 }, operator);
  await documents.publish({ ...chosen, revision: 5, isPublished: true }, operator);
  expect((await summary(member)).missions[1]?.title.ar).toBe('Play');
});

test('figures count completed and claimed missions', async () => {
  const { missions, create, claim, standing, book, ...table } = await aTable();
  const id = await create();
  const [one, two] = [await table.player('1000'), await table.player('1000')];
  for (const { id: member } of [one, two]) await book(member, 'stake', 10_000_000n);
  await standing(two, id);
  await claim(one, id);
  expect(await missions.figures('padma')).toEqual({
    ok: true,
    value: [{ id, completed: 2, claimed: 1 }],
  });
});

test('for any bookings and claims, a member gets at most one reward a day, and only after reaching the target', async () => {
  const table = await aTable();
  const { aNode, create, summary, book, grantsOf, missions } = table;
  const id = await create();
  const step = fc.oneof(
    fc.record({ do: fc.constantFrom('stake', 'refund'), units: fc.bigInt(1n, 8_000_000n) }),
    fc.record({ do: fc.constantFrom('follow', 'claim'), units: fc.constant(0n) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const member = await table.player('100000');
      const day = (await summary(member)).missions[0]?.day ?? '';
      let turnover = 0n;
      let isPaid = false;
      const other = aNode();
      for (const one of steps) {
        if (one.do === 'follow') await missions.followBooked();
        else if (one.do === 'claim') {
          await summary(member);
          await Promise.all([
            missions.claim(member, { id, day }),
            other.claim(member, { id, day }),
          ]);
          isPaid ||= turnover >= 10_000_000n;
        } else {
          await book(member.id, one.do === 'stake' ? 'stake' : 'refund', one.units);
          turnover += one.do === 'stake' ? one.units : -one.units;
        }
        expect(await grantsOf(member.id)).toBe(isPaid ? 1 : 0);
      }
    }),
    { numRuns: 20 },
  );
});
