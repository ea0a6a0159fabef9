import { aPlayType, aTable, aWrittenPlayType } from '../testing/makers.ts';
import type { Slip } from './slip.ts';
import { firstStake, lineStake, linesOf, slipStakeError, stakeOf, totalOf } from './stake.ts';

const { game } = aTable();
const sum = aPlayType();
const lots = aWrittenPlayType({ code: 'lo2', unitStake: 27 });

test('the total is exact where floating-point numbers are not', () => {
  const slip: Slip = [{ playType: 'sum', picks: ['10', '11', '12'], marks: [] }];
  const stake = { unit: '0.1', multiplier: 1 } as const;
  expect(totalOf(slip, [sum], { stake })).toBe('0.30');
});

test('a unit that covers 27 lots costs 27 times, and a chase multiplies it by its issues', () => {
  const slip: Slip = [
    { playType: 'lo2', picks: ['07'], marks: [['07', '83']] },
    { playType: 'sum', picks: ['10'], marks: [] },
  ];
  const stake = { unit: '0.1', multiplier: 5 } as const;
  expect(totalOf(slip, [sum, lots], { stake })).toBe('27.50');
  expect(totalOf(slip, [sum, lots], { stake, times: 7 })).toBe('192.50');
  expect(linesOf(slip, [sum, lots], stake)).toEqual([
    { playType: 'lo2', choice: '07', stake: '13.50' },
    { playType: 'lo2', choice: '83', stake: '13.50' },
    { playType: 'sum', choice: '10', stake: '0.50' },
  ]);
});

test.each([
  ['1', 1, null],
  ['1', 101, 'too-large'],
  ['0.1', 9, 'too-small'],
  ['0.001', 1005, 'too-fine'],
] as const)('unit %s times %i is %s', (unit, multiplier, error) => {
  expect(slipStakeError({ unit, multiplier }, [sum], game)).toBe(error);
});

test.each([0, 100_001])(
  'a multiplier of %i is invalid, whatever the slip contains',
  (multiplier) => {
    expect(slipStakeError({ unit: '0.001', multiplier }, [], game)).toBe('no-times');
  },
);

test('a slip starts with the same unit in every game, and at the game’s minimum stake', () => {
  expect(firstStake(game)).toEqual({ unit: '1', multiplier: 1 });
  expect(firstStake({ ...game, minStake: '0.01' })).toEqual({ unit: '1', multiplier: 1 });
  expect(firstStake({ ...game, maxStake: '0.50' })).toEqual({ unit: '0.1', multiplier: 10 });
  expect(firstStake({ ...game, minStake: '5.00' })).toEqual({ unit: '1', multiplier: 5 });
});

test('an earlier stake is split into unit and multiplier again', () => {
  const line = {
    playType: 'lo2',
    choice: '07',
    stake: lineStake({ unit: '0.1', multiplier: 7 }, 27),
  };
  expect(stakeOf(line, 27, null)).toEqual({ unit: '0.1', multiplier: 7 });
  expect(stakeOf(line, 27, '0.01')).toEqual({ unit: '0.01', multiplier: 70 });
});
