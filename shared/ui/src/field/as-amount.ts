import { parseAmount, type DecimalAmount } from '@croupier/contracts';

const zeros = [0x09e6, 0x0660, 0x06f0]; // Bengali, Arabic-Indic, extended Arabic-Indic

/** What a visitor typed, as a decimal string of the wire; `''` where it is no amount. */
export function asAmount(typed: string): DecimalAmount | '' {
  const digits = typed.replace(/[\u0660-\u0669\u06f0-\u06f9\u09e6-\u09ef]/g, asciiDigit);
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

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code));
}
