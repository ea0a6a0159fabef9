import { parseAmount } from '@croupier/contracts';
import type { RouletteBet } from './roulette-result.ts';
import { roulette, winsOf } from './roulette.ts';
import { pocketCount, spots } from './roulette-spots.ts';
import { wordsOf } from '../rounds/seeds.ts';

const order = (bets: readonly RouletteBet[], stake: string, currency = 'BDT') => ({
  currency,
  stake,
  choice: { bets },
});
const units = (text: string) => parseAmount(text) ?? 0n;

test('chips on several spots make one stake', () => {
  const bets = [
    { spot: '17', amount: '10.00' },
    { spot: '17-20', amount: '5.00' },
    { spot: 'red', amount: '100.00' },
  ];
  expect(roulette.costOf(order(bets, '115.00'))).toBe(units('115.00'));
});

test.each([
  ['a spot that is none', order([{ spot: '1-3', amount: '10.00' }], '10.00')],
  [
    'a spot twice',
    order(
      [
        { spot: '1', amount: '5.00' },
        { spot: '1', amount: '5.00' },
      ],
      '10.00',
    ),
  ],
  ['an amount no chips make up', order([{ spot: '1', amount: '7.00' }], '7.00')],
  ['a negative amount', order([{ spot: '1', amount: '-5.00' }], '-5.00')],
  ['a sum that is not that of its bets', order([{ spot: '1', amount: '10.00' }], '5.00')],
  ['more than a spot takes', order([{ spot: '1', amount: '5005.00' }], '5005.00')],
  ['a currency of another table', order([{ spot: '1', amount: '5.00' }], '5.00', 'USD')],
  ['no bet', order([], '0.00')],
  ['no choice', { currency: 'BDT', stake: '5.00', choice: null }],
  [
    'more than the table takes',
    order(
      ['red', 'odd', 'low', 'high', 'even'].map((spot) => ({ spot, amount: '5000.00' })),
      '25000.00',
    ),
  ],
])('%s is refused', (_what, refused) => {
  expect(roulette.costOf(refused)).toBeNull();
});

test('one chip on every single spot returns 36 of 37 over all pockets', () => {
  const bets = spots.map(({ id }) => ({ spot: id, amount: '5.00' }));
  let back = 0n;
  for (let pocket = 0; pocket < pocketCount; pocket += 1)
    for (const { amount } of winsOf(bets, pocket)) back += units(amount);
  expect(back * 37n).toBe(units('5.00') * BigInt(spots.length * pocketCount) * 36n);
});

test('every pocket comes up about equally often and pays the chips on it', () => {
  const spins = 37_000;
  const counts = Array.from({ length: pocketCount }, () => 0);
  const choice = { bets: [{ spot: '17', amount: '5.00' }] };
  for (let spin = 0; spin < spins; spin += 1) {
    const words = wordsOf({ server: 'c0ffee', client: String(spin) });
    const decision = roulette.decide({ choice, costUnits: units('5.00'), words });
    if (decision?.result.kind !== 'roulette') throw new Error('no spin');
    const { pocket } = decision.result;
    counts[pocket] = (counts[pocket] ?? 0) + 1;
    expect(decision.winUnits).toBe(pocket === 17 ? units('180.00') : 0n);
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
  // 36 degrees of freedom: a value above 76.4 has a probability of one in ten thousand.
  expect(chiSquare).toBeLessThan(76.4);
});
