import { range } from './choices.ts';
import type { PriceList } from './game-definition.ts';

/**
 * Price lists of the electronic lotteries, for games that have a published list beside the listed odds
 * (lottery rules 1.4 and 4).
 */

/** F4: 66 to 76 % on sums. */
export const k3Elott: PriceList = {
  ...named('sum', range(3, 18).map(String), (sum) => {
    const odds = ['165', '48', '25', '15', '10', '7.2', '6.05', '5.6'];
    return odds[Math.min(Number(sum), 21 - Number(sum)) - 3] ?? '0';
  }),
  ...named(
    'triple',
    range(1, 6).map((face) => String(face).repeat(3)),
    () => '165',
  ),
  'triple:any': ['27.5'],
  ...named(
    'pair',
    range(1, 6).map((face) => String(face).repeat(2)),
    () => '9.8',
  ),
  ...named(
    'two-different',
    range(1, 5).flatMap((low) => range(low + 1, 6).map((high) => `${low}${high}`)),
    () => '4.8',
  ),
};

/** The official prizes of Chongqing (F2), per 1 staked: about half of the stake returns. */
export const sscElott: PriceList = {
  ...Object.assign(
    {},
    ...range(1, 5).map((place) => named(`ball-${place}`, range(0, 9).map(String), () => '5')),
  ),
  'front2-direct': ['50'],
  'back2-direct': ['50'],
  'back2-group': ['25'],
  ...Object.fromEntries(
    ['front3', 'back3'].flatMap((digits) => [
      [`${digits}-direct`, ['500']],
      [`${digits}-group3`, ['160']],
      [`${digits}-group6`, ['80']],
    ]),
  ),
  'five-direct': ['50000'],
};

/** The official prizes of five of eleven (F2), per 1 staked: 54 to 59 %. */
export const elevenFiveElott: PriceList = {
  any2: ['3'],
  any3: ['9.5'],
  any4: ['39'],
  any5: ['270'],
  any6: ['45'],
  any7: ['13'],
  any8: ['4.5'],
  'front2-direct': ['65'],
  'front2-group': ['32.5'],
  'front3-direct': ['585'],
  'front3-group': ['97.5'],
};

/** V4, for the North only: a point of 29 pays 99, stated for the unit of 27. */
export const northElott: PriceList = {
  lo2: ['92.17'],
  lo3: ['900'],
  'de-db': ['99'],
  dau: ['9'],
  duoi: ['9'],
  '3cang-dau': ['900'],
  '3cang-db': ['900'],
  '3cang-dd': ['900'],
  xien2: ['15'],
  xien3: ['78'],
  xien4: ['300'],
};

function named(
  playType: string,
  choices: readonly string[],
  oddsOf: (choice: string) => string,
): Record<string, readonly string[]> {
  return Object.fromEntries(choices.map((choice) => [`${playType}:${choice}`, [oddsOf(choice)]]));
}
