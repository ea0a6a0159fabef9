import { surf } from './surf.ts';

test('the waves cover the whole picture, with one extra wave on either side for the drift', () => {
  const path = surf(340, 72, 9);
  const crests = path.match(/q36 -18 72 0/g) ?? [];
  expect(path.startsWith('M-72 340')).toBe(true);
  expect(-72 + crests.length * 72).toBeGreaterThanOrEqual(1200 + 48);
  expect(path.endsWith('V420H-72Z')).toBe(true);
});
