import {
  announcedBets,
  colourOf,
  neighboursOf,
  pocketCount,
  returnOf,
  spotById,
  spots,
  wheelOrder,
} from '../../games/roulette-spots.ts';

const pockets = Array.from({ length: pocketCount }, (_, pocket) => pocket);

test('every spot returns exactly 36 of 37, counted over all pockets', () => {
  for (const spot of spots) {
    const paid = pockets.filter((pocket) => spot.numbers.includes(pocket)).length * returnOf(spot);
    expect(paid).toBe(36);
    expect(Number.isInteger(returnOf(spot))).toBe(true);
  }
});

test('the table has every spot of a European layout, once', () => {
  const count = (kind: string) => spots.filter((spot) => spot.kind === kind).length;
  expect(
    ['straight', 'split', 'street', 'trio', 'corner', 'first-four', 'six-line'].map(count),
  ).toEqual([37, 60, 12, 2, 22, 1, 11]);
  expect(['column', 'dozen', 'even-money'].map(count)).toEqual([3, 3, 6]);
  expect(new Set(spots.map(({ id }) => id)).size).toBe(spots.length);
  expect(new Set(spots.map(({ numbers }) => numbers.toSorted((a, b) => a - b).join())).size).toBe(
    spots.length,
  );
});

test('the wheel has each pocket once, and red and black alternate', () => {
  expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(pockets);
  for (let at = 1; at < wheelOrder.length - 1; at += 1)
    expect(colourOf(wheelOrder[at] ?? 0)).not.toBe(colourOf(wheelOrder[at + 1] ?? 0));
});

test('announced bets use spots of the table and cover their section of the wheel', () => {
  const covered = (id: string) =>
    new Set(
      announcedBets
        .find((bet) => bet.id === id)
        ?.chips.flatMap(([spot]) => spotById(spot)?.numbers ?? []),
    ).size;
  expect(['voisins', 'tiers', 'orphelins', 'jeu-zero'].map(covered)).toEqual([17, 12, 8, 7]);
  for (const { chips } of announcedBets)
    for (const [spot] of chips) expect(spotById(spot)).not.toBeNull();
});

test('neighbours are on both sides of a number, also across the zero', () => {
  expect(neighboursOf(26, 2)).toEqual([35, 3, 26, 0, 32]);
});
