import type { GameFamily } from '@croupier/contracts';

/** A property of a result: a word, or a word with a number. */
export interface Fact {
  readonly key: string;
  readonly value?: number;
}

type Numbers = readonly number[];

/** The properties of a result that its family's bets refer to; lots need none. */
export function factsOf(family: GameFamily, result: Numbers): readonly Fact[] {
  if (result.length === 0) return [];
  switch (family) {
    case 'k3':
      return [...sumFacts(result, 11), ...(isTriple(result) ? [{ key: 'triple' }] : [])];
    case 'ssc':
      return [...sumFacts(result, 23), race(result[0], result[4])];
    case '3d':
      return sumFacts(result, 14);
    case 'pk10':
      return [...sumFacts(result.slice(0, 2), 12), race(result[0], result[9])];
    case '11x5':
      return sumFacts(result, 31, 30);
    case 'keno':
      return sumFacts(result, 811, 810);
    case 'wingo':
      return wingoFacts(result[0] ?? 0);
    default:
      return [];
  }
}

export type WingoColour = 'green' | 'red' | 'violet';

/** Odd is green, even is red; 0 and 5 are also violet. */
export function coloursOf(digit: number): readonly WingoColour[] {
  const own = digit % 2 === 1 ? 'green' : 'red';
  return digit % 5 === 0 ? [own, 'violet'] : [own];
}

function wingoFacts(digit: number): readonly Fact[] {
  return [{ key: digit >= 5 ? 'big' : 'small' }, ...coloursOf(digit).map((key) => ({ key }))];
}

/** `middle` is neither big nor small. */
function sumFacts(numbers: Numbers, bigFrom: number, middle?: number): readonly Fact[] {
  const sum = numbers.reduce((total, number) => total + number, 0);
  return [
    { key: 'sum', value: sum },
    ...(sum === middle ? [] : [{ key: sum >= bigFrom ? 'big' : 'small' }]),
    { key: sum % 2 === 0 ? 'even' : 'odd' },
  ];
}

function race(first = 0, last = 0): Fact {
  if (first === last) return { key: 'tie' };
  return { key: first > last ? 'dragon' : 'tiger' };
}

function isTriple(numbers: Numbers): boolean {
  return new Set(numbers).size === 1;
}
