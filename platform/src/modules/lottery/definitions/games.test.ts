import { drawShapes } from '@croupier/contracts';
import { definitionErrors } from './definition-errors.ts';
import { gameDefinition } from './definition-schema.ts';
import { isPickType, type GameDefinition } from './game-definition.ts';
import { builtIn, builtInGames } from './games.ts';
import { leastReturn, percent, returnOfPick } from './odds.ts';
import { pricedFor } from './prices.ts';
import { winnersOf } from './winners.ts';

function game(gameId: string): GameDefinition {
  const found = builtIn(gameId);
  if (!found) throw new Error(`${gameId} is not defined`);
  return found;
}

function wins(gameId: string, result: number[], pick: string): boolean {
  return winnersOf(game(gameId), result).judge(pick) !== null;
}

test.each(builtInGames.map((one): [string, GameDefinition] => [one.gameId, one]))(
  'an operator could save %s as it is',
  (_, definition) => {
    const read = gameDefinition.safeParse(JSON.parse(JSON.stringify(definition)));
    expect(read.error?.issues ?? []).toEqual([]);
    expect(definitionErrors(definition, definition)).toEqual([]);
  },
);

test('every family has games of one, three and five minutes and a daily one', () => {
  const ids = builtInGames.map(({ gameId }) => gameId);
  for (const family of ['k3', 'ssc', 'pk10', '11x5', 'keno', 'wingo', '3d'])
    for (const pace of ['1m', '3m', '5m', 'daily']) expect(ids).toContain(`${family}-${pace}`);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  [
    [1, 2, 3, 4, 5],
    [
      'sum-sides:small',
      'sum-sides:odd',
      'dragon-tiger:tiger',
      'front3:straight',
      'poker:straight',
      'bull:5',
      'bull:small-bull',
    ],
  ],
  [
    [8, 9, 0, 1, 2],
    [
      'front3:straight',
      'poker:straight',
      'sum-sides:small',
      'sum-sides:even',
      'dragon-tiger:dragon',
    ],
  ],
  [
    [7, 7, 7, 7, 7],
    ['front3:triplet', 'poker:five', 'bull:no-bull', 'dragon-tiger:tie'],
  ],
  [[0, 0, 0, 2, 6], ['bull:8']],
  [[0, 2, 8, 1, 8], ['bull:9']],
  [[6, 8, 6, 2, 8], ['bull:10']],
  [[2, 3, 5, 0, 0], ['bull:10']],
  [[2, 6, 3, 7, 8], ['bull:no-bull']],
  [[1, 5, 2, 8, 6], ['bull:no-bull']],
])('five digits %j win %j', (result, picks) => {
  for (const pick of picks) expect([pick, wins('ssc-1m', result, pick)]).toEqual([pick, true]);
});

test('a triplet is not a pair, and a tie is neither dragon nor tiger', () => {
  for (const pick of [
    'front3:pair',
    'dragon-tiger:dragon',
    'dragon-tiger:tiger',
    'bull:small-bull',
  ])
    expect([pick, wins('ssc-1m', [7, 7, 7, 7, 7], pick)]).toEqual([pick, false]);
});

test.each([
  ['five-direct', '90000'],
  ['five-group120', '750'],
  ['five-group60', '1500'],
  ['five-group30', '3000'],
  ['five-group20', '4500'],
  ['five-group10', '9000'],
  ['five-group5', '18000'],
  ['back4-direct', '9000'],
  ['back4-group24', '375'],
  ['back4-group12', '750'],
  ['back4-group6', '1500'],
  ['back4-group4', '2250'],
  ['front3-direct', '900'],
  ['front3-group3', '300'],
  ['front3-group6', '150'],
])(
  'prize group 1800 pays the published prize of %s: %s per unit, half of that per two',
  (code, odds) => {
    const priced = pricedFor(game('ssc-1m'), { prizeMode: 'Lott', profile: 'open' });
    const playType = priced?.playTypes.find((one) => one.code === code);
    if (!playType || !isPickType(playType)) throw new Error(`${code} is not defined`);
    expect(Number(playType.odds[0])).toBe(Number(odds));
  },
);

test('no two modes of a game have the same price list', () => {
  for (const definition of builtInGames) {
    const lists = definition.prizeModes.map(({ mode }) =>
      JSON.stringify(pricedFor(definition, { prizeMode: mode, profile: 'open' })?.playTypes),
    );
    expect([definition.gameId, new Set(lists).size]).toEqual([definition.gameId, lists.length]);
  }
});

test.each([
  ['k3-1m', 'sum', 66.7],
  ['k3-1m', 'triple', 76.3],
  ['ssc-1m', 'front3-direct', 50],
  ['ssc-1m', 'front3-group6', 48],
  ['11x5-1m', 'any2', 54.5],
  ['11x5-1m', 'front3-direct', 59],
  ['vn-mb', 'lo2', 92.2],
  ['vn-mb', 'xien3', 95.9],
  ['vn-mb', 'xien4', 80.1],
])(
  '%s %s returns what its published list says in the electronic lottery: %d %',
  (id, code, share) => {
    const priced = pricedFor(game(id), { prizeMode: 'Elott', profile: 'open' });
    const playType = priced?.playTypes.find((one) => one.code === code);
    if (!priced || !playType) throw new Error(`${id} has no ${code}`);
    expect(Math.abs(percent(leastReturn(priced, playType)) - share)).toBeLessThan(0.2);
  },
);

test('a price list that names unknown tiers, or returns more than is staked, is refused', () => {
  const k3 = game('k3-1m');
  const withOdds = (odds: Record<string, string[]>) => ({
    ...k3,
    prizeModes: [{ mode: 'Elott' as const, group: null, odds }],
  });
  expect(definitionErrors(withOdds({ 'sum:19': ['9'] }), null)).toHaveLength(1);
  expect(definitionErrors(withOdds({ 'sum:10': ['9', '3'] }), null)).toHaveLength(1);
  expect(definitionErrors(withOdds({ 'sum:10': ['0'] }), null)).toHaveLength(1);
  expect(definitionErrors(withOdds({ 'sum:10': ['8.1'] }), null)).toHaveLength(1);
  expect(definitionErrors(withOdds({ 'sum:10': ['7.9'] }), null)).toEqual([]);
});

test('a prize group returns its share of 2000 on every play type, independent of the listed odds', () => {
  const priced = pricedFor(game('pk10-1m'), { prizeMode: 'ZY', profile: 'open' });
  for (const playType of priced?.playTypes ?? [])
    expect(percent(leastReturn(game('pk10-1m'), playType))).toBeCloseTo(97.5, 1);
});

test('odds that return less than three quarters are raised to that floor when the profile requires it', () => {
  const [north, floor] = [game('vn-mb'), 75];
  const priced = pricedFor(north, { prizeMode: 'SEA', profile: 'mga-like' }) ?? north;
  const returns = (one: GameDefinition) =>
    new Map(
      one.playTypes.map((playType) => [playType.code, percent(leastReturn(north, playType))]),
    );
  expect(returns(north).get('xien4')).toBeLessThan(floor);
  expect(returns(priced).get('xien4')).toBeGreaterThanOrEqual(floor);
  expect(Math.min(...returns(priced).values())).toBeGreaterThanOrEqual(floor);
  expect(returns(priced).get('lo2')).toBe(returns(north).get('lo2'));
});

test.each([
  ['4d-magnum', 'big', 64],
  ['4d-magnum', 'small', 65],
  ['4d-singapore', 'big', 65.9],
  ['4d-singapore', 'small', 58],
  ['thai-gov', 'top3', 90],
  ['thai-gov', 'tod', 78],
  ['thai-gov', 'tod-pair', 39],
  ['thai-gov', 'front3', 80],
  ['thai-gov', 'run-top', 86.7],
  ['thai-gov', 'run-bottom', 79.8],
  ['thai-daily', 'top3', 80],
])('%s: %s returns %d of 100, as published', (gameId, code, expected) => {
  const playType = game(gameId).playTypes.find((one) => one.code === code);
  if (!playType || !isPickType(playType)) throw new Error(`${code} is not defined`);
  expect(percent(returnOfPick(game(gameId), playType))).toBeCloseTo(expected, 1);
});

test.each([
  ['top3:867', true],
  ['tod:678', true],
  ['top2:67', true],
  ['bottom2:02', true],
  ['run-top:8', true],
  ['run-top:6', true],
  ['run-top:7', true],
  ['run-bottom:0', true],
  ['run-bottom:2', true],
  ['run-bottom:7', false],
  ['two-in-three:78', true],
  ['top3:678', false],
  ['top3-sides:high', true],
  ['bottom2-sides:low', true],
])('the Thai draw of 30 December 2018: %s wins: %s', (pick, expected) => {
  const digits = '735867' + '000111' + '222333' + '02';
  expect(wins('thai-gov', [...digits].map(Number), pick)).toBe(expected);
});

test.each([
  ['colour:green', 3, '1.96'],
  ['colour:green', 5, '1.47'],
  ['colour:violet', 0, '4.41'],
  ['number:7', 7, '8.82'],
])('%s pays on %i what the contract says: x%s', (pick, digit, odds) => {
  const wingo = game('wingo-1m');
  const hits = winnersOf(wingo, [digit]).judge(pick) ?? [];
  const [playType, code] = pick.split(':');
  const found = wingo.playTypes.find((one) => one.code === playType);
  const choice =
    found && !isPickType(found) ? found.choices.find((one) => one.code === code) : undefined;
  expect(choice?.pays[hits.indexOf(1)]?.odds).toBe(odds);
});

test('a 4D ticket is paid for every prize that it wins', () => {
  const drawn = ['1234', '1234', '5678', ...Array(10).fill('0001'), ...Array(10).fill('1234')];
  const result = drawn.join('').split('').map(Number);
  expect(winnersOf(game('4d-magnum'), result).judge('big:1234')).toEqual([1, 1, 0, 0, 10]);
  expect(winnersOf(game('4d-magnum'), result).judge('box24-big:1234')).toEqual([1, 1, 0, 0, 10]);
  expect(winnersOf(game('4d-magnum'), result).judge('box24-big:4321')).toBeNull();
  expect(result).toHaveLength(
    drawShapes.D4.lots.reduce((sum, lot) => sum + lot.digits * lot.count, 0),
  );
});
