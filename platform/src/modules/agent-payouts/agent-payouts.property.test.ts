import type { ContractTerms, MemberId } from '@croupier/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { agentLine } from '../../testing/agent-line.ts';
import type { TestCore } from '../../testing/index.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import type { MemberRecord } from '../identity/index.ts';
import { createAgentPayouts } from './index.ts';

let site: TestSite;
let core: TestCore;
let line: ReturnType<typeof agentLine>;

beforeAll(async () => {
  site = await testSite();
  core = site.core;
  line = agentLine(site);
});

/** The contracts of one history are not settled in the next one. */
const endAll = () =>
  sql`UPDATE agent_contract SET state = 'ended', ends_at = starts_at WHERE state = 'active'`.execute(
    core.db.read,
  );

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Dhaka is six hours ahead of UTC all year. */
const aheadMs = 6 * hourMs;

interface Booking {
  readonly atMs: number;
  readonly member: MemberId;
  readonly kind: 'stake' | 'refund' | 'payout' | 'rebate';
  readonly units: bigint;
}

type Step =
  | {
      readonly do: 'book';
      readonly kind: Booking['kind'];
      readonly who: number;
      readonly units: bigint;
    }
  | { readonly do: 'wait'; readonly minutes: number }
  /** Two nodes run the jobs; before them one may be killed after some bookings. */
  | { readonly do: 'run'; readonly killedAfter: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      kind: fc.constantFrom<Booking['kind'][]>(
        'stake',
        'stake',
        'stake',
        'payout',
        'refund',
        'rebate',
      ),
      who: fc.nat(2),
      units: fc.bigInt({ min: 1n, max: 90_000_007n }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 900 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('run' as const), killedAfter: fc.nat(3) }),
  },
);
const anyHistory = fc.array(anyStep, { minLength: 4, maxLength: 24 });
/** Turnover that never falls: what was paid for it stays right. */
const withoutRefunds = anyHistory.map((steps) =>
  steps.map((step) =>
    step.do === 'book' && step.kind === 'refund' ? { ...step, kind: 'stake' as const } : step,
  ),
);

/** A run that is killed after a number of bookings: its transaction is rolled back. */
async function killedRun(after: number): Promise<void> {
  const { brands, identity, live, ledger, reports } = site.app.modules;
  let left = after;
  const fragile = createAgentPayouts(core, {
    brands,
    identity,
    live,
    reports,
    twoPersonUnitsOf: async () => null,
    ledger: {
      book: async (tx, bookings) => {
        const booked = await ledger.book(tx, bookings);
        left -= 1;
        if (left <= 0) throw new Error('killed');
        return booked;
      },
    },
  });
  for (const run of [fragile.settleRealTimeDue, fragile.settleDue])
    await run().catch((error: unknown) => expect(error).toEqual(new Error('killed')));
}

async function runJobs(killedAfter: number): Promise<void> {
  if (killedAfter > 0) await killedRun(killedAfter);
  const { agentPayouts } = site.app.modules;
  await Promise.all([
    agentPayouts.settleRealTimeDue(),
    agentPayouts.settleRealTimeDue(),
    agentPayouts.settleDue(),
    agentPayouts.settleDue(),
  ]);
}

interface Line {
  readonly top: MemberRecord;
  readonly agent: MemberRecord;
  readonly teams: { readonly top: ReadonlySet<MemberId>; readonly agent: ReadonlySet<MemberId> };
}

/** Plays a history with players below an agent below a top agent, and returns what was booked. */
async function play(steps: readonly Step[], setUp: (line: Line) => Promise<void>) {
  await endAll();
  const top = await line.enrol(1, null);
  const agent = await line.enrol(2, top);
  const players = [
    await line.enrol(0, agent),
    await line.enrol(0, agent),
    await line.enrol(0, top),
  ] as const;
  const [one, two, three] = players.map(({ id }) => id);
  if (!one || !two || !three) throw new Error('there are three players');
  const people: Line = {
    top,
    agent,
    teams: {
      top: new Set([agent.id, one, two, three]),
      agent: new Set([one, two]),
    },
  };
  for (const rich of [top, ...players]) await line.book(rich, 'deposit', { units: 10n ** 13n });
  await setUp(people);
  const booked: Booking[] = [];
  for (const step of steps) {
    if (step.do === 'wait') core.clock.advance(step.minutes * minuteMs);
    else if (step.do === 'run') await runJobs(step.killedAfter);
    else {
      const player = players[step.who];
      if (!player) throw new Error('there is no such player');
      const atMs = core.clock.now().getTime();
      const isOut = step.kind === 'stake';
      await line.book(player, step.kind, { units: isOut ? -step.units : step.units });
      booked.push({ atMs, member: player.id, kind: step.kind, units: step.units });
    }
  }
  core.clock.advance(dayMs);
  await runJobs(0);
  core.clock.advance(dayMs);
  await runJobs(2);
  return { ...people, booked };
}

/**
 * The formulas of the product's rules, calculated from the bookings alone: tiers by the sum, the rate on the whole sum,
 * negative sums carried or reset.
 */
function expectedOf(
  terms: ContractTerms,
  booked: readonly Booking[],
  span: { readonly startMs: number; readonly endMs: number },
): { to: Date; units: bigint }[] {
  const stepMs = terms.kind === 'hourly' ? hourMs : dayMs;
  const isDividend = terms.kind === 'dividend';
  const expected: { to: Date; units: bigint }[] = [];
  let carried = 0n;
  for (let from = span.startMs; from + stepMs <= span.endMs; from += stepMs) {
    const here = booked.filter(({ atMs }) => atMs >= from && atMs < from + stepMs);
    const turnoverOf = (member: MemberId | null) =>
      here
        .filter((one) => member === null || one.member === member)
        .reduce((sum, { kind, units }) => {
          if (kind === 'stake') return sum + units;
          return kind === 'refund' ? sum - units : sum;
        }, 0n);
    const turnover = turnoverOf(null);
    const costs = here
      .filter(({ kind }) => kind === 'payout' || kind === 'rebate')
      .reduce((sum, { units }) => sum + units, 0n);
    const sum = turnover - (isDividend ? costs : 0n) + carried;
    const members = new Set(here.map(({ member }) => member));
    const valid = [...members].filter((member) => turnoverOf(member) >= 100n * 100_000n).length;
    const enough = turnover >= 200n * 100_000n;
    const tier = terms.tiers.findLast(
      (one) => BigInt(Math.round(Number(one.threshold))) * 100_000n <= sum && one.members <= valid,
    );
    const units = sum > 0n && enough && tier ? (sum * BigInt(tier.basisPoints)) / 10_000n : 0n;
    if (turnover !== 0n || sum !== 0n) expected.push({ to: new Date(from + stepMs), units });
    carried = sum < 0n && terms.losses !== 'reset' ? sum : 0n;
  }
  return expected;
}

const tiersOf = (rates: readonly [number, number]) => [
  { threshold: '0.00', members: 0, basisPoints: rates[0] },
  { threshold: '900.00', members: 2, basisPoints: rates[1] },
];

const termsOf = (
  kind: 'dividend' | 'daily' | 'hourly',
  losses: 'reset' | 'carry',
  rates: readonly [number, number],
): ContractTerms => ({
  kind,
  base: kind === 'dividend' ? 'net-loss' : 'turnover',
  period: kind === 'dividend' ? 'day' : null,
  losses: kind === 'dividend' ? losses : null,
  tiers: tiersOf(rates),
  minimumTurnover: '200.00',
  validTurnover: '100.00',
});

const upperRates = [111, 333] as const;
const lowerRates = [99, 201] as const;

test.each([
  ['dividend', 'carry'],
  ['dividend', 'reset'],
  ['daily', 'carry'],
  ['hourly', 'carry'],
] as const)(
  'a %s with losses that %s pays each closed period once, to the last unit',
  async (kind, losses) => {
    const [upper, lower] = [termsOf(kind, losses, upperRates), termsOf(kind, losses, lowerRates)];
    await fc.assert(
      fc.asyncProperty(anyHistory, async (steps) => {
        let made: {
          of: 'top' | 'agent';
          id: Parameters<typeof line.payoutsOf>[0];
          startMs: number;
        }[] = [];
        const { booked, teams, agent } = await play(steps, async (people) => {
          const first = await line.contract(null, people.top, upper);
          const second = await line.contract(people.top, people.agent, lower);
          made = [
            { of: 'top', id: first.id, startMs: Date.parse(first.startsAt ?? '') },
            { of: 'agent', id: second.id, startMs: Date.parse(second.startsAt ?? '') },
          ];
        });
        const nowMs = core.clock.now().getTime();
        const graceMs = (kind === 'dividend' ? 15 : 1) * minuteMs;
        for (const { of, id, startMs } of made) {
          if (kind !== 'hourly') expect((startMs + aheadMs) % dayMs).toBe(0);
          const own = booked.filter(({ member }) => teams[of].has(member));
          const terms = of === 'top' ? upper : lower;
          const due = expectedOf(terms, own, { startMs, endMs: nowMs - graceMs });
          const paid = await line.payoutsOf(id);
          expect(paid.map(({ to, units }) => ({ to, units }))).toEqual(due);
          expect(
            paid.every(({ state, units }) => state === (units > 0n ? 'paid' : 'nothing')),
          ).toBe(true);
          const sum = due.reduce((all, { units }) => all + units, 0n);
          if (of === 'agent') expect(await line.cashOf(agent)).toBe(sum);
        }
      }),
      { numRuns: 3 },
    );
  },
);

test('a real-time salary pays the rate times the turnover since its begin, whatever runs when', async () => {
  const rate = 37;
  const terms: ContractTerms = {
    ...termsOf('daily', 'carry', upperRates),
    kind: 'real-time',
    tiers: [{ threshold: '0.00', members: 0, basisPoints: rate }],
    minimumTurnover: '0.00',
  };
  await fc.assert(
    fc.asyncProperty(withoutRefunds, async (steps) => {
      await site.app.modules.agentPayouts.settleRealTimeDue();
      let id: Parameters<typeof line.payoutsOf>[0] | null = null;
      let startMs = 0;
      const { booked, teams, agent } = await play(steps, async (people) => {
        await line.contract(null, people.top, { ...terms });
        const made = await line.contract(people.top, people.agent, terms);
        id = made.id;
        // The contract begins with the next window: bets before it are part of the history, too.
        startMs = Date.parse(made.startsAt ?? '');
      });
      if (id === null) throw new Error('there is a contract');
      const turnover = booked
        .filter(({ member, atMs }) => teams.agent.has(member) && atMs >= startMs)
        .reduce((sum, { kind, units }) => (kind === 'stake' ? sum + units : sum), 0n);
      const paid = await line.payoutsOf(id);
      const units = paid.reduce((sum, one) => sum + one.units, 0n);
      const share = (turnover * BigInt(rate)) / 10_000n;
      expect(units).toBe(share);
      expect(paid.every(({ state }) => state === 'paid')).toBe(true);
      expect(await line.cashOf(agent)).toBe(units);
    }),
    { numRuns: 4 },
  );
});
