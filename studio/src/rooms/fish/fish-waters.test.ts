import { drawsOf, isCaught, catchPerMille } from '../../games/fish-catch.ts';
import {
  fishKinds,
  placeOf,
  swimmerById,
  swimmersOf,
  tideAt,
  tideMs,
  water,
} from '../../games/fish-waters.ts';

test('every fish returns 965 of a thousand, counted over all possible numbers', () => {
  for (const kind of fishKinds) {
    let caught = 0;
    for (let drawn = 0; drawn < drawsOf(kind); drawn += 1) caught += isCaught(drawn) ? 1 : 0;
    expect(caught * kind.worth * 1_000).toBe(catchPerMille * drawsOf(kind));
  }
});

test('all players see the same fish, and each tide has different ones', () => {
  expect(swimmersOf('reef', 7)).toEqual(swimmersOf('reef', 7));
  expect(swimmersOf('reef', 7)).not.toEqual(swimmersOf('reef', 8));
  expect(swimmersOf('other', 7)).not.toEqual(swimmersOf('reef', 7));
});

test('a fish starts within its tide, enters beyond one edge and leaves beyond the other', () => {
  for (let tide = 100; tide < 140; tide += 1) {
    for (const swimmer of swimmersOf('reef', tide)) {
      const [first = 0, , , last = 0] = swimmer.path.map(([x]) => x);
      expect(tideAt(swimmer.startsAt)).toBeGreaterThanOrEqual(tide);
      expect(swimmer.startsAt).toBeLessThan((tide + 1) * tideMs + 5_000);
      expect(Math.abs(last - first)).toBeGreaterThan(water.width);
      expect(placeOf(swimmer, swimmer.startsAt - 1)).toBeNull();
      expect(placeOf(swimmer, swimmer.endsAt + 1)).toBeNull();
      expect(placeOf(swimmer, (swimmer.startsAt + swimmer.endsAt) / 2)).not.toBeNull();
    }
  }
});

test('a fish is found only by its own id', () => {
  const [swimmer] = swimmersOf('reef', 12);
  expect(swimmerById('reef', swimmer?.id ?? '')).toEqual(swimmer);
  for (const id of ['', '12', '12-9999', '12-99', 'x-1', '-1-1']) {
    expect(swimmerById('reef', id)).toBeNull();
  }
});

test('many kinds are in the water at once, rare ones occasionally', () => {
  const seen = new Set<string>();
  for (let tide = 0; tide < 90; tide += 1)
    for (const { kind } of swimmersOf('reef', tide)) seen.add(kind.id);
  expect(seen.size).toBe(fishKinds.length);
  const now = 50 * tideMs;
  const swimming = [47, 48, 49, 50]
    .flatMap((tide) => swimmersOf('reef', tide))
    .filter((swimmer) => placeOf(swimmer, now));
  expect(swimming.length).toBeGreaterThan(12);
});
