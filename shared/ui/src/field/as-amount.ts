import { asciiDigits, parseAmount, type DecimalAmount } from '@croupier/contracts';

/** Converts typed text to a decimal string of the API; `''` if it is not an amount. */
export function asAmount(typed: string): DecimalAmount | '' {
  const digits = asciiDigits(typed);
  // Cf: text pasted from right-to-left sources contains invisible direction marks.
  const plain = digits.replace(/[\s\p{Cf}\u066c']/gu, '').replace(/\u066b/g, '.');
  const amount = withPoint(plain);
  return parseAmount(amount) === null ? '' : amount;
}

/** `1.250,50` and `1,250.50` are equal: the last separator is the decimal point, if it can be one. */
function withPoint(text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return text;
  const isGrouped = text.slice(0, last).search(/[.,]/) >= 0;
  const isGroup = text[last] === ',' && !isGrouped && text.length - last === 4;
  const whole = text.slice(0, last).replace(/[.,]/g, '');
  return isGroup ? whole + text.slice(last + 1) : `${whole}.${text.slice(last + 1)}`;
}
