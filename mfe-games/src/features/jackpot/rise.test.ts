import { formatAmount, type Jackpot, type JackpotDrawId } from '@croupier/contracts';
import fc from 'fast-check';
import { riseTo, shownUnits, type Rise } from './rise.ts';

const takesMs = 15_000;
const drawId = 'jkd_00000001' as JackpotDrawId;
const aJackpot = (units: bigint, changes: Partial<Jackpot> = {}): Jackpot => ({
  drawId,
  amount: formatAmount(units),
  before: formatAmount(units),
  currency: 'BDT',
  locksAt: '2026-01-05T13:00:00.000Z',
  commit: '',
  ...changes,
});

const step = fc.record({
  units: fc.bigInt({ min: 0n, max: 10n ** 15n }),
  ms: fc.integer({ min: 0, max: 60_000 }),
});

test('the shown value never falls and never exceeds the true value, at any time', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), (steps) => {
      let rise: Rise | null = null;
      let [nowMs, truth, last] = [0, 10n ** 9n, 0n];
      for (const { units, ms } of steps) {
        truth += units;
        rise = riseTo(aJackpot(truth), rise, { nowMs, takesMs });
        nowMs += ms;
        const shown = shownUnits(rise, { nowMs, takesMs });
        expect(shown).toBeLessThanOrEqual(truth);
        expect(shown).toBeGreaterThanOrEqual(last);
        last = shown;
      }
    }),
  );
});

test('the shown value reaches the true value when the next value is due', () => {
  const first = riseTo(aJackpot(1_000n), null, { nowMs: 0, takesMs });
  const next = riseTo(aJackpot(4_000n), first, { nowMs: takesMs, takesMs });
  expect(shownUnits(next, { nowMs: takesMs + 5_000, takesMs })).toBe(2_000n);
  expect(shownUnits(next, { nowMs: takesMs * 2, takesMs })).toBe(4_000n);
});

test('a new page starts slightly lower, by the increase of the last minute', () => {
  const rise = riseTo(aJackpot(100_000n, { before: formatAmount(60_000n) }), null, {
    nowMs: 0,
    takesMs,
  });
  expect(shownUnits(rise, { nowMs: 0, takesMs })).toBe(90_000n);
});

test('the next draw starts with its own value', () => {
  const won = riseTo(aJackpot(9_000_000n), null, { nowMs: 0, takesMs });
  const other = aJackpot(1_000n, { drawId: 'jkd_00000002' as JackpotDrawId });
  expect(shownUnits(riseTo(other, won, { nowMs: 1, takesMs }), { nowMs: 1, takesMs })).toBe(1_000n);
});
