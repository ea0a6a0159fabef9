import fc from 'fast-check';
import { gainsOf, type CountedDay } from '../reports/index.ts';
import { bookable } from './earning.ts';

const anyUnits = fc.bigInt({ min: -5_000_000n, max: 50_000_000n });
const anyTurnovers = fc.array(anyUnits, { minLength: 1, maxLength: 12 });

/** Counts the turnover of a day as it changes, and adds up what is booked. */
function play(turnovers: readonly bigint[], rate: number) {
  const state = { counted: noCount, balanceUnits: 0n, owedUnits: 0n };
  for (const units of turnovers) {
    const bases = [{ day: '2026-03-30', type: 'rng', units } as const];
    const gains = gainsOf(bases, [state.counted], { rng: rate });
    const { entries: lines, owedUnits } = bookable(gains, state);
    state.balanceUnits += lines.reduce((sum, line) => sum + line.units, 0n);
    state.owedUnits = owedUnits;
    if (gains[0]) state.counted = gains[0];
    if (state.balanceUnits < 0n || owedUnits < 0n) throw new Error('below zero');
  }
  return state;
}

const noCount: CountedDay<'rng'> = {
  day: '2026-03-30',
  type: 'rng',
  baseUnits: 0n,
  givenUnits: 0n,
};

test('balance minus debt is the value of the turnover, in whatever steps it is booked, within one unit a step', () => {
  fc.assert(
    fc.property(anyTurnovers, fc.integer({ min: 0, max: 5_000 }), (turnovers, rate) => {
      const { balanceUnits, owedUnits } = play(turnovers, rate);
      const worth = ((turnovers.at(-1) ?? 0n) * BigInt(rate)) / 10_000n;
      const difference = balanceUnits - owedUnits - worth;
      const rounding = BigInt(turnovers.length);
      expect(difference <= rounding && difference >= -rounding).toBe(true);
    }),
  );
});
