import { arabic, bengali } from './latin-letters.ts';

const isConsonant = (sign: string) => /[\u0995-\u09b9\u09ce\u09dc-\u09df]/.test(sign);
/** What takes the vowel away that every Bengali consonant carries. */
const virama = '\u09cd';
const isVowelSign = (sign: string) => /[\u09be-\u09cc]/.test(sign);

/** A word in small Latin letters without accents, whatever its script. */
export function latinOf(word: string): string {
  const signs = [
    ...word
      .normalize('NFD')
      .replace(/[\u0300-\u036f\u064b-\u0652]/g, '')
      .normalize('NFC')
      // NFC leaves these Bengali letters in two signs.
      .replaceAll('ড\u09bc', 'ড়')
      .replaceAll('ঢ\u09bc', 'ঢ়')
      .replaceAll('য\u09bc', 'য়')
      .toLowerCase(),
  ];
  return signs.map((sign, at) => letterOf(sign, signs[at + 1])).join('');
}

function letterOf(sign: string, next: string | undefined): string {
  const letter = bengali[sign] ?? arabic[sign];
  if (letter === undefined) return sign === virama ? '' : sign;
  // At the end of a word the vowel is silent.
  const isCarrying = isConsonant(sign) && next !== undefined && next !== virama;
  return isCarrying && !isVowelSign(next) ? `${letter}o` : letter;
}

/** Letters that people write for one another: `shona` is `sona`, `bhalo` is `balo`. */
export function soundOf(latin: string): string {
  return latin
    .replaceAll('ph', 'f')
    .replace(/([bcdgjkstr])h/g, '$1')
    .replaceAll('ck', 'k')
    .replaceAll('q', 'k')
    .replaceAll('v', 'b')
    .replaceAll('w', 'o')
    .replaceAll('z', 'j')
    .replace(/(.)\1+/g, '$1');
}

/** The consonants alone, without the h that sounds like none: what Arabic writes of a word. */
export const bonesOf = (sound: string) => sound.replace(/[aeiouyh]/g, '');
