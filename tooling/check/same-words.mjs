/** Names, which are not translated. */
const names = new Set([
  'Android',
  'Facebook',
  'Google',
  'Lott',
  'Elott',
  'Hong Kong',
  // Rivers, after which crews of the boat races are named.
  'Padma',
  'Jamuna',
  'Surma',
  'Karnaphuli',
  'Teesta',
  'Rupsha',
  'Gorai',
  'Dakatia',
]);

/**
 * Words that a language spells as English does.
 * @type {Record<string, Set<string>>}
 */
const alike = {
  es: new Set([
    'auditor',
    'banners',
    'bingo',
    'crash',
    'esports',
    'id',
    'no',
    'keno',
    'mango',
    'min',
    'ms',
    'roles',
    'token',
  ]),
};

/**
 * Whether a word may be the same in a language as in English; abbreviations and brands may: SMS, WhatsApp.
 * @param {string} language
 * @param {string} word
 */
export function isSameWord(language, word) {
  if (/^\P{Ll}+$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word) || names.has(word)) return true;
  return alike[language]?.has(word.toLowerCase()) ?? false;
}
