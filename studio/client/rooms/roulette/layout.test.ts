import { spotById, spots } from '../../../src/games/roulette-spots.ts';
import { boxOf, clothCells } from './layout.ts';
import { nextTowards } from './next-spot.ts';

const places = spots.map((spot) => ({ spot, box: boxOf(spot) }));
const placeOf = (id: string) => {
  const found = places.find(({ spot }) => spot.id === id);
  if (!found) throw new Error(`no spot ${id}`);
  return found;
};

test('every spot is on the layout, and no two at the same place', () => {
  for (const { x, y, width, height } of places.map(({ box }) => box)) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(clothCells.long);
    expect(y + height).toBeLessThanOrEqual(clothCells.wide);
  }
  expect(new Set(places.map(({ box }) => `${box.x.toFixed(3)} ${box.y.toFixed(3)}`)).size).toBe(
    places.length,
  );
});

test.each([
  ['17', 'ArrowRight', false, '17-20'],
  ['17', 'ArrowUp', false, '17-18'],
  ['1', 'ArrowDown', false, '1-2-3'],
  ['17', 'ArrowDown', true, '17-20'],
  ['17', 'ArrowRight', true, '17-18'],
  ['dozen-1', 'ArrowRight', false, 'dozen-2'],
  ['low', 'ArrowRight', false, 'even'],
])('from %s the key %s leads on (upright: %s) to %s', (from, key, isUpright, to) => {
  expect(nextTowards(key, placeOf(from), { places, isUpright })?.spot.id).toBe(to);
});

test('arrow keys reach every spot from the first', () => {
  const start = placeOf('0');
  const reached = new Set([start]);
  for (const at of reached)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = nextTowards(key, at, { places, isUpright: false });
      if (next) reached.add(next);
    }
  const missing = spots.filter(({ id }) => ![...reached].some(({ spot }) => spot.id === id));
  expect(missing.map(({ id }) => id)).toEqual([]);
  expect(spotById('0-2-3')).not.toBeNull();
});
