import { languages, type GameIndex } from '@croupier/contracts';
import uFuzzy from '@leeoniya/ufuzzy';
import { bonesOf, latinOf, soundOf } from './transliterate.ts';

/** Shorter ones with a letter wrong could be anything. */
const typoFrom = 4;
const bonesFrom = 2;
/** Fewer consonants must be all that the word has. */
const partFrom = 3;

interface Word {
  readonly sound: string;
  readonly bones: string;
  /** Places of the games that have it, rising. */
  readonly places: number[];
}

export interface WordIndex {
  /** Those of the places whose games hold every word of the text, in their order. */
  find(text: string, places: readonly number[]): readonly number[];
}

const splitter = /[\s\p{P}]+/u;

/** Every word of every name in every language, as it sounds, with the games that have it. */
export function wordIndexOf({ size, columns: { names } }: GameIndex): WordIndex {
  const soundsKnown = new Map<string, string>();
  const words = new Map<string, Word>();

  function soundOfWord(raw: string): string {
    const known = soundsKnown.get(raw);
    if (known !== undefined) return known;
    const sound = soundOf(latinOf(raw));
    soundsKnown.set(raw, sound);
    return sound;
  }

  for (let place = 0; place < size; place++) {
    for (const language of languages) {
      for (const raw of (names[language][place] ?? '').split(splitter)) {
        const sound = soundOfWord(raw);
        if (sound === '') continue;
        const word = words.get(sound) ?? { sound, bones: bonesOf(sound), places: [] };
        if (word.places.at(-1) !== place) word.places.push(place);
        words.set(sound, word);
      }
    }
  }
  return searchIn([...words.values()], size);
}

function searchIn(words: readonly Word[], size: number): WordIndex {
  const sounds = words.map(({ sound }) => sound);
  const fuzzy = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

  /** As it is written; else with one letter wrong; else by its consonants. */
  function wordsLike(term: string): readonly Word[] {
    const holding = words.filter(({ sound }) => sound.includes(term));
    if (holding.length > 0 || term.length < typoFrom) return holding;
    const places = fuzzy.filter(sounds, term) ?? [];
    if (places.length > 0) return places.flatMap((place) => words[place] ?? []);
    const bones = bonesOf(term);
    if (bones.length < bonesFrom) return [];
    return words.filter((word) =>
      bones.length < partFrom ? word.bones === bones : word.bones.includes(bones),
    );
  }

  return {
    find(text, places) {
      const terms = text.split(splitter).flatMap((raw) => soundOf(latinOf(raw)) || []);
      if (terms.length === 0) return [];
      // How many of the terms, from the first on, a game holds. A set of places costs many times as much.
      const held = new Uint8Array(size);
      for (const [before, term] of terms.entries())
        for (const word of wordsLike(term))
          for (const place of word.places) if (held[place] === before) held[place] = before + 1;
      return places.filter((place) => held[place] === terms.length);
    },
  };
}
