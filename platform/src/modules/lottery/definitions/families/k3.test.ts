import { formatAmount, parseAmount } from '@croupier/contracts';
import type { ChoicePlayType } from '../game-definition.ts';
import { builtIn } from '../games.ts';
import { oddsUnits, payoutOf, percent, returnOfChoice } from '../odds.ts';
import { winnersOf } from '../winners.ts';

const k3 = builtIn('k3-1m') ?? missing();
const playTypes = k3.playTypes.filter((one): one is ChoicePlayType => 'choices' in one);
const winningPicks = (dice: number[]) => [...winnersOf(k3, dice).named.keys()];

function missing(): never {
  throw new Error('k3-1m is not defined');
}

function choiceOf(pick: string) {
  const [playType, code] = pick.split(':');
  const found = playTypes
    .find((type) => type.code === playType)
    ?.choices.find((one) => one.code === code);
  return found ?? missing();
}

function oddsOf(pick: string): string {
  return choiceOf(pick).pays[0]?.odds ?? missing();
}

/** What a stake returns on these dice, as money. */
function returns(stake: string, pick: string, dice: number[]): string {
  if (!winningPicks(dice).includes(pick)) return '0.00';
  return formatAmount(
    payoutOf(
      { stakeUnits: parseAmount(stake) ?? 0n, oddsUnits: [oddsUnits(oddsOf(pick))], unitStake: 1 },
      [1],
    ),
  );
}

test.each([
  ['sum:5', '345.60'],
  ['two-sided:small', '19.20'],
  ['two-sided:big', '0.00'],
  ['two-sided:odd', '19.20'],
  ['two-sided:even', '0.00'],
  ['pair-and-one:113', '691.20'],
  ['pair-and-one:331', '0.00'],
  ['pair:11', '138.30'],
  ['pair:33', '0.00'],
  ['two-different:13', '69.10'],
  ['single:1', '20.50'],
  ['single:3', '20.50'],
  ['single:2', '0.00'],
  ['triple:111', '0.00'],
  ['triple:any', '0.00'],
])('10 on %s returns %s when the dice show 1, 1, 3', (pick, expected) => {
  expect(returns('10.00', pick, [1, 1, 3])).toBe(expected);
  expect(returns('10.00', pick, [3, 1, 1])).toBe(expected);
});

test.each([
  ['triple:any', '345.60'],
  ['triple:222', '2073.60'],
  ['two-sided:small', '19.20'],
  ['two-sided:even', '19.20'],
  ['pair:22', '0.00'],
  ['single:2', '20.50'],
  ['sum:6', '207.40'],
])('10 on %s returns %s when the dice show 2, 2, 2', (pick, expected) => {
  expect(returns('10.00', pick, [2, 2, 2])).toBe(expected);
});

test.each([
  [[1, 2, 3], true],
  [[6, 4, 5], true],
  [[1, 2, 4], false],
  [[6, 1, 2], false],
])('dice %j are a straight: %s', (dice, expected) => {
  expect(winningPicks(dice).includes('straight:any')).toBe(expected);
});

/** Winning outcomes of 216 as the rules state them, independent of the conditions in the definition. */
const stated: Readonly<Record<string, number>> = {
  'sum:3': 1,
  'sum:4': 3,
  'sum:5': 6,
  'sum:6': 10,
  'sum:7': 15,
  'sum:8': 21,
  'sum:9': 25,
  'sum:10': 27,
  'sum:11': 27,
  'sum:12': 25,
  'sum:13': 21,
  'sum:14': 15,
  'sum:15': 10,
  'sum:16': 6,
  'sum:17': 3,
  'sum:18': 1,
  'two-sided:big': 108,
  'two-sided:small': 108,
  'two-sided:odd': 108,
  'two-sided:even': 108,
  'triple:any': 6,
  'straight:any': 24,
};
const statedByType: Readonly<Record<string, number>> = {
  triple: 1,
  pair: 15,
  'pair-and-one': 3,
  'two-different': 30,
  'three-different': 6,
  single: 91,
};

const everyPick = playTypes.flatMap(({ code, choices }) =>
  choices.map((one) => `${code}:${one.code}`),
);

test.each(everyPick)(
  '%s wins as often as the rules state, and its return follows from that',
  (pick) => {
    const faces = [1, 2, 3, 4, 5, 6];
    const outcomes = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));
    const winning = outcomes.filter((dice) => winningPicks(dice).includes(pick)).length;
    const [type = ''] = pick.split(':');
    expect(winning).toBe(stated[pick] ?? statedByType[type]);
    const odds = Number(oddsOf(pick));
    expect(percent(returnOfChoice(k3, choiceOf(pick)))).toBeCloseTo(
      (odds * winning * 100) / 216,
      3,
    );
  },
);

test('every choice returns at least the 75 % of a house-banked game, and less than it takes', () => {
  const returned = playTypes.flatMap(({ choices }) =>
    choices.map((one) => percent(returnOfChoice(k3, one))),
  );
  expect(returned).toHaveLength(105);
  expect(Math.min(...returned)).toBeGreaterThanOrEqual(75);
  expect(Math.max(...returned)).toBeLessThan(100);
});

test('a payout is rounded down to the smallest coin, line by line', () => {
  expect(payoutOf({ stakeUnits: 33_000n, oddsUnits: [205_000n], unitStake: 1 }, [1])).toBe(67_000n);
});

test('every name exists in four languages, with the digits of the language', () => {
  expect(choiceOf('sum:10').name).toEqual({
    en: 'Sum 10',
    bn: 'যোগফল ১০',
    es: 'Suma 10',
    ar: 'المجموع ١٠',
  });
  expect(choiceOf('pair-and-one:113').name.bn).toBe('১ · ১ · ৩');
});
