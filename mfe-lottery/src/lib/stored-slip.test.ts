import { storeSlip, readStoredSlip, type StoredSlip } from './stored-slip.ts';

const stored: StoredSlip = {
  slip: [{ playType: 'front2', picks: ['07'], marks: [['1'], ['2', '3']] }],
  stake: { unit: '0.1', multiplier: 5 },
  plan: { count: 2, multipliers: [1, 2], stopOnWin: false },
  onPriceChange: 'better',
  prizeMode: 'ZY',
};

beforeEach(() => window.sessionStorage.clear());

test('a slip is stored per game, and an emptied slip is not stored', () => {
  storeSlip('k3-1m', stored);
  expect(readStoredSlip('k3-1m')).toEqual(stored);
  expect(readStoredSlip('ssc-1m')).toBeNull();
  storeSlip('k3-1m', { ...stored, slip: [] });
  expect(readStoredSlip('k3-1m')).toBeNull();
});

test.each([
  'nonsense',
  '[]',
  '{"slip":[]}',
  JSON.stringify({ ...stored, stake: { unit: '7', multiplier: 1 } }),
  JSON.stringify({ ...stored, stake: { unit: '1', multiplier: -1 } }),
  JSON.stringify({ ...stored, slip: [{ playType: 'sum', picks: [7], marks: [] }] }),
  JSON.stringify({ ...stored, plan: { count: 2, multipliers: ['1'], stopOnWin: true } }),
  JSON.stringify({ ...stored, prizeMode: 'VIP' }),
  JSON.stringify({ ...stored, onPriceChange: 'never' }),
])('invalid stored data is no slip: %s', (text) => {
  window.sessionStorage.setItem('lottery.slip:k3-1m', text);
  expect(readStoredSlip('k3-1m')).toBeNull();
});
