import type { GameId } from '@croupier/contracts';
import { vendorsOf } from './game-lists.ts';

/** Vendors of a category by their numbers of hot games, each of three games; those with the mark. */
function marked(hot: Readonly<Record<string, number>>): readonly string[] {
  const games = Object.entries(hot).flatMap(([provider, count]) =>
    [0, 1, 2].map((place) => ({
      id: `gam_${provider}${place}` as GameId,
      kind: 'RNG' as const,
      provider,
      is_hot: place < count,
    })),
  );
  return vendorsOf({ games }, (provider) => provider)
    .filter(({ isHot }) => isHot === 1)
    .map(({ displayName }) => displayName);
}

test('the vendor with the most hot games of its category is marked, and two with as many are both', () => {
  expect(marked({ meghna: 1, studio: 3, alborada: 0 })).toEqual(['studio']);
  expect(marked({ meghna: 2, studio: 2, alborada: 1 })).toEqual(['meghna', 'studio']);
});

test('where all vendors are alike, or there is only one, none is marked', () => {
  expect(marked({ meghna: 1, studio: 1 })).toEqual([]);
  expect(marked({ meghna: 0, studio: 0 })).toEqual([]);
  expect(marked({ studio: 3 })).toEqual([]);
});
