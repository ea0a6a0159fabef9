/** A fraction of two integers: rounding happens only at the end. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const whole = (number: number): Fraction => ({ over: BigInt(number), under: 1n });

export const add = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});

export const subtract = (a: Fraction, b: Fraction): Fraction =>
  add(a, { over: -b.over, under: b.under });

export const multiply = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.over,
  under: a.under * b.under,
});

export const divide = (a: Fraction, b: Fraction): Fraction =>
  multiply(a, { over: b.under, under: b.over });
