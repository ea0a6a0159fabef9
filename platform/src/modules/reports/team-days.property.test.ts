import type { MemberId } from '@croupier/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { testCore, type TestCore } from '../../testing/index.ts';
import { lockTeam, moveTeam } from '../identity/index.ts';
import { accounts, createLedger, type Ledger, type TransferKind } from '../ledger/index.ts';
import { createLive } from '../live/index.ts';
import { measures } from './measures.ts';
import { createRollUps, withSumsMoved, type RollUps } from './roll-ups.ts';

let core: TestCore;
let ledger: Ledger;
let rollUps: RollUps;

beforeAll(async () => {
  core = await testCore();
  ledger = createLedger(core, { live: createLive(core) });
  rollUps = createRollUps(core, { brands: { byCode: async () => null } });
  await sql`INSERT INTO brands (code, name, currency, languages, default_language, default_theme, look, color, position)
    VALUES ('teams', 'Teams', 'BDT', '{en}', 'en', 'light', 'padma', '#000000', 99)`.execute(
    core.db.read,
  );
});

const size = 5;
const kinds = [
  'deposit',
  'stake',
  'game-bet',
  'refund',
  'payout',
  'payout-reversal',
  'bonus',
  'rebate',
  'correction',
] as const satisfies readonly TransferKind[];

/** A booking of a member, or a move of a member below another one or below none. */
const anyStep = fc.record({
  who: fc.nat(size - 1),
  kind: fc.constantFrom(...kinds),
  isCredit: fc.boolean(),
  /** Booked on the bonus account, too, which another node adds at the same time. */
  isBonus: fc.boolean(),
  amountUnits: fc.bigInt({ min: 1n, max: 1_000n }),
  /** Time that passes before it; below zero, the booking is late and belongs to an earlier day. */
  hours: fc.integer({ min: -40, max: 200 }),
  moveBelow: fc.option(fc.nat(size), { freq: 3 }),
  /** Runs of the roll-up at the same time, also while the member moves. */
  runs: fc.nat(2),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

async function aTree(): Promise<readonly MemberId[]> {
  const members = Array.from({ length: size }, () => core.ids.next('mem'));
  let path = '/';
  // A chain: moves make a tree of it.
  for (const [at, id] of members.entries()) {
    await sql`INSERT INTO members (id, brand, username, username_key, nickname, type, status, icon, password_hash,
        has_password, password_changed_at, payment_pin_hash, upline_id, upline_path, joined_at, rank_level)
      VALUES (${id}, 'teams', ${id}, ${id}, 'Member', 1, 'active', 'lotus', '', true, now(), '',
        ${members[at - 1] ?? null}, ${path}, now(), 0)`.execute(core.db.read);
    path = `${path}${id}/`;
  }
  return members;
}

const pathsOf = (members: readonly MemberId[]) =>
  members.flatMap((member) => [accounts.cash(member), accounts.bonus(member)]);

async function book(
  member: MemberId,
  { kind, isCredit, isBonus, amountUnits }: Step,
): Promise<void> {
  const house = accounts.house('promo');
  for (const own of [accounts.cash(member), ...(isBonus ? [accounts.bonus(member)] : [])]) {
    const move = isCredit ? { from: house, to: own } : { from: own, to: house };
    const key = core.ids.next('key');
    const moves = [{ ...move, amountUnits }];
    await core.db.transaction((tx) =>
      ledger.book(tx, [{ key, kind, currency: 'BDT', reference: 'law', moves }]),
    );
  }
}

const placeOf = (tx: TestCore['db']['read'], id: MemberId) =>
  tx
    .selectFrom('members')
    .select(['id', 'brand', 'upline_path as path'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function moveBelow(member: MemberId, to: MemberId | null): Promise<void> {
  await core.db.transaction(async (tx) => {
    const head = await placeOf(tx, member);
    const target = to && (await placeOf(tx, to));
    if (target && `${target.path}${target.id}/`.includes(`/${head.id}/`)) return;
    await lockTeam(tx, head);
    await withSumsMoved(tx, member, () => moveTeam(tx, head, target));
  });
}

async function play(members: readonly MemberId[], steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const member = members[step.who] ?? members[0];
    if (!member) throw new Error('the tree is empty');
    core.clock.advance(step.hours * 3_600_000);
    await book(member, step);
    await Promise.all([
      ...pathsOf([member]).map((path) => rollUps.advance([path])),
      ...Array.from({ length: step.runs }, () => rollUps.advance(pathsOf(members))),
      ...(step.moveBelow === null ? [] : [moveBelow(member, members[step.moveBelow] ?? null)]),
    ]);
  }
  while (await rollUps.advance(pathsOf(members)));
}

type Sums = Record<string, bigint>;
const sumColumns = ['bets', ...measures.map((measure) => `${measure}_units` as const)] as const;

/** The sums of those who recruited the members, computed from the members' sums one by one. */
async function expectedOf(members: readonly MemberId[]): Promise<Record<string, Sums>> {
  const rows = await core.db.read
    .selectFrom('report_day')
    .innerJoin('members', 'members.id', 'report_day.member_id')
    .selectAll('report_day')
    .select('members.upline_id')
    .where('report_day.member_id', 'in', members)
    .orderBy('day')
    .execute();
  const expected: Record<string, Sums> = {};
  const seen = new Set<string>();
  const add = (key: string, column: string, units: bigint) => {
    const sums = (expected[key] ??= {});
    sums[column] = (sums[column] ?? 0n) + units;
  };
  for (const row of rows) {
    if (row.upline_id === null) continue;
    const day = row.day.toISOString().slice(0, 10);
    const isPlay =
      row.bets > 0n ||
      [row.stake_units, row.refund_units, row.win_units].some((units) => units !== 0n);
    for (const column of sumColumns)
      add(`${row.upline_id} ${day} '${row.category}' ${isPlay}`, column, row[column]);
    const count = (column: string, of: string, isReached: boolean) => {
      if (!isReached || seen.has(`${row.member_id} ${column} ${of}`)) return;
      seen.add(`${row.member_id} ${column} ${of}`);
      add(`${row.upline_id} ${day} '' false`, column, 1n);
    };
    count('active_members', day, row.bets > 0n);
    count('month_active_members', day.slice(0, 7), row.bets > 0n);
    count('first_deposits', 'ever', row.deposit_units > 0n);
  }
  return withoutZeros(expected);
}

async function storedFor(members: readonly MemberId[]): Promise<Record<string, Sums>> {
  const rows = await core.db.read
    .selectFrom('report_team_day')
    .selectAll()
    .where('upline_id', 'in', members)
    .execute();
  return withoutZeros(
    Object.fromEntries(
      rows.map(({ upline_id, day, category, is_play, currency: _currency, ...sums }) => [
        `${upline_id} ${day.toISOString().slice(0, 10)} '${category}' ${is_play}`,
        sums,
      ]),
    ),
  );
}

const withoutZeros = (rows: Record<string, Sums>) =>
  Object.fromEntries(
    Object.entries(rows)
      .map(
        ([key, sums]) =>
          [
            key,
            Object.fromEntries(Object.entries(sums).filter(([, units]) => units !== 0n)),
          ] as const,
      )
      .filter(([, sums]) => Object.keys(sums).length > 0),
  );

test('the sums of recruiters are those of their members, through corrections, late bookings, moves and rebuilds', () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
      const members = await aTree();
      await play(members, steps);
      const expected = await expectedOf(members);
      expect(await storedFor(members)).toEqual(expected);
      for (const member of members) await rollUps.rebuild(member);
      expect(await storedFor(members)).toEqual(expected);
      await rollUps.rebuildTeams();
      expect(await storedFor(members)).toEqual(expected);
    }),
    { numRuns: 15 },
  ));
