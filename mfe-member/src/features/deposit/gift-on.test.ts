import type { ShownCampaign } from '@croupier/contracts';
import { giftOn } from './gift-on.ts';

const terms = {
  times: 8,
  days: 7,
  spends: 'bonus-first',
  maxStake: null,
  weights: { RNG: 100 },
} as const;
const tiers: ShownCampaign['tiers'] = [
  { from: '500.00', gift: { kind: 'share', percent: 10, most: '80.00', terms } },
  {
    from: '1000.00',
    gift: { kind: 'fixed', reward: { kind: 'cash', amount: '150.00' }, value: null },
  },
];

test.each([
  ['499.99', null],
  ['500.00', { amount: '50.00', terms }],
  ['123.45', null],
  ['733.33', { amount: '73.33', terms }],
  ['999.00', { amount: '80.00', terms }],
  ['1000.00', { amount: '150.00', terms: null }],
])('a deposit of %s brings %j', (deposit, gift) => {
  expect(giftOn(deposit, { tiers })).toEqual(gift);
});
