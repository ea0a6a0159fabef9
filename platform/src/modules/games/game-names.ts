import { columnsOf, wordIndexOf, type WordIndex } from '@croupier/contracts/game-search';
import type { GameRow, Offer } from '../providers/index.ts';

/** A handful is read; more is another list to search in. */
const nearestAtMost = 5;

interface OfferNames {
  readonly words: WordIndex;
  readonly placeOf: ReadonlyMap<GameRow, number>;
}

/** An offer is the same object until it changes, and so are its names. */
const known = new WeakMap<Offer, OfferNames>();

/** Those of the rows whose names hold every word of a text, by the same search as the page’s own. */
export function named(offer: Offer, rows: readonly GameRow[], text: string): readonly GameRow[] {
  return chosen(offer, rows, (words, places) => words.find(text, places));
}

export function nearestTo(
  offer: Offer,
  rows: readonly GameRow[],
  text: string,
): readonly GameRow[] {
  return chosen(offer, rows, (words, places) => words.nearest(text, places, nearestAtMost));
}

function chosen(
  offer: Offer,
  rows: readonly GameRow[],
  choose: (words: WordIndex, places: readonly number[]) => readonly number[],
): readonly GameRow[] {
  const { words, placeOf } = namesOf(offer);
  const places = rows.flatMap((row) => placeOf.get(row) ?? []);
  return choose(words, places).flatMap((place) => offer.games[place] ?? []);
}

function namesOf(offer: Offer): OfferNames {
  const stored = known.get(offer);
  if (stored) return stored;
  const names = columnsOf(offer.games.map(({ name }) => name));
  const made = {
    words: wordIndexOf({ size: offer.games.length, names }),
    placeOf: new Map(offer.games.map((row, place) => [row, place])),
  };
  known.set(offer, made);
  return made;
}
