import { columnsOf, wordIndexOf } from '@croupier/contracts/game-search';
import { providerOf } from '../providers/providers.ts';
import { nonsenseQueries, realQueries } from './testing/queries.ts';

/** The search of the lobby, on the whole catalogue of the studio: ten thousand names in four languages. */
const { games } = providerOf('studio').catalogue.after('', 100_000);
const index = wordIndexOf({ size: games.length, names: columnsOf(games.map(({ name }) => name)) });
const everywhere = games.map((_, place) => place);
const found = (text: string) =>
  index.find(text, everywhere).map((place) => games[place]?.name.en ?? '');

test('there are two hundred queries of each kind, each of them once', () => {
  const typed = realQueries.map(([text]) => text);
  expect([new Set(typed).size, new Set(nonsenseQueries).size]).toEqual([
    typed.length,
    nonsenseQueries.length,
  ]);
  expect(typed.length).toBeGreaterThanOrEqual(200);
  expect(nonsenseQueries.length).toBeGreaterThanOrEqual(200);
});

test('what players type finds what they mean, misspelt, in Bengali or without accents', () => {
  const missed = realQueries.filter(
    ([text, meant]) => !found(text).some((name) => name.includes(meant)),
  );
  expect({ missed, share: missed.length / realQueries.length < 0.02 }).toMatchObject({
    share: true,
  });
});

test('nearly all results of these queries are relevant', () => {
  const shares = realQueries.flatMap(([text, meant]) => {
    const names = found(text);
    if (names.length === 0) return [];
    return { text, share: names.filter((name) => name.includes(meant)).length / names.length };
  });
  const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
  expect(shares.filter(({ share }) => share < 0.5)).toEqual([]);
  expect(mean).toBeGreaterThan(0.97);
});

test('random text has no results, except for a word that differs from a name by one letter', () => {
  const lies = nonsenseQueries.filter((text) => found(text).length > 0);
  // Who types “velcro” may have meant “velero”, a sailboat.
  expect(lies).toEqual(['velcro']);
});

test('without results there are at most five nearest names', () => {
  const counts = nonsenseQueries.map((text) => index.nearest(text, everywhere, 5).length);
  expect(Math.max(...counts)).toBe(5);
  const near = index.nearest('diamont pallace', everywhere, 5);
  expect(near.map((place) => games[place]?.name.en)).toContain('Palace Diamond');
});
