import {
  chancesOf,
  dividendsOf,
  fixtureOf,
  paidFor,
  plus,
  seedOf,
  sideOf,
  sides,
  takeoutPercent,
  million,
  type Chances,
  type Pool,
  type Side,
} from '@croupier/studio/games/regatta-odds';
import { belowFrom, type Words } from '@croupier/studio/maths/words';
import { wordsOf } from '@croupier/studio/rounds/seeds';
import type { Row } from './row.ts';

const races = 200_000;
const seed = '90a7'.repeat(16);
const housePart = 2_000_000_000n;
const stakeUnits = 1_000_000n;

/** How a crowd spreads its bets; each crowd is as large as the house's part of the pool. */
const crowds: readonly { readonly name: string; side(chances: Chances, words: Words): Side }[] = [
  { name: 'by the chances', side: (chances, words) => sideOf(chances, belowFrom(words, million)) },
  { name: 'at random', side: (_, words) => sides[belowFrom(words, 3)] ?? 'draw' },
  {
    name: 'on the favourite',
    side: (chances) => (chances.red > chances.green ? 'red' : 'green'),
  },
];

/**
 * What the pool of the boat races pays back. Fails if a crowd gets more than one minus the takeout by more than four
 * deviations: the house's part in proportion to the chances bounds the return.
 */
export const poolRows = (): Row[] => crowds.map(rowOf);

function rowOf({ name, side }: (typeof crowds)[number]): Row {
  let [sum, squares] = [0, 0];
  for (let race = 0; race < races; race += 1) {
    const words = wordsOf({ server: seed, client: `${name}-${race}` });
    const chances = chancesOf(fixtureOf(race + 1));
    const staked = betsOf(() => side(chances, words));
    const dividends = dividendsOf(plus(seedOf(chances, housePart), staked));
    const won = sideOf(chances, belowFrom(words, million));
    const share = Number(paidFor(staked[won], dividends[won])) / Number(betCount * stakeUnits);
    sum += share;
    squares += share * share;
  }
  const mean = sum / races;
  const error = Math.sqrt((squares / races - mean * mean) / races);
  const most = 1 - takeoutPercent / 100;
  if (mean > most + 4 * error)
    throw new Error(`a crowd that bets ${name} gets ${mean} back: more than ${most}`);
  return {
    what: `boat race, a crowd that bets ${name}: paid back, ± ${(error * 100).toFixed(2)}`,
    unit: '%',
    value: mean * 100,
    baseline: { name: 'one minus the takeout', value: most * 100 },
  };
}

const betCount = 12n;

function betsOf(choose: () => Side): Pool {
  const pool: Record<Side, bigint> = { red: 0n, draw: 0n, green: 0n };
  for (let bet = 0n; bet < betCount; bet += 1n) pool[choose()] += stakeUnits;
  return pool;
}
