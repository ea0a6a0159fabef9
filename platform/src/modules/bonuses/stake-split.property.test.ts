import type { BonusId, MemberId } from '@croupier/contracts';
import fc from 'fast-check';
import { inEveryLanguage } from '../../in-every-language.ts';
import { bonusOf, type BonusRow } from './bonus.ts';
import { bonusPartOf, splitStake } from './stake-split.ts';

const units = fc.bigInt({ min: 0n, max: 10n ** 12n });

const bonuses = fc
  .record({
    spends: fc.constantFrom('bonus-first' as const, 'cash-first' as const),
    maxStake: fc.constantFrom(null, '10.00', '5000000.00'),
    weight: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ spends, maxStake, weight }): BonusRow =>
    bonusOf({
      id: 'bon_00000001' as BonusId,
      member: { id: 'mem_00000001' as MemberId, brand: 'padma', currency: 'BDT' },
      campaign: inEveryLanguage('friday'),
      units: 1n,
      terms: { times: 1, days: 1, spends, maxStake, weights: { RNG: weight } },
      now: new Date(0),
    }),
  );

test('a stake is taken in full or not at all, never exceeds the funds, and never counts for more than itself', () => {
  fc.assert(
    fc.property(bonuses, units, units, units, (bonus, stake, cashUnits, bonusUnits) => {
      const parts = splitStake(bonus, { units: stake, kind: 'RNG' }, { cashUnits, bonusUnits });
      if (!parts) return expect(stake > cashUnits).toBe(true);
      expect(parts.cashUnits + parts.bonusUnits).toBe(stake);
      expect(parts.cashUnits >= 0n && parts.cashUnits <= cashUnits).toBe(true);
      expect(parts.bonusUnits >= 0n && parts.bonusUnits <= bonusUnits).toBe(true);
      expect(parts.wagerUnits <= stake).toBe(true);
    }),
  );
});

test('the second source is used only when the first is used up', () => {
  fc.assert(
    fc.property(bonuses, units, units, units, (bonus, stake, cashUnits, bonusUnits) => {
      const parts = splitStake(bonus, { units: stake, kind: 'RNG' }, { cashUnits, bonusUnits });
      if (!parts || parts.bonusUnits === 0n || parts.cashUnits === 0n) return;
      const [used, all] =
        bonus.spends === 'bonus-first'
          ? [parts.bonusUnits, bonusUnits]
          : [parts.cashUnits, cashUnits];
      expect(used).toBe(all);
    }),
  );
});

test('the parts of a win never exceed the win, and the bonus’s share of it never exceeds its share of the stakes', () => {
  fc.assert(
    fc.property(units, units, units, (won, one, other) => {
      const [bonus_stake_units, stake_units] = one < other ? [one, other] : [other, one];
      const part = bonusPartOf(won, { stake_units, bonus_stake_units });
      expect(part >= 0n && part <= won).toBe(true);
      expect(part * stake_units <= won * bonus_stake_units).toBe(true);
    }),
  );
});
