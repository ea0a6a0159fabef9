import { readFileSync } from 'node:fs';
import {
  drawShapes,
  formatAmount,
  parseAmount,
  pickError,
  resultOfLots,
} from '@croupier/contracts';
import { isPickType, type PickPlayType } from '../game-definition.ts';
import { builtIn } from '../games.ts';
import { oddsUnits, payoutOf, percent, returnOfPick } from '../odds.ts';
import { winnersOf } from '../winners.ts';

interface Vectors {
  readonly draw: Readonly<Record<string, readonly string[]>>;
  readonly lo2Counts: Readonly<Record<string, number>>;
  readonly examples: readonly {
    readonly bet: string;
    readonly selection: string;
    readonly stake: number;
    readonly payout: number;
  }[];
}

const file = new URL('vietnam.vectors.json', import.meta.url);
const vectors: Vectors = JSON.parse(readFileSync(file, 'utf8'));

const north = builtIn('vn-mb') ?? missing();
const station = builtIn('vn-tp-hcm') ?? missing();

/** The draw of 2026-08-22, whose leading zeros would be lost in a number. */
const result = resultOfLots(
  drawShapes.VN27.lots.map(({ prize }) => ({ prize, numbers: vectors.draw[prize] ?? [] })),
);
const winners = winnersOf(north, result);

function missing(): never {
  throw new Error('it is not defined');
}

function play(code: string, game = north): PickPlayType {
  const found = game.playTypes.find((one) => one.code === code);
  return found && isPickType(found) ? found : missing();
}

/** What a stake in dong returns; a thousand dong are one unit of account here. */
function returns(code: string, choice: string, stake: number): string {
  const playType = play(code);
  expect(pickError(playType.pick, choice)).toBeNull();
  const hits = winners.judge(`${code}:${choice}`);
  if (!hits) return '0.00';
  return formatAmount(
    payoutOf(
      {
        stakeUnits: parseAmount(String(stake / 1000)) ?? 0n,
        oddsUnits: playType.odds.map(oddsUnits),
        unitStake: playType.unitStake,
      },
      hits,
    ),
  );
}

test.each([
  ['lo2', '83', 27_000, 197_000],
  ['lo2', '13', 27_000, 98_500],
  ['lo2', '12', 27_000, 0],
  ['lo3', '683', 23_000, 960_000],
  ['lo3', '136', 23_000, 960_000],
  ['lo4', '0383', 20_000, 8_880_000],
  ['lo4', '0136', 20_000, 8_880_000],
  ['de-db', '13', 1_000, 99_000],
  ['de-dau-db', '60', 1_000, 99_000],
  ['de-g1', '00', 1_000, 98_000],
  ['de-g7', '09', 4_000, 98_000],
  ['dau', '1', 1_000, 9_800],
  ['duoi', '3', 1_000, 9_800],
  ['3cang-db', '213', 1_000, 960_000],
  ['3cang-dau', '649', 3_000, 960_000],
  ['3cang-dd', '213', 4_000, 960_000],
  ['4cang-db', '0213', 1_000, 8_880_000],
  ['xien2', '49,83', 1_000, 16_000],
  ['xien2', '12,83', 1_000, 0],
  ['xien3', '49,83,94', 1_000, 65_000],
  ['xien4', '00,13,26,64', 1_000, 180_000],
  ['truot4', '12,14,15,17', 1_000, 2_300],
  ['truot4', '12,14,15,16', 1_000, 0],
])('%s on %s for %i returns %i on a real draw', (code, choice, stake, payout) => {
  expect(returns(code, choice, stake)).toBe(formatAmount(BigInt(payout) * 100n));
});

const codes: readonly (readonly [start: string, code: string])[] = [
  ['MB lo2', 'lo2'],
  ['MB lo3', 'lo3'],
  ['MB lo4', 'lo4'],
  ['MB de dac biet', 'de-db'],
  ['MB de dau', 'de-dau-db'],
  ['MB de giai nhat', 'de-g1'],
];

test.each(vectors.examples)('$bet on $selection returns $payout', (example) => {
  const code = codes.find(([start]) => example.bet.startsWith(start))?.[1] ?? missing();
  expect(returns(code, example.selection, example.stake)).toBe(
    formatAmount(BigInt(example.payout) * 100n),
  );
});

test('each of the hundred endings hits as often as the published count', () => {
  for (let ending = 0; ending < 100; ending++) {
    const choice = String(ending).padStart(2, '0');
    const hits = winners.judge(`lo2:${choice}`)?.[0] ?? 0;
    expect([choice, hits]).toEqual([choice, vectors.lo2Counts[choice] ?? 0]);
  }
});

test.each([
  ['lo2', 98.5, 99],
  ['lo2-1k', 98.5, 98],
  ['lo3', 96, 96],
  ['lo4', 88.8, 88.8],
  ['xien2', 87.8, 73.1],
  ['xien3', 79.9, 58.7],
  ['xien4', 48.1, 41.6],
  ['de-db', 99, 98],
  ['de-g1', 98, 98],
  ['dau', 98, 98],
  ['3cang-dau', 96, 96],
  ['3cang-dd', 96, 96],
  ['4cang-db', 88.8, 88.8],
  ['truot4', 76.4, 86.3],
  ['truot8', 84.2, 73.6],
  ['truot10', 69.8, 64.5],
])('%s returns %d of 100 in the North and %d at a station', (code, inNorth, atStation) => {
  expect(percent(returnOfPick(north, play(code)))).toBeCloseTo(inNorth, 1);
  expect(percent(returnOfPick(station, play(code, station)))).toBeCloseTo(atStation, 1);
});
