import { storeSlip, readStoredSlip, type StoredSlip } from './stored-slip.ts';

const kept: StoredSlip = {
  slip: [{ playType: 'front2', picks: ['07'], marks: [['1'], ['2', '3']] }],
  stake: { unit: '0.1', multiplier: 5 },
  plan: { count: 2, multipliers: [1, 2], stopOnWin: false },
  onPriceChange: 'better',
  prizeMode: 'ZY',
};

beforeEach(() => window.sessionStorage.clear());

test('a slip is stored per game, and an emptied slip is not stored', () => {
  storeSlip('k3-1m', kept);
  expect(readStoredSlip('k3-1m')).toEqual(kept);
  expect(readStoredSlip('ssc-1m')).toBeNull();
  storeSlip('k3-1m', { ...kept, slip: [] });
  expect(readStoredSlip('k3-1m')).toBeNull();
});

test.each([
  'nonsense',
  '[]',
  '{"slip":[]}',
  JSON.stringify({ ...kept, stake: { unit: '7', multiplier: 1 } }),
  JSON.stringify({ ...kept, stake: { unit: '1', multiplier: -1 } }),
  JSON.stringify({ ...kept, slip: [{ playType: 'sum', picks: [7], marks: [] }] }),
  JSON.stringify({ ...kept, plan: { count: 2, multipliers: ['1'], stopOnWin: true } }),
  JSON.stringify({ ...kept, prizeMode: 'VIP' }),
  JSON.stringify({ ...kept, onPriceChange: 'never' }),
])('what can’t be meant is no slip: %s', (text) => {
  window.sessionStorage.setItem('lottery.slip:k3-1m', text);
  expect(readStoredSlip('k3-1m')).toBeNull();
});
