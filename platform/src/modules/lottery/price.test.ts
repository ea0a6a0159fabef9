import type { SlipLine } from '@croupier/contracts';
import { gameOf } from './definitions/games.ts';
import { hashOfSlip, price, totalOf } from './price.ts';

const game = gameOf('k3-1m') ?? missing();
const bettor = { currency: 'BDT', stakedUnits: 0n };

function missing(): never {
  throw new Error('the game is not defined');
}

function aSlip(line: Partial<SlipLine> = {}, priceVersion = game.priceVersion) {
  return { priceVersion, lines: [{ playType: 'sum', choice: '10', stake: '5.00', ...line }] };
}

test('a line gets the odds of the server’s own list', () => {
  expect(price(game, aSlip(), bettor)).toEqual({
    ok: true,
    value: [{ pick: 'sum:10', stakeUnits: 500_000n, oddsUnits: 768_000n }],
  });
});

test('a slip made with another price list is refused', () => {
  expect(price(game, aSlip({}, game.priceVersion + 1), bettor)).toMatchObject({
    code: 'price-changed',
  });
});

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
  expect(price(game, aSlip(line), bettor)).toMatchObject({ code: 'invalid-input' });
});

test.each(['0.99', '25000.01'])('a stake of %s is outside the limits of a line', (stake) => {
  expect(price(game, aSlip({ stake }), bettor)).toMatchObject({ code: 'bet-limit-exceeded' });
});

test('what the member has on the draw already counts against its limit', () => {
  const left = { currency: 'BDT', stakedUnits: 99_996n * 100_000n };
  expect(price(game, aSlip({ stake: '4.00' }), left)).toMatchObject({ ok: true });
  expect(price(game, aSlip({ stake: '4.01' }), left)).toMatchObject({ code: 'bet-limit-exceeded' });
});

test('a currency that the game has no limits for is not taken', () => {
  expect(price(game, aSlip(), { ...bettor, currency: 'JPY' })).toMatchObject({
    code: 'bet-limit-exceeded',
  });
});

test('the total is exact where floats are not', () => {
  const tenth = { stakeUnits: 10_000n };
  expect(totalOf([tenth, tenth, tenth])).toBe(30_000n);
});

test('another draw, version, line or order is another slip', () => {
  const slip = { drawId: 'drw_1', ...aSlip() };
  const hashes = [
    slip,
    { ...slip, drawId: 'drw_2' },
    { ...slip, priceVersion: 9 },
    { ...slip, lines: [{ ...slip.lines[0], stake: '5.0' }] },
  ].map((one) => hashOfSlip(one as typeof slip));
  expect(new Set(hashes).size).toBe(4);
});
