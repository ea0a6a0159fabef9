import type { GameFamily } from '@croupier/contracts';
import { factsOf } from './facts.ts';

const words = (family: GameFamily, result: readonly number[]) =>
  factsOf(family, result).map(({ key, value }) => (value === undefined ? key : `${key} ${value}`));

test.each<[GameFamily, readonly number[], readonly string[]]>([
  ['k3', [1, 1, 3], ['sum 5', 'small', 'odd']],
  ['k3', [2, 2, 2], ['sum 6', 'small', 'even', 'triple']],
  ['ssc', [1, 2, 3, 4, 5], ['sum 15', 'small', 'odd', 'tiger']],
  ['ssc', [8, 9, 0, 1, 2], ['sum 20', 'small', 'even', 'dragon']],
  ['ssc', [7, 7, 7, 7, 7], ['sum 35', 'big', 'odd', 'tie']],
  ['pk10', [1, 6, 5, 3, 7, 8, 9, 4, 2, 10], ['sum 7', 'small', 'odd', 'tiger']],
  ['pk10', [10, 2, 5, 3, 7, 8, 9, 4, 6, 1], ['sum 12', 'big', 'even', 'dragon']],
  ['11x5', [2, 4, 6, 7, 11], ['sum 30', 'even']],
  ['11x5', [2, 4, 6, 8, 11], ['sum 31', 'big', 'odd']],
  ['wingo', [5], ['big', 'green', 'violet']],
  ['wingo', [0], ['small', 'red', 'violet']],
  ['3d', [4, 5, 5], ['sum 14', 'big', 'even']],
  ['vn-north', [6, 0, 2, 1, 3], []],
  ['k3', [], []],
])('%s %j counts as %j', (family, result, expected) => {
  expect(words(family, result)).toEqual(expected);
});
