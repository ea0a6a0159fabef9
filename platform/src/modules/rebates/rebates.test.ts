import type { MemberId, RebateTerms } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { paymentTable } from '../../testing/payment-table.ts';
import { dayIn } from '../../zoned-day.ts';
import { createBrands } from '../brands/index.ts';
import { accounts, type TransferKind } from '../ledger/index.ts';
import { createLive } from '../live/index.ts';
import { createRollUps } from '../reports/index.ts';
import type { RebateBonus } from '../vip/index.ts';
import { createRebates } from './index.ts';

const hour = 3_600_000;
const terms: RebateTerms = {
  isEnabled: true,
  rates: { LOTT: 80 },
  minimum: '0.01',
  payAt: '03:00',
};

async function aTable(overrides: Partial<RebateTerms> = {}) {
  const table = await paymentTable();
  const { core, ledger } = table;
  const live = createLive(core);
  const brands = createBrands(core, { live });
  const away = new Set<MemberId>();
  const bonuses = new Map<MemberId, readonly RebateBonus[]>();
  const rebates = createRebates(core, {
    brands,
    ledger,
    live,
    protection: { isAway: async ({ id }) => away.has(id) },
    reports: createRollUps(core, { brands }),
    bonusesOf: async (_, member) => bonuses.get(member) ?? [],
  });
  await rebates.admin.save(
    { name: 'mina' },
    { brand: 'padma', terms: { ...terms, ...overrides }, note: 'start' },
  );
  core.clock.advance(24 * hour);
  const chase = core.ids.next('chs');
  await sql`INSERT INTO lottery_chase
    (id, brand, member_id, game_id, currency, key, slip_hash, slip, stop_on_win, stake_units, state, placed_at)
    VALUES (${chase}, 'padma', 'mem_other', 'k3-1m', 'BDT', 'key', '', '{}', false, 1, 'running', now())`.execute(
    core.db.read,
  );

  async function book(member: MemberId, kind: TransferKind, amountUnits: bigint): Promise<void> {
    const [cash, stakes] = [accounts.cash(member), accounts.chase(chase)];
    const [from, to] = kind === 'stake' ? [cash, stakes] : [stakes, cash];
    const key = core.ids.next('key');
    const moves = [{ from, to, amountUnits }];
    const booking = { key, kind, currency: 'BDT', reference: chase, moves };
    await core.db.transaction((tx) => ledger.book(tx, [booking]));
  }

  async function paidUnits(member: MemberId): Promise<bigint> {
    const { rows } = await sql<{ units: bigint }>`
      SELECT coalesce(sum(amount_units), 0)::bigint AS units FROM rebate_payment
      WHERE member_id = ${member}`.execute(core.db.read);
    return rows[0]?.units ?? 0n;
  }

  async function overview(member: Parameters<typeof rebates.overview>[0]) {
    const answer = await rebates.overview(member);
    if (!answer.ok) throw new Error(answer.code);
    return callSchemas.turnoverRebate.output.parse(answer.value);
  }

  async function claim(
    member: Parameters<typeof rebates.claim>[0],
    key: string = core.ids.next('key'),
  ) {
    const answer = await rebates.claim(member, key);
    if (!answer.ok) throw new Error(answer.code);
    return callSchemas.claimTurnoverRebate.output.parse(answer.value).payment;
  }

  const days = (count: number) => core.clock.advance(count * 24 * hour);
  return { ...table, rebates, away, bonuses, book, paidUnits, overview, claim, days };
}

test('a day can be claimed when it is over, once, and the statement has its own kind', async () => {
  const { core, rebates, ledger, book, overview, claim, days, ...table } = await aTable();
  const member = await table.player('5000');
  await book(member.id, 'stake', 123_400_000n);
  const open = await overview(member);
  expect(open.accruedToday).toMatchObject([
    { category: 'LOTT', turnover: '1234.00', basisPoints: 80, amount: '9.872' },
  ]);
  expect([open.claimable, open.balance]).toEqual(['0.00', '0.00']);
  expect(await claim(member)).toBeNull();
  days(1);
  expect((await overview(member)).claimable).toBe('9.87');
  const payment = await claim(member, 'wish-1');
  expect(payment).toMatchObject({ amount: '9.87', by: 'member', parts: [{ amount: '9.872' }] });
  expect(await claim(member, 'wish-1')).toEqual(payment);
  expect(await claim(member, 'wish-2')).toBeNull();
  const { entries } = await ledger.statement(accounts.cash(member.id), { before: null, limit: 1 });
  expect(entries[0]).toMatchObject({ kind: 'turnover-rebate', amountUnits: 987_000n });
  const history = await rebates.payments(member, {});
  expect(history).toMatchObject({ value: { rows: [{ id: payment?.id }], next: null } });
  const { rows } = await sql`SELECT 1 FROM live_event WHERE topic = 'rebate.paid'`.execute(
    core.db.read,
  );
  expect(rows).toHaveLength(1);
});

test('the schedule pays at the time of the brand, and once a day', async () => {
  const { core, rebates, book, paidUnits, ...table } = await aTable();
  const member = await table.player('5000');
  await book(member.id, 'stake', 100_000_000n);
  const today = dayIn('Asia/Dhaka', core.clock.now());
  // 02:59 of the next day in Dhaka.
  core.clock.set(new Date(Date.parse(`${today}T20:59:00Z`)));
  await rebates.payDue();
  expect(await paidUnits(member.id)).toBe(0n);
  core.clock.advance(60_000);
  await rebates.payDue();
  await rebates.payDue();
  expect(await paidUnits(member.id)).toBe(800_000n);
});

test('an amount below the minimum, an excluded member and a trial account are not paid', async () => {
  const { core, rebates, away, book, paidUnits, overview, claim, days, ...table } = await aTable({
    minimum: '5.00',
  });
  const [small, gone, trial] = await Promise.all([1, 2, 3].map(() => table.player('5000')));
  if (!small || !gone || !trial) throw new Error('there are three members');
  await core.db.read.updateTable('members').set({ type: 4 }).where('id', '=', trial.id).execute();
  await book(small.id, 'stake', 60_000_000n);
  await book(gone.id, 'stake', 200_000_000n);
  await book(trial.id, 'stake', 200_000_000n);
  away.add(gone.id);
  days(1);
  core.clock.advance(20 * hour);
  await rebates.payDue();
  expect(await claim(small)).toBeNull();
  expect(await claim(gone)).toBeNull();
  expect(await overview(gone)).toMatchObject({
    claimable: '0.00',
    balance: '16.00',
    isPaused: true,
  });
  for (const { id } of [small, gone, trial]) expect(await paidUnits(id)).toBe(0n);
  // What was too little on one day is paid with the next.
  await book(small.id, 'stake', 60_000_000n);
  days(1);
  expect((await claim(small))?.amount).toBe('9.60');
});

test('changed terms apply from the next day, with an audit record', async () => {
  const { core, rebates, book, overview, days, ...table } = await aTable();
  const member = await table.player('5000');
  await book(member.id, 'stake', 100_000_000n);
  const input = { brand: 'padma', terms: { ...terms, rates: { LOTT: 100 } }, note: 'autumn' };
  await rebates.admin.save({ name: 'mina' }, input);
  expect((await overview(member)).accruedToday[0]).toMatchObject({ basisPoints: 80 });
  const shown = await rebates.admin.terms('padma');
  expect(shown).toMatchObject({
    value: { current: { rates: { LOTT: 80 } }, next: { terms: { rates: { LOTT: 100 } } } },
  });
  days(1);
  await book(member.id, 'stake', 100_000_000n);
  const { unpaid, accruedToday } = await overview(member);
  expect([unpaid[0]?.amount, accruedToday[0]?.amount]).toEqual(['8.00', '10.00']);
  const { rows } = await sql<{ note: string }>`
    SELECT note FROM audit_entries WHERE action = 'rebate.terms-changed' ORDER BY id`.execute(
    core.db.read,
  );
  expect(rows.map(({ note }) => note)).toEqual(['start', 'autumn']);
});

test('a level adds to the rates from its day on, and only where there is a rate', async () => {
  const { core, bonuses, book, overview, claim, days, ...table } = await aTable();
  const member = await table.player('5000');
  await book(member.id, 'stake', 100_000_000n);
  days(1);
  const today = dayIn('Asia/Dhaka', core.clock.now());
  bonuses.set(member.id, [{ from: today, basisPoints: 20 }]);
  await book(member.id, 'stake', 100_000_000n);
  const { unpaid, accruedToday } = await overview(member);
  expect([unpaid[0], accruedToday[0]]).toMatchObject([
    { basisPoints: 80, amount: '8.00' },
    { basisPoints: 100, amount: '10.00' },
  ]);
  expect((await claim(member))?.amount).toBe('8.00');
  days(1);
  expect((await claim(member))?.amount).toBe('10.00');
});

type Step =
  | { readonly do: 'stake' | 'refund'; readonly units: bigint }
  | { readonly do: 'wait'; readonly hours: number }
  | { readonly do: 'pay'; readonly claims: number; readonly runs: number };

const anyUnits = fc.bigInt({ min: 1n, max: 90_000_000n });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('stake', 'refund'), units: anyUnits }),
  fc.record({ do: fc.constant('wait'), hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ do: fc.constant('pay'), claims: fc.integer({ min: 1, max: 3 }), runs: fc.nat(1) }),
);

test('what was paid is the rate times the turnover of each closed day, whatever runs when', async () => {
  const table = await aTable();
  const { core, rebates, book, paidUnits, claim } = table;
  const today = () => dayIn('Asia/Dhaka', core.clock.now());
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 20 }), async (steps) => {
      const member = await table.player('1000000');
      const turnovers = new Map<string, bigint>();
      const play = async (kind: 'stake' | 'refund', units: bigint) => {
        await book(member.id, kind, units);
        const change = kind === 'stake' ? units : -units;
        turnovers.set(today(), (turnovers.get(today()) ?? 0n) + change);
      };
      const dueUnits = () =>
        [...turnovers]
          .filter(([day]) => day < today())
          .reduce((sum, [, units]) => sum + (units * 80n) / 10_000n, 0n);
      const payAndCheck = async (claims: number, runs: number) => {
        const before = await paidUnits(member.id);
        await Promise.all([
          ...Array.from({ length: claims }, () => claim(member)),
          ...Array.from({ length: runs }, () => rebates.payDue()),
        ]);
        const due = dueUnits();
        const whole = due > before ? due - ((due - before) % 1_000n) : before;
        expect(await paidUnits(member.id)).toBe(whole);
      };
      for (const step of steps) {
        if (step.do === 'wait') core.clock.advance(step.hours * hour);
        else if (step.do === 'pay') await payAndCheck(step.claims, step.runs);
        else await play(step.do, step.units);
      }
      core.clock.advance(24 * hour);
      await payAndCheck(2, 1);
    }),
    { numRuns: 25 },
  );
});
