/** A term this short is only taken for a word with a letter left out, or two letters in the wrong order. */
const shortTerm = 4;
/** From here on a term may be the beginning of a longer word. */
const prefixFrom = 6;

/** Whether a term is a word with one letter wrong, too many, left out, or two in the wrong order; the first is right. */
export function isTypoOf(term: string, word: string): boolean {
  if (term.length < shortTerm || term[0] !== word[0]) return false;
  if (isOneAway(term, word)) return true;
  if (term.length < prefixFrom || word.length <= term.length) return false;
  return [-1, 0, 1].some((more) => isOneAway(term, word.slice(0, term.length + more)));
}

function isOneAway(term: string, word: string): boolean {
  const missing = word.length - term.length;
  if (Math.abs(missing) > 1) return false;
  let start = 0;
  while (start < term.length && term[start] === word[start]) start++;
  let end = 0;
  const most = Math.min(term.length, word.length) - start;
  while (end < most && term.at(-1 - end) === word.at(-1 - end)) end++;
  const typed = term.slice(start, term.length - end);
  const meant = word.slice(start, word.length - end);
  if (typed.length === 0 && meant.length <= 1) return true;
  const isSwap = typed.length === 2 && typed === `${meant[1]}${meant[0]}`;
  if (isSwap) return true;
  return term.length > shortTerm && typed.length <= 1 && meant.length <= 1;
}
