/** A decided match. */
export interface Final {
  /** Goals, or maps won. */
  readonly home: number;
  readonly away: number;
  /** Football: the score of each half; a series: the rounds of each map. */
  readonly periods: readonly (readonly [number, number])[];
}

/**
 * How a selection ended, in halves of the stake: `win` halves are paid at the price, `refund` halves are returned, and the
 * rest is lost. A quarter line can win one half and return the other.
 */
export interface Result {
  readonly win: 0 | 1 | 2;
  readonly refund: 0 | 1 | 2;
}

export const won: Result = { win: 2, refund: 0 };
export const lost: Result = { win: 0, refund: 0 };
export const returned: Result = { win: 0, refund: 2 };

export const wonIf = (holds: boolean): Result => (holds ? won : lost);

/** The result of a margin: above zero wins, zero is returned. Quarter lines are the two lines beside them. */
export function resultOfMargin(margin: number): Result {
  if (margin >= 0.5) return won;
  if (margin <= -0.5) return lost;
  if (margin === 0) return returned;
  return margin > 0 ? { win: 1, refund: 1 } : { win: 0, refund: 1 };
}
