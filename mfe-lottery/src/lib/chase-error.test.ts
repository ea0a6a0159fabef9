import { aPlayType, aTable } from '../testing/makers.ts';
import { chaseError } from './chase-error.ts';
import { firstPlan } from './chase.ts';
import type { Slip } from './slip.ts';

const slip: Slip = [{ playType: 'sum', picks: ['10', '11'], marks: [] }];
const errorOf = (plan: Partial<typeof firstPlan>, multiplier = 10) =>
  chaseError(
    { ...firstPlan, ...plan },
    {
      slip,
      playTypes: [aPlayType()],
      stake: { unit: '1', multiplier },
      game: { ...aTable().game, maxStake: '100.00', maxStakePerDraw: '150.00' },
    },
  );

test.each([
  [{}, null],
  [{ count: 0 }, 'no-count'],
  [{ count: 51 }, 'no-count'],
  [{ multipliers: [1, 0] }, 'no-multiplier'],
  [{ multipliers: [1, 1000] }, 'no-multiplier'],
  [{ multipliers: [1, 7] }, null],
  [{ multipliers: [1, 8] }, 'over-draw-limit'],
  [{ multipliers: [1, 11] }, 'line-too-large'],
] as const)('of %j the error is %s', (plan, error) => {
  expect(errorOf(plan)).toBe(error);
});
