import type { MemberId } from '@croupier/contracts';
import fc from 'fast-check';
import { testCore, type TestCore } from '../../testing/index.ts';
import {
  accounts,
  createLedger,
  type AccountPath,
  type Booking,
  type Ledger,
  type Move,
  type TransferKind,
} from '../ledger/index.ts';
import { createLive } from '../live/index.ts';
import { directionOf, measures } from './measures.ts';
import { createRollUps, type RollUps } from './roll-ups.ts';

let core: TestCore;
let ledger: Ledger;
let rollUps: RollUps;

beforeAll(async () => {
  core = await testCore();
  ledger = createLedger(core, { live: createLive(core) });
  // The members of this test belong to no brand: their days are those of UTC.
  rollUps = createRollUps(core, { brands: { byCode: async () => null } });
});

const kinds = [
  'deposit',
  'withdrawal',
  'withdrawal-return',
  'stake',
  'game-bet',
  'refund',
  'game-rollback',
  'payout',
  'payout-reversal',
  'game-win',
  'jackpot-win',
  'tip',
  'bonus',
  'bonus-adjustment',
  'rebate',
  'turnover-rebate',
  'reward',
  'point-conversion',
  'referral',
  'hold',
  'hold-release',
  'transfer-out',
  'transfer-in',
  'agent-transfer',
  'agent-dividend',
  'agent-salary',
  'correction',
] as const satisfies readonly TransferKind[];

interface Step {
  readonly kind: (typeof kinds)[number];
  readonly isCredit: boolean;
  readonly isBonus: boolean;
  readonly isFee: boolean;
  readonly amountUnits: bigint;
  /** Time that passes before it. */
  readonly hours: number;
  /** The roll-up runs after it. */
  readonly isRun: boolean;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  isCredit: fc.boolean(),
  isBonus: fc.boolean(),
  isFee: fc.boolean(),
  amountUnits: fc.bigInt({ min: 1n, max: 1_000n }),
  hours: fc.nat(30),
  isRun: fc.boolean(),
});
const anyHistory = fc.array(anyStep, { maxLength: 25 });

function bookingOf(member: MemberId, step: Step): Booking {
  const own = step.isBonus ? accounts.bonus(member) : accounts.cash(member);
  const house = step.isFee ? accounts.house('fees') : accounts.house('promo');
  const { amountUnits } = step;
  const move: Move = step.isCredit
    ? { from: house, to: own, amountUnits }
    : { from: own, to: house, amountUnits };
  const key = core.ids.next('key');
  return { key, kind: step.kind, currency: 'BDT', reference: 'law', moves: [move] };
}

const pathsOf = (member: MemberId): readonly AccountPath[] => [
  accounts.cash(member),
  accounts.bonus(member),
];

async function play(member: MemberId, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    core.clock.advance(step.hours * 3_600_000);
    await core.db.transaction((tx) => ledger.book(tx, [bookingOf(member, step)]));
    if (step.isRun) await rollUps.advance(pathsOf(member));
  }
}

const rowsOf = (member: MemberId) =>
  core.db.read
    .selectFrom('report_day')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('day')
    .execute();

async function fundsOf(member: MemberId): Promise<bigint> {
  const balances = await Promise.all(pathsOf(member).map((path) => ledger.balance(path)));
  return balances.reduce((sum, { balanceUnits }) => sum + balanceUnits, 0n);
}

test('the signed sums of a member are the balance of cash and bonus together', () =>
  fc.assert(
    fc.asyncProperty(anyHistory, async (steps) => {
      const member = core.ids.next('mem');
      await play(member, steps);
      await rollUps.catchUp(member);
      const rows = await rowsOf(member);
      const total = rows.reduce(
        (sum, row) => measures.reduce((all, of) => all + directionOf[of] * row[`${of}_units`], sum),
        0n,
      );
      expect(total).toBe(await fundsOf(member));
    }),
    { numRuns: 40 },
  ));

test('each booking is added once, however many nodes add it and whenever they run', () =>
  fc.assert(
    fc.asyncProperty(anyHistory, async (steps) => {
      const [often, once] = [core.ids.next('mem'), core.ids.next('mem')];
      const start = core.clock.now();
      await play(often, steps);
      await Promise.all([1, 2, 3].map(() => rollUps.advance(pathsOf(often))));
      core.clock.set(start);
      await play(
        once,
        steps.map((step) => ({ ...step, isRun: false })),
      );
      await rollUps.catchUp(once);
      const rowsFacts = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
        rows.map(({ member_id: _member, ...row }) => row);
      expect(rowsFacts(await rowsOf(often))).toEqual(rowsFacts(await rowsOf(once)));
    }),
    { numRuns: 25 },
  ));

test('a rebuild from the ledger gives the same rows', () =>
  fc.assert(
    fc.asyncProperty(anyHistory, async (steps) => {
      const member = core.ids.next('mem');
      await play(member, steps);
      await rollUps.catchUp(member);
      const before = await rowsOf(member);
      await rollUps.rebuild(member);
      expect(await rowsOf(member)).toEqual(before);
    }),
    { numRuns: 25 },
  ));
