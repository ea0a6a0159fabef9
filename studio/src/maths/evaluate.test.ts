import { monsoonGold } from '../games/monsoon-gold.ts';
import { riverLotus } from '../games/river-lotus.ts';
import { coinsOf, winsOf } from './evaluate.ts';

test('a run from the left pays by its line, with wilds as substitutes', () => {
  const grid = ['JTQ', 'KWA', 'JTK', 'QKA', 'AJQ'];
  expect(winsOf(riverLotus, grid)).toEqual([
    { sign: 'T', count: 3, coins: 70, line: 0, cells: [1, 4, 7] },
  ]);
});

test('a run that does not begin on the left pays nothing', () => {
  expect(winsOf(riverLotus, ['JKQ', 'ATM', 'JTK', 'QTA', 'ATI'])).toEqual([]);
});

test('scatters pay at any position', () => {
  const [win] = winsOf(riverLotus, ['SKQ', 'AJS', 'JTK', 'QSA', 'AMI']);
  expect(win).toEqual({ sign: 'S', count: 3, coins: 25, line: null, cells: [0, 5, 10] });
});

test('ways multiply: two mangoes on one reel double the ways', () => {
  const grid = ['GKQ', 'GWA', 'JGK', 'QKA', 'AJQ'];
  const mangoes = winsOf(monsoonGold, grid).find(({ sign }) => sign === 'G');
  expect(mangoes).toMatchObject({ count: 3, coins: 28 * 2, cells: [0, 3, 4, 7] });
  expect(coinsOf(winsOf(monsoonGold, grid))).toBeGreaterThanOrEqual(56);
});
