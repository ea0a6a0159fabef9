import { asciiDigits } from '../ascii-digits.ts';
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
      // NFC leaves these Bengali letters in two signs. An editor may do the same: they are written by number.
      .replaceAll('ড\u09bc', '\u09dc')
      .replaceAll('ঢ\u09bc', '\u09dd')
      .replaceAll('য\u09bc', '\u09df')
      .toLowerCase(),
  ];
  return signs.map((sign, at) => latinOfSign(sign, signs[at + 1])).join('');
}

function latinOfSign(sign: string, next: string | undefined): string {
  const letter = bengali[sign] ?? arabic[sign];
  if (letter === undefined) return sign === virama ? '' : sign;
  // At the end of a word the vowel is silent.
  const isCarrying = isConsonant(sign) && next !== undefined && next !== virama;
  return isCarrying && !isVowelSign(next) ? `${letter}o` : letter;
}

/** Letters that people write for one another: `shona` is `sona`, `bhalo` is `balo`. */
export function soundOf(latin: string): string {
  return (
    latin
      .replaceAll('ph', 'f')
      .replace(/([bcdgjkstr])h/g, '$1')
      .replaceAll('ck', 'k')
      .replaceAll('q', 'k')
      .replaceAll('v', 'b')
      .replaceAll('w', 'o')
      .replaceAll('z', 'j')
      // Twice the same letter is a way of spelling; a key held down is none.
      .replace(/(.)\1(?!\1)/g, '$1')
  );
}

/** A word as it is typed and printed, without accents, capitals and the digits of a language. */
export function foldWord(word: string): string {
  const bare = word.normalize('NFD').replace(/[\u0300-\u036f\u0640\u064b-\u0655]/g, '');
  return asciiDigits(bare.normalize('NFC').toLowerCase());
}

const hasArabic = /[\u0621-\u064a]/;

/** The consonants of an Arabic word, which writes no short vowels; `null` for a word of another script. */
export function arabicConsonants(word: string): string | null {
  if (!hasArabic.test(word)) return null;
  const letters = [...foldWord(word)].map((sign) => plainConsonant(arabic[sign] ?? sign));
  return letters.join('').replace(/[aeiouy]/g, '');
}

/** The consonants of a word in Latin letters as an Arabic name has them: `dahab` and `dhahab` are both `dhb`. */
export function latinConsonants(latin: string): string {
  return plainConsonant(latin).replace(/[aeiouyw]/g, '');
}

const plainConsonant = (latin: string) =>
  latin
    .replace(/([cdgkst])h/g, '$1')
    .replaceAll('q', 'k')
    .replaceAll('z', 'j');
