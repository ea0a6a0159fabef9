import '../testing/book-page.ts';
import {
  acceptPrices,
  canCombine,
  clearSlip,
  combinedPrice,
  hasMoved,
  isClosed,
  setQuotes,
  slip,
  toggleLeg,
} from './slip.ts';

const names = { home: 'Reds', away: 'Blues' };
const leg = (match: string, selection = 'home', price = 200) => ({
  match,
  market: 'winner',
  selection,
  price,
  names,
});

beforeEach(clearSlip);

test('a second press of a price takes it off the slip', () => {
  toggleLeg(leg('one'));
  expect(slip.get().legs).toHaveLength(1);
  toggleLeg(leg('one'));
  expect(slip.get().legs).toEqual([]);
});

test('two matches make a parlay whose price is the product; two selections of one match do not', () => {
  toggleLeg(leg('one', 'home', 150));
  toggleLeg(leg('two', 'draw', 300));
  expect(slip.get().mode).toBe('parlay');
  expect(combinedPrice(slip.get().legs)).toBeCloseTo(4.5, 10);
  clearSlip();
  toggleLeg(leg('one'));
  toggleLeg(leg('one', 'draw'));
  expect(slip.get().mode).toBe('single');
  expect(canCombine(slip.get().legs)).toBe(false);
});

test('a price that moved is shown until it is accepted; a closed one cannot be accepted', () => {
  toggleLeg(leg('one'));
  const named = { match: 'one', market: 'winner', selection: 'home' };
  setQuotes([{ ...named, price: 180, reason: null }]);
  expect(slip.get().legs.map(hasMoved)).toEqual([true]);
  acceptPrices();
  expect(slip.get().legs).toMatchObject([{ price: 180 }]);
  expect(slip.get().legs.map(hasMoved)).toEqual([false]);
  setQuotes([{ ...named, price: null, reason: 'feed' }]);
  expect(slip.get().legs.map(isClosed)).toEqual([true]);
});
