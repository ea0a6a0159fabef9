import { parseAmount } from '@croupier/contracts';
import { wordsOf } from '../../rounds/seeds.ts';
import { playSlot } from '../../maths/play-slot.ts';
import { percentOf, returnToPlayer } from '../../maths/rtp.ts';
import { games } from '../games.ts';
import { providerOf } from '../../providers/providers.ts';
import { studioSeries } from './series.ts';
import { studioVariants } from './variants.ts';

const { catalogue, gameByCode } = providerOf('studio');
const { length: seriesLength } = studioSeries;
const { count: variantCount, at: variant } = studioVariants;

/** Every page of the catalogue, one after the other. */
function whole(limit: number) {
  const all = [];
  for (let after: string | null = ''; after !== null;) {
    const page = catalogue.after(after, limit);
    all.push(...page.games);
    after = page.next;
  }
  return all;
}

const all = whole(1_000);

test('the pages list ten thousand games of the series after the hand-made ones, each once', () => {
  expect(seriesLength).toBe(10_000);
  expect(all).toHaveLength(games.length + 10_000);
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  expect(all.slice(0, games.length).map(({ code }) => code)).toEqual(
    games.map(({ listing }) => listing.code),
  );
  expect(catalogue.tag()).toMatch(/^"[0-9a-f]{32}"$/);
});

test('pages of another size give the same games', () => {
  expect(whole(777)).toEqual(all);
});

test.each(['en', 'bn', 'es', 'ar'] as const)(
  'no two games have the same name in %s',
  (language) => {
    expect(new Set(all.map(({ name }) => name[language])).size).toBe(all.length);
  },
);

test('each variant returns close to its target, and its entries state exactly that', () => {
  const percents = Array.from({ length: variantCount }, (_, index) =>
    percentOf(returnToPlayer(variant(index))),
  );
  expect(Math.min(...percents)).toBeGreaterThan(94.5);
  expect(Math.max(...percents)).toBeLessThan(97.2);
  const series = all.slice(games.length);
  for (const [number, { rtp }] of series.entries())
    expect(rtp).toBe(percents[number % variantCount]);
});

test('every entry is the game that its code opens, with the same stakes', () => {
  for (let number = 0; number < seriesLength; number += 97) {
    const listing = all[games.length + number];
    const game = gameByCode(listing?.code ?? '');
    expect(game?.listing).toEqual(listing);
    const [stake = ''] = game?.stakes['BDT'] ?? [];
    const costUnits = game?.costOf({ currency: 'BDT', stake, choice: null }) ?? null;
    expect(costUnits).toBe(parseAmount(stake));
    const words = wordsOf({ server: 'ab', client: String(number) });
    expect(game?.decide({ choice: null, costUnits: costUnits ?? 0n, words })).not.toBeNull();
  }
  expect(gameByCode('series-10000')).toBeNull();
  expect(gameByCode('series-1')).toBeNull();
});

test('every stake of every variant divides into whole coins', () => {
  for (let index = 0; index < variantCount; index += 1)
    for (const stakes of Object.values(variant(index).stakes))
      for (const stake of stakes)
        expect((parseAmount(stake) ?? 1n) % BigInt(variant(index).coins)).toBe(0n);
});

const spins = 4_000;

test('simulated rounds of the variants agree with their returns in total', () => {
  let [sum, squares, expected, count] = [0, 0, 0, 0];
  for (let index = 0; index < variantCount; index += 5) {
    const slot = variant(index);
    for (let spin = 0; spin < spins; spin += 1) {
      const words = wordsOf({ server: 'c0ffee', client: `${index}-${spin}` });
      const share = playSlot(slot, words).coins / slot.coins;
      sum += share;
      squares += share * share;
    }
    expected += percentOf(returnToPlayer(slot)) / 100;
    count += 1;
  }
  const mean = sum / (spins * count);
  const error = Math.sqrt((squares / (spins * count) - mean * mean) / (spins * count));
  expect(Math.abs(mean - expected / count)).toBeLessThan(3 * error);
});
