import fc from 'fast-check';
import { cancelChange, confirmLimit, limitNamed, requestLimit, type Limits } from './limits.ts';
import { addTo, takeBack, usedIn, type Usage } from './usage.ts';

const hour = 3_600_000;
const looserAfterMs = 24 * hour;
const name = { kind: 'wager', period: 'day' } as const;
const start = Date.parse('2026-01-05T12:00:00Z');

const aValue = fc.option(fc.bigInt({ min: 1n, max: 6n }), { nil: null, freq: 4 });
const aStep = fc.record({
  afterMs: fc.integer({ min: 0, max: 40 * hour }),
  act: fc.oneof(
    fc.record({ kind: fc.constant('wish' as const), value: aValue }),
    fc.record({ kind: fc.constant('confirm' as const), value: aValue }),
    fc.record({ kind: fc.constant('cancel' as const), value: fc.constant(null) }),
  ),
});

type Act = { kind: 'wish' | 'confirm' | 'cancel'; value: bigint | null };

function apply(limits: Limits, { kind, value }: Act, now: Date): Limits {
  if (kind === 'wish') return requestLimit(limits, name, { value, now, looserAfterMs });
  if (kind === 'cancel') return cancelChange(limits, name);
  return confirmLimit(limits, name, { expected: value, now }) ?? limits;
}

const isLooser = (before: bigint | null, after: bigint | null) =>
  before !== null && (after === null || after > before);

test('a limit gets looser only by a second confirmation, a day after the request and if it was not withdrawn', () => {
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 30 }), (steps) => {
      let limits: Limits = [];
      let time = start;
      // The member's request and its time, tracked by the test's own model.
      let asked: { value: bigint | null; at: number } | null = null;
      for (const { afterMs, act } of steps) {
        time += afterMs;
        const before = limitNamed(limits, name)?.value ?? null;
        limits = apply(limits, act, new Date(time));
        const after = limitNamed(limits, name)?.value ?? null;
        if (isLooser(before, after)) {
          expect(act.kind).toBe('confirm');
          expect(asked?.value).toBe(after);
          expect(time - (asked?.at ?? time)).toBeGreaterThanOrEqual(looserAfterMs);
        }
        if (act.kind === 'wish' && isLooser(before, act.value)) {
          if (!asked || asked.value !== act.value) asked = { value: act.value, at: time };
        } else if (act.kind !== 'confirm' || after !== before) asked = null;
      }
    }),
    { numRuns: 500 },
  );
});

test('a tighter limit applies at once, and the tightest requested value is never exceeded', () => {
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 30 }), (steps) => {
      let limits: Limits = [];
      let time = start;
      for (const { afterMs, act } of steps) {
        time += afterMs;
        limits = apply(limits, act, new Date(time));
        const now = limitNamed(limits, name)?.value ?? null;
        if (act.kind === 'wish' && act.value !== null && now !== null)
          expect(now <= act.value || isLooser(now, act.value)).toBe(true);
        if (act.kind === 'wish' && act.value !== null) expect(now).not.toBeNull();
      }
    }),
  );
});

const aMove = fc.record({
  afterMs: fc.integer({ min: 0, max: 60 * hour }),
  sum: fc.bigInt({ min: 1n, max: 1_000n }),
  /** Which earlier step is reversed; none if it does not exist. */
  back: fc.option(fc.nat({ max: 20 })),
});

test.each(['day', 'week', 'month'] as const)(
  'what counts against a %s is never less than what really fell into it, and includes at most one more day',
  (period) => {
    const span = { day: 24, week: 7 * 24, month: 31 * 24 }[period] * hour;
    fc.assert(
      fc.property(fc.array(aMove, { maxLength: 60 }), (moves) => {
        let usage: Usage = {};
        let time = start;
        const real: { at: number; sum: bigint; isBack: boolean }[] = [];
        for (const { afterMs, sum, back } of moves) {
          time += afterMs;
          const now = new Date(time);
          const earlier = back === null ? undefined : real[back];
          if (earlier && !earlier.isBack) {
            earlier.isBack = true;
            usage = takeBack(usage, 'wager', { sum: earlier.sum, at: new Date(earlier.at) });
          } else {
            usage = addTo(usage, 'wager', { sum, at: now, now });
            real.push({ at: time, sum, isBack: false });
          }
          const within = (ms: number) =>
            real
              .filter(({ at, isBack }) => !isBack && at > time - ms)
              .reduce((total, one) => total + one.sum, 0n);
          const used = usedIn(usage, { kind: 'wager', period }, now);
          expect(used).toBeGreaterThanOrEqual(within(span));
          if (back === null) expect(usage.wager?.length).toBeLessThanOrEqual(90);
        }
      }),
      { numRuns: 300 },
    );
  },
);
