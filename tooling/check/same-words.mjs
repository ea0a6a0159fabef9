/** Names, which no language translates. */
const names = new Set(['Android', 'Facebook', 'Google', 'Lott', 'Elott']);

/** Words that a language writes as English does. */
const alike = {
  es: new Set([
    'auditor',
    'banners',
    'bingo',
    'crash',
    'esports',
    'id',
    'mango',
    'min',
    'ms',
    'roles',
  ]),
};

/** Whether a word may stand in a language as it does in English; abbreviations and brands may: SMS, WhatsApp. */
export function isSameWord(language, word) {
  if (/^\P{Ll}+$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word) || names.has(word)) return true;
  return alike[language]?.has(word.toLowerCase()) ?? false;
}
