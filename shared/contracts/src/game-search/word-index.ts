import { languages, type Language, type Localized } from '../languages.ts';
import { similarity, pairsOf } from './similarity.ts';
import { arabicConsonants, foldWord, latinConsonants, latinOf, soundOf } from './transliterate.ts';
import { isTypoOf } from './typo.ts';

/** The names of a list of games, each language a column of it. */
export type NameColumns = Readonly<Record<Language, readonly string[]>>;

export function columnsOf(names: readonly Localized[]): NameColumns {
  const column = (language: Language) => names.map((name) => name[language]);
  return { en: column('en'), bn: column('bn'), es: column('es'), ar: column('ar') };
}

export interface WordIndex {
  /** The given places whose names contain every word of the text, in their order. */
  find(text: string, places: readonly number[]): readonly number[];
  /** The places with the names most similar to a text without results, the nearest first; empty if none is similar. */
  nearest(text: string, places: readonly number[], count: number): readonly number[];
}

interface Word {
  /** As it is written, without accents and capitals. */
  readonly text: string;
  readonly sound: string;
  /** Only for Arabic words. */
  readonly consonants: string | null;
  /** Places of the names that have it, rising. */
  readonly places: number[];
}

/** Shorter terms are the beginning of a word, longer ones any part of it. */
const partFrom = 3;
/** Shorter sounds are part of too many words. */
const soundPartFrom = 4;
const consonantsFrom = 3;
const minSimilarity = 0.51;

const splitter = /[\s\p{P}\p{S}]+/u;

/**
 * Every word of every name in every language, with the places that have it. The page and the platform search
 * by it. Not `minisearch`: it weighs 5.3 KB (brotli) against 1.9 KB here with the transliteration, which it
 * lacks, and it finds beginnings of words, not parts.
 */
export function wordIndexOf({ size, names }: { size: number; names: NameColumns }): WordIndex {
  const words = new Map<string, Word>();
  // Most words come again and again; to fold one costs more than to find it here.
  const folded = new Map<string, string>();
  for (let place = 0; place < size; place++)
    for (const language of languages)
      for (const raw of (names[language][place] ?? '').split(splitter)) {
        const text = folded.get(raw) ?? foldWord(raw);
        folded.set(raw, text);
        if (text !== '') note(text, place);
      }

  function note(text: string, place: number): void {
    const word = words.get(text) ?? wordOf(text);
    if (word.places.at(-1) !== place) word.places.push(place);
    words.set(text, word);
  }

  return searchIn([...words.values()], names.en);
}

const wordOf = (text: string): Word => ({
  text,
  sound: soundOf(latinOf(text)),
  consonants: arabicConsonants(text),
  places: [],
});

function searchIn(words: readonly Word[], titles: readonly string[]): WordIndex {
  const size = titles.length;
  const pairs = new Map<Word, readonly string[]>();
  return { find, nearest };

  function find(text: string, places: readonly number[]): readonly number[] {
    const terms = termsOf(text);
    if (terms.length === 0) return [];
    // How many of the terms, from the first on, a name holds. A set of places costs many times as much.
    const held = new Uint8Array(size);
    for (const [before, term] of terms.entries())
      for (const word of wordsLike(term, words))
        for (const place of word.places) if (held[place] === before) held[place] = before + 1;
    return places.filter((place) => held[place] === terms.length);
  }

  function nearest(text: string, places: readonly number[], count: number): readonly number[] {
    const scores = new Float32Array(size);
    for (const term of termsOf(text)) addScores(term, scores);
    const near = places
      .filter((place) => (scores[place] ?? 0) > 0)
      .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
    return firstEditions(near, count);
  }

  /** Without the further editions of a name that is there already, as `King’s Kite II`. */
  function firstEditions(near: readonly number[], count: number): readonly number[] {
    const chosen: number[] = [];
    for (const place of near) {
      if (chosen.length >= count) break;
      const title = titles[place] ?? '';
      if (!chosen.some((other) => title.startsWith(titles[other] ?? ''))) chosen.push(place);
    }
    return chosen;
  }

  /** Adds to each name how like the term its likest word is. */
  function addScores(term: string, scores: Float32Array): void {
    const typed = pairsOf(soundOf(latinOf(term)));
    const best = new Float32Array(size);
    for (const word of words) {
      const score = similarity(typed, pairsOfWord(word));
      if (score >= minSimilarity)
        for (const place of word.places) best[place] = Math.max(best[place] ?? 0, score);
    }
    for (const [place, score] of best.entries()) scores[place] = (scores[place] ?? 0) + score;
  }

  function pairsOfWord(word: Word): readonly string[] {
    const known = pairs.get(word) ?? pairsOf(word.sound);
    pairs.set(word, known);
    return known;
  }
}

const termsOf = (text: string) =>
  text
    .split(splitter)
    .map(foldWord)
    .filter((term) => term !== '');

/** As it is written or sounds; else with one letter wrong; else by the consonants of an Arabic word. */
function wordsLike(term: string, words: readonly Word[]): readonly Word[] {
  const latin = latinOf(term);
  const sound = soundOf(latin);
  const holding = words.filter((word) => holds(word, term, sound));
  if (holding.length > 0) return holding;
  const close = words.filter((word) => isTypoOf(sound, word.sound));
  if (close.length > 0) return close;
  const consonants = arabicConsonants(term) ?? latinConsonants(latin);
  if (consonants.length < consonantsFrom) return [];
  return words.filter((word) => word.consonants === consonants);
}

function holds(word: Word, term: string, sound: string): boolean {
  if (term.length < partFrom) return word.text.startsWith(term);
  if (word.text.includes(term)) return true;
  if (sound.length < soundPartFrom) return sound === word.sound;
  return word.sound.includes(sound);
}
