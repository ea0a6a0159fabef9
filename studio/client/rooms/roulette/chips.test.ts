import { createChips } from './chips.ts';

const limits = { mostOnSpot: '100.00', mostOnTable: '250.00' };
const cloth = () => createChips(limits, () => undefined);

test('chips on one spot add up, and each press can be undone', () => {
  const chips = cloth();
  chips.put([['17', 1]], '10.00');
  chips.put([['17', 2]], '5.00');
  expect(chips.bets()).toEqual([{ spot: '17', amount: '20.00' }]);
  chips.undo();
  expect(chips.bets()).toEqual([{ spot: '17', amount: '10.00' }]);
  chips.undo();
  expect(chips.total()).toBe(0n);
});

test('a limit refuses all chips of a press, not only some of them', () => {
  const chips = cloth();
  expect(
    chips.put(
      [
        ['1', 1],
        ['2', 11],
      ],
      '10.00',
    ),
  ).toBe(false);
  expect(chips.total()).toBe(0n);
  for (const spot of ['1', '2']) expect(chips.put([[spot, 1]], '100.00')).toBe(true);
  expect(chips.put([['3', 1]], '100.00')).toBe(false);
  expect(chips.double()).toBe(false);
});

test('chips of a finished spin are shown but not staked again, unless repeated', () => {
  const chips = cloth();
  chips.put([['red', 1]], '50.00');
  chips.played();
  chips.settle();
  expect([chips.total(), chips.bets()]).toEqual([0n, []]);
  expect(chips.on('red')).toBe(5_000_000n);
  expect(chips.can()).toEqual({ undo: false, double: false, repeat: true });
  chips.repeat();
  expect(chips.bets()).toEqual([{ spot: 'red', amount: '50.00' }]);
});

test('the first chip after a spin is placed on an empty table', () => {
  const chips = cloth();
  chips.put([['red', 1]], '50.00');
  chips.played();
  chips.settle();
  chips.put([['black', 1]], '5.00');
  expect(chips.bets()).toEqual([{ spot: 'black', amount: '5.00' }]);
});
