export const questions = ['more', 'chase', 'borrow', 'hide', 'stop', 'mood'] as const;
export type Question = (typeof questions)[number];

export const answers = ['never', 'sometimes', 'often'] as const;
export type Answer = (typeof answers)[number];

const weights: Readonly<Record<Answer, number>> = { never: 0, sometimes: 1, often: 2 };

/** The result of the answers; `null` until all are given. One "often" is never a light result. */
export function selfTestResult(
  given: Readonly<Partial<Record<Question, Answer>>>,
): 'light' | 'watchful' | 'serious' | null {
  const all = questions.flatMap((question) => given[question] ?? []);
  if (all.length < questions.length) return null;
  const sum = all.reduce((total, answer) => total + weights[answer], 0);
  if (sum >= 5) return 'serious';
  return sum >= 2 ? 'watchful' : 'light';
}
