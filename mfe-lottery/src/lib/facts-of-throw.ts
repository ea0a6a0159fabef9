/** What a throw of three dice counts as. */
export interface ThrowFacts {
  readonly sum: number;
  readonly size: 'big' | 'small';
  readonly parity: 'odd' | 'even';
}

export function factsOfThrow(faces: readonly number[]): ThrowFacts {
  const sum = faces.reduce((total, face) => total + face, 0);
  return { sum, size: sum > 10 ? 'big' : 'small', parity: sum % 2 === 0 ? 'even' : 'odd' };
}
