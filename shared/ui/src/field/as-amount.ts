import { asciiDigits, parseAmount, type DecimalAmount } from '@croupier/contracts';

/** What a visitor typed, as a decimal string of the wire; `''` where it is no amount. */
export function asAmount(typed: string): DecimalAmount | '' {
  const digits = asciiDigits(typed);
  // Cf: marks of direction come with what is pasted from right-to-left text, and nobody sees them.
  const plain = digits.replace(/[\s\p{Cf}\u066c']/gu, '').replace(/\u066b/g, '.');
  const amount = withPoint(plain);
  return parseAmount(amount) === null ? '' : amount;
}

/** `1.250,50` and `1,250.50` both mean the same: the last separator is the point, if it stands for one. */
function withPoint(text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return text;
  const isGrouped = text.slice(0, last).search(/[.,]/) >= 0;
  const isGroup = text[last] === ',' && !isGrouped && text.length - last === 4;
  const whole = text.slice(0, last).replace(/[.,]/g, '');
  return isGroup ? whole + text.slice(last + 1) : `${whole}.${text.slice(last + 1)}`;
}
