import type { LeaderboardDraft, LeaderboardId } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { publish, titled } from '../../testing/documents.ts';
import { rewardTable } from '../../testing/reward-table.ts';
import { dayAfter, dayIn } from '../../zoned-day.ts';
import type { Member } from '../identity/index.ts';
import { createLeaderboards } from './index.ts';

const hour = 3_600_000;
const operator = { name: 'mina' };
const aSave = { brand: 'padma', id: null, revision: 0, note: 'test' } as const;

async function aTable() {
  const table = await rewardTable();
  const { core, brands, live, reports, rewards } = table;
  const aNode = () => createLeaderboards(core, { brands, live, reports, rewards });
  const boards = aNode();
  const today = dayIn('Asia/Dhaka', core.clock.now());

  const terms: LeaderboardDraft = {
    words: titled('Race'),
    measure: 'turnover',
    categories: [],
    points: {},
    stake: null,
    firstDay: today,
    lastDay: today,
    prizes: [
      { from: 1, to: 1, reward: { kind: 'cash', amount: '100.00' } },
      { from: 2, to: 3, reward: { kind: 'cash', amount: '10.00' } },
    ],
    isHeld: false,
  };

  const create = async (changes: Partial<LeaderboardDraft> = {}): Promise<LeaderboardId> =>
    (await publish(boards.documents, { ...terms, ...changes })).id;

  async function shown(member: Member, id: LeaderboardId) {
    const answer = await boards.shown(member, {});
    if (!answer.ok) throw new Error('the list has no failures');
    const found = callSchemas.leaderboards.output.parse(answer.value).find((one) => one.id === id);
    if (!found) throw new Error('the leaderboard is not shown');
    return found;
  }

  /** After the end and the minute for late settlements. */
  const end = () => core.clock.advance(25 * hour);

  return { ...table, aNode, boards, today, terms, create, shown, end };
}

test('scores follow bets and corrections; of equal scores the earlier one comes first', async () => {
  const { core, boards, create, shown, book, ...table } = await aTable();
  const id = await create();
  const [one, two] = [await table.player('1000'), await table.player('1000')];
  await book(one.id, 'stake', 5_000_000n);
  await boards.advance();
  core.clock.advance(2_000);
  await book(two.id, 'stake', 7_000_000n);
  await boards.advance();
  expect((await shown(one, id)).own).toMatchObject({ place: 2, score: '50.00', isOwn: true });
  core.clock.advance(2_000);
  await book(two.id, 'refund', 2_000_000n);
  await boards.advance();
  const board = await shown(two, id);
  expect(board.rows.map(({ place, score, isOwn }) => [place, score, isOwn])).toEqual([
    [1, '50.00', false],
    [2, '50.00', true],
  ]);
  expect(board.rows[0]?.account).toMatch(/•••/);
  expect(board.players).toBe(2);
});

test('prizes are paid once after the end, by however many nodes', async () => {
  const { core, aNode, boards, create, shown, end, book, grantsOf, balance, ...table } =
    await aTable();
  const id = await create();
  const players = [];
  for (let index = 0; index < 4; index++) players.push(await table.player('1000'));
  for (const [index, { id: member }] of players.entries())
    await book(member, 'stake', BigInt(40 - index * 5) * 100_000n);
  end();
  await Promise.all([boards.advance(), aNode().advance(), aNode().advance()]);
  await boards.advance();
  expect(await Promise.all(players.map((player) => grantsOf(player.id)))).toEqual([1, 1, 1, 0]);
  const [first] = players;
  if (!first) throw new Error('there are four players');
  expect(await balance(first.id)).toBe(100_000_000n - 4_000_000n + 10_000_000n);
  expect((await shown(first, id)).state).toBe('paid');
  core.clock.advance(hour);
  await boards.advance();
  expect(await grantsOf(first.id)).toBe(1);
});

test('a held leaderboard waits for its release, and an excluded member leaves the prize to the next', async () => {
  const { core, boards, create, shown, end, book, grantsOf, ...table } = await aTable();
  const id = await create({ isHeld: true });
  const [cheat, next] = [await table.player('1000'), await table.player('1000')];
  await book(cheat.id, 'stake', 9_000_000n);
  await book(next.id, 'stake', 1_000_000n);
  end();
  await boards.advance();
  expect((await shown(next, id)).state).toBe('held');
  const chosen = { brand: 'padma', id, note: 'shared device' };
  await boards.admin.exclude(operator, { ...chosen, memberId: cheat.id, isExcluded: true });
  await boards.admin.hold(operator, { ...chosen, isHeld: false });
  await boards.advance();
  expect([await grantsOf(cheat.id), await grantsOf(next.id)]).toEqual([0, 1]);
  expect(await boards.admin.hold(operator, { ...chosen, isHeld: true })).toMatchObject({
    code: 'already-decided',
  });
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM audit_entries WHERE subject = ${`padma/${id}`} ORDER BY id`.execute(
    core.db.read,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'leaderboard.leaderboard-published',
    'leaderboard.member-excluded',
    'leaderboard.released',
  ]);
});

test('trial accounts have no score, other categories do not count, and points are weighted', async () => {
  const { core, boards, create, shown, book, ...table } = await aTable();
  const slots = await create({ categories: ['RNG'] });
  const points = await create({ measure: 'points', points: { LOTT: 3 } });
  const [trial, member] = [await table.player('1000'), await table.player('1000')];
  await core.db.read.updateTable('members').set({ type: 4 }).where('id', '=', trial.id).execute();
  for (const { id } of [trial, member]) await book(id, 'stake', 2_000_000n);
  await boards.advance();
  expect((await shown(member, slots)).own).toBeNull();
  expect((await shown(member, points)).own).toMatchObject({ place: 1, score: '60.00' });
  expect((await shown(trial, points)).own).toBeNull();
});

test('prizes that share a place, and an end before the start, are refused', async () => {
  const { boards, terms, today } = await aTable();
  const prize = { from: 1, to: 2, reward: { kind: 'cash', amount: '1.00' } } as const;
  const overlapping = { ...terms, prizes: [prize, { ...prize, from: 2, to: 4 }] };
  const backwards = { ...terms, lastDay: dayAfter(today, -1) };
  for (const draft of [overlapping, backwards])
    expect(await boards.documents.save({ ...aSave, draft, publish: true }, operator)).toMatchObject(
      { code: 'invalid-input' },
    );
});

test('a withdrawn leaderboard pays nothing, and goes on with its scores once it is published again', async () => {
  const { core, boards, create, shown, end, book, grantsOf, ...table } = await aTable();
  const id = await create();
  const member = await table.player('1000');
  const chosen = { brand: 'padma', id, note: 'test' };
  await boards.documents.publish({ ...chosen, revision: 1, isPublished: false }, operator);
  await book(member.id, 'stake', 5_000_000n);
  await boards.advance();
  expect(await boards.shown(member, {})).toEqual({ ok: true, value: [] });
  await boards.documents.publish({ ...chosen, revision: 2, isPublished: true }, operator);
  await boards.advance();
  expect((await shown(member, id)).own).toMatchObject({ place: 1, score: '50.00' });
  end();
  await boards.advance();
  expect(await grantsOf(member.id)).toBe(1);
  const removal = { ...chosen, revision: 3 };
  expect(await boards.documents.remove(removal, operator)).toMatchObject({
    code: 'already-decided',
  });
  expect(await boards.documents.list('padma')).toMatchObject([{ id, revision: 3 }]);
});

test('prizes change until a leaderboard begins, and an earlier revision of them is restored', async () => {
  const { core, boards, terms, create, shown, today, ...table } = await aTable();
  const { documents } = boards;
  const tomorrow = dayAfter(today, 1);
  const coming = { ...terms, firstDay: tomorrow, lastDay: tomorrow };
  const id = await create(coming);
  const member = await table.player('0');
  const [prize] = terms.prizes;
  const fewer = { ...coming, prizes: prize ? [prize] : [] };
  const saved = { ...aSave, id, revision: 1, draft: fewer, publish: true };
  expect(await documents.save(saved, operator)).toMatchObject({ ok: true });
  expect((await shown(member, id)).prizes).toHaveLength(1);
  const chosen = { brand: 'padma', id, note: 'test' };
  await documents.restoreRevision({ ...chosen, revision: 2, wanted: 1 }, operator);
  await documents.publish({ ...chosen, revision: 3, isPublished: true }, operator);
  expect((await shown(member, id)).prizes).toHaveLength(2);
  core.clock.advance(25 * hour);
  expect(await documents.save({ ...saved, revision: 4 }, operator)).toMatchObject({
    code: 'terms-fixed',
  });
  const renamed = { ...coming, words: titled('Grand race') };
  expect(await documents.save({ ...saved, revision: 4, draft: renamed }, operator)).toMatchObject({
    ok: true,
  });
  expect((await shown(member, id)).title.en).toBe('Grand race');
});

test('the place from the buckets is the place in the sorted list', async () => {
  const { core, boards, create, shown, book, ...table } = await aTable();
  const id = await create();
  const players: Member[] = [];
  for (let index = 0; index < 12; index++) players.push(await table.player('1000000'));
  const bet = fc.record({ by: fc.nat(11), units: fc.bigInt(1n, 3_000_000n), isBack: fc.boolean() });
  const staked = new Map<string, bigint>();
  await fc.assert(
    fc.asyncProperty(fc.array(bet, { minLength: 1, maxLength: 12 }), async (bets) => {
      core.clock.advance(5_000);
      for (const { by, units, isBack } of bets) {
        const { id: member } = players[by] ?? {};
        const before = staked.get(member ?? '') ?? 0n;
        if (!member || (isBack && before < units)) continue;
        await book(member, isBack ? 'refund' : 'stake', units);
        staked.set(member, isBack ? before - units : before + units);
      }
      await boards.advance();
      const sorted = [...staked].filter(([, units]) => units > 0n);
      const [player] = players;
      if (!player) throw new Error('there are players');
      const board = await shown(player, id);
      expect(board.players).toBe(sorted.length);
      for (const one of players) {
        const own = staked.get(one.id) ?? 0n;
        const better = sorted.filter(([, units]) => units > own).length;
        const equal = sorted.filter(([, units]) => units === own).length;
        const place = (await shown(one, id)).own?.place;
        if (own === 0n) expect(place).toBeUndefined();
        else {
          expect(place).toBeGreaterThan(better);
          expect(place).toBeLessThanOrEqual(better + equal);
        }
      }
    }),
    { numRuns: 10 },
  );
});
