import type { PriceChange, SlipInput, SlipLine } from '@croupier/contracts';
import type { GameDefinition } from './definitions/game-definition.ts';
import { builtIn } from './definitions/games.ts';
import { hashOfSlip, price, totalOf, type Bettor } from './price.ts';

const game = builtIn('k3-1m') ?? missing();
const north = builtIn('vn-mb') ?? missing();
const bettor: Bettor = {
  currency: 'BDT',
  profile: 'open',
  stakedUnits: 0n,
  restricted: new Map(),
  prizeGroup: null,
};

function missing(): never {
  throw new Error('the game is not defined');
}

function aSlip(line: Partial<SlipLine> = {}, priceVersion = game.priceVersion): SlipInput {
  return { priceVersion, lines: [{ playType: 'sum', choice: '10', stake: '5.00', ...line }] };
}

function priced(of: GameDefinition, slip: SlipInput, overrides: Partial<Bettor> = {}) {
  return price({ game: of, former: null }, slip, { ...bettor, ...overrides });
}

test('a line gets the odds of the server’s own list', () => {
  expect(priced(game, aSlip())).toEqual({
    ok: true,
    value: {
      prizeMode: 'SEA',
      priceVersion: 1,
      groups: null,
      unitMode: null,
      lines: [{ pick: 'sum:10', stakeUnits: 500_000n, oddsUnits: [768_000n], unitStake: 1 }],
    },
  });
});

test('a line stores the odds of all tiers and the unit stake to which they refer', () => {
  const line = { playType: 'lo2', choice: '07', stake: '27.00' };
  expect(priced(north, aSlip(line))).toMatchObject({
    value: { lines: [{ pick: 'lo2:07', oddsUnits: [9_850_000n], unitStake: 27 }] },
  });
});

test('a prize mode has its own odds, and an unknown mode is refused', () => {
  const slip = { ...aSlip(), prizeMode: 'Lott' as const };
  expect(priced(game, slip)).toMatchObject({ value: { lines: [{ oddsUnits: [720_000n] }] } });
  expect(priced(north, slip)).toMatchObject({ code: 'invalid-input' });
});

test('stakes are multiples of the slip’s unit, which is stored with it', () => {
  expect(priced(game, { ...aSlip({ stake: '2.50' }), unitMode: '0.1' })).toMatchObject({
    value: { unitMode: '0.1' },
  });
  expect(priced(game, { ...aSlip({ stake: '2.50' }), unitMode: '1' })).toMatchObject({
    fields: { 'lines.0': { pattern: 'stake-step' } },
  });
});

test('odds of another prize group are refused, unless the slip accepts any or the new ones are better', () => {
  const grouped = (own: number, shown: number, onPriceChange: PriceChange = 'ask') =>
    priced(
      game,
      { ...aSlip(), prizeMode: 'ZY' as const, prizeGroup: shown, onPriceChange },
      { prizeGroup: own },
    );
  expect(grouped(1800, 1800)).toMatchObject({ value: { groups: { own: 1800, mode: 1950 } } });
  expect(grouped(1800, 1950)).toMatchObject({ code: 'price-changed' });
  expect(grouped(1950, 1800)).toMatchObject({ code: 'price-changed' });
  expect(grouped(1800, 1950, 'better')).toMatchObject({ code: 'price-changed' });
  expect(grouped(1950, 1800, 'better')).toMatchObject({ ok: true });
  expect(grouped(1800, 1950, 'any')).toMatchObject({ ok: true });
});

test('a number that pays half is priced accordingly', () => {
  const restricted = new Map([['sum:10', 'half-price' as const]]);
  expect(priced(game, aSlip(), { restricted })).toMatchObject({
    value: { lines: [{ oddsUnits: [384_000n] }] },
  });
});

test('a slip made with another price list is refused with the current odds', () => {
  expect(priced(game, aSlip({}, game.priceVersion + 1))).toMatchObject({
    code: 'price-changed',
    prices: { priceVersion: 1, odds: [['7.68']] },
  });
});

const dearer = { ...game, priceVersion: 2, playTypes: withOdds('7.00') };
const better = { ...game, priceVersion: 2, playTypes: withOdds('8.00') };

function withOdds(odds: string) {
  return game.playTypes.map((playType) =>
    'choices' in playType && playType.code === 'sum'
      ? {
          ...playType,
          choices: playType.choices.map((choice) => ({
            ...choice,
            pays: choice.pays.map((pay) => ({ ...pay, odds })),
          })),
        }
      : playType,
  );
}

test.each<[PriceChange, GameDefinition, boolean]>([
  ['ask', better, false],
  ['better', better, true],
  ['better', dearer, false],
  ['any', dearer, true],
])(
  'with "%s" a changed price is accepted only as the member chose',
  (onPriceChange, now, isTaken) => {
    const answer = price({ game: now, former: game }, { ...aSlip(), onPriceChange }, bettor);
    expect(answer.ok).toBe(isTaken);
  },
);

test.each([
  ['a sum that three dice cannot show', { choice: '19' }],
  ['a sum with a leading zero', { choice: '010' }],
  ['an unknown play type', { playType: 'sums' }],
  ['the name of an inherited property', { playType: 'constructor', choice: 'name' }],
  ['dice in another order than the code', { playType: 'pair-and-one', choice: '311' }],
  ['a stake finer than the smallest coin', { stake: '5.001' }],
  ['a stake below zero', { stake: '-5.00' }],
  ['a stake that is no number', { stake: '5e3' }],
])('%s is refused', (_, line) => {
  expect(priced(game, aSlip(line))).toMatchObject({ code: 'invalid-input' });
});

test.each([
  ['7', 'wrong-width'],
  ['007', 'wrong-width'],
  ['7a', 'not-a-number'],
])('lo2 on "%s" is refused as %s, so that no leading zero is lost', (choice, error) => {
  const line = { playType: 'lo2', choice, stake: '27.00' };
  expect(priced(north, aSlip(line))).toMatchObject({
    fields: { 'lines.0': { code: 'pattern', pattern: error } },
  });
});

test.each([
  ['83,49', 'not-in-order'],
  ['49,49', 'duplicate-number'],
  ['49', 'wrong-count'],
  ['4,83', 'wrong-width'],
  ['49;83', 'not-a-number'],
])('xien2 on "%s" is refused as %s', (choice, error) => {
  const line = { playType: 'xien2', choice, stake: '5.00' };
  expect(priced(north, aSlip(line))).toMatchObject({
    fields: { 'lines.0': { code: 'pattern', pattern: error } },
  });
});

test('a stake that is not a multiple of the unit is refused with the unit', () => {
  const line = { playType: 'lo2', choice: '07', stake: '1.00' };
  expect(priced(north, aSlip(line))).toMatchObject({
    fields: { 'lines.0': { pattern: 'stake-step', min: 27 } },
  });
});

test('every wrong line of a long slip is reported, also a repeated line', () => {
  const lines = ['07', '7', '07', '99'].map((choice) => ({
    playType: 'lo2',
    choice,
    stake: '27.00',
  }));
  const answer = priced(north, { priceVersion: 1, lines });
  expect(answer).toMatchObject({
    fields: { 'lines.1': { pattern: 'wrong-width' }, 'lines.2': { pattern: 'duplicate-line' } },
  });
  expect(Object.keys(answer.ok ? {} : (answer.fields ?? {}))).toHaveLength(2);
});

test.each(['0.99', '25000.01'])('a stake of %s is outside of the limits of a line', (stake) => {
  expect(priced(game, aSlip({ stake }))).toMatchObject({ code: 'bet-limit-exceeded' });
});

test('a line that could return more than the game pays is refused', () => {
  const line = { playType: 'pick10', choice: '01,02,03,04,05,06,07,08,09,10', stake: '100.00' };
  const keno = builtIn('keno-1m') ?? missing();
  expect(priced(keno, aSlip(line))).toMatchObject({ code: 'bet-limit-exceeded' });
  expect(priced(keno, aSlip({ ...line, stake: '10.00' }))).toMatchObject({ ok: true });
});

test('the member’s earlier stakes on the draw count against its limit', () => {
  const left = { stakedUnits: 99_996n * 100_000n };
  expect(priced(game, aSlip({ stake: '4.00' }), left)).toMatchObject({ ok: true });
  expect(priced(game, aSlip({ stake: '4.01' }), left)).toMatchObject({
    code: 'bet-limit-exceeded',
  });
});

test('a currency without limits is refused', () => {
  expect(priced(game, aSlip(), { currency: 'JPY' })).toMatchObject({ code: 'bet-limit-exceeded' });
});

test('the total is exact where floats are not', () => {
  const tenth = { stakeUnits: 10_000n };
  expect(totalOf([tenth, tenth, tenth])).toBe(30_000n);
});

test('another draw, version, line, mode or order is another slip', () => {
  const slip = { drawId: 'drw_1', ...aSlip() };
  const hashes = [
    slip,
    { ...slip, drawId: 'drw_2' },
    { ...slip, priceVersion: 9 },
    { ...slip, prizeMode: 'ZY' as const },
    { ...slip, lines: slip.lines.map((line) => ({ ...line, stake: '5.0' })) },
  ].map((one) => hashOfSlip(one));
  expect(new Set(hashes).size).toBe(5);
});
