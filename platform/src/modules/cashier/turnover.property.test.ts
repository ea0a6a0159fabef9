import fc from 'fast-check';
import { dueAfter } from './turnover.ts';

const asked = fc.array(
  fc.record({
    requiredUnits: fc.bigInt({ min: 1n, max: 1_000n }),
    stakedUnits: fc.bigInt({ min: 0n, max: 1_500n }),
  }),
  { maxLength: 12 },
);

test('the remaining turnover is never below zero and never above the required turnover', () => {
  fc.assert(
    fc.property(asked, (deposits) => {
      const { requiredUnits, leftUnits } = dueAfter(deposits);
      const total = deposits.reduce((sum, one) => sum + one.requiredUnits, 0n);
      expect(leftUnits >= 0n && leftUnits <= requiredUnits && requiredUnits <= total).toBe(true);
    }),
  );
});

test('nothing is left exactly when the last stakes covered everything that was due', () => {
  fc.assert(
    fc.property(asked, (deposits) => {
      let left = 0n;
      for (const { requiredUnits, stakedUnits } of deposits) {
        left += requiredUnits;
        left = stakedUnits >= left ? 0n : left - stakedUnits;
      }
      expect(dueAfter(deposits).leftUnits).toBe(left);
    }),
  );
});

test('a stake before a deposit never counts for it', () => {
  const due = dueAfter([
    { requiredUnits: 100n, stakedUnits: 900n },
    { requiredUnits: 50n, stakedUnits: 20n },
  ]);
  expect(due).toEqual({ requiredUnits: 50n, leftUnits: 30n });
});
