import { createHash } from 'node:crypto';
import { drawShapes, lengthOf, lotsOf, type DrawFamily } from '@croupier/contracts';

/** Beginning of a game's id → its kind of draw; the first that matches counts. */
const families: readonly (readonly [prefix: string, family: DrawFamily])[] = [
  ['vn-mb', 'VN27'],
  ['vn-', 'VN18'],
  ['thai-', 'THAI'],
  ['4d-', 'D4'],
];

/** Prize → drawn numbers with their leading zeros; `null` for a game that is not held here. */
export type PublishedNumbers = Readonly<Record<string, readonly string[]>>;

/** The numbers of an issue, always the same. */
export function publishedNumbers(game: string, issue: string): PublishedNumbers | null {
  const family = families.find(([prefix]) => game.startsWith(prefix))?.[1];
  const shape = family && drawShapes[family];
  if (shape?.kind !== 'lots') return null;
  const digits = digitsOf(`${game} ${issue}`, lengthOf(shape));
  const prizes = lotsOf(shape.lots, digits);
  return Object.fromEntries(prizes.map(({ prize, numbers }) => [prize, numbers]));
}

/** Digits from SHA-256 of the text and a counter; bytes from 250 on are skipped, so that each digit is equally likely. */
function digitsOf(text: string, count: number): number[] {
  const digits: number[] = [];
  for (let block = 0; digits.length < count; block++)
    for (const byte of createHash('sha256').update(`${text} ${block}`).digest())
      if (byte < 250 && digits.length < count) digits.push(byte % 10);
  return digits;
}
