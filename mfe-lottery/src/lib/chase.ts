/** A chase as it is being made: which multiplier each issue has; the first is the draw that is on. */
export interface ChasePlan {
  readonly multipliers: readonly number[];
  readonly stopOnWin: boolean;
}

export const mostIssues = 50;
export const mostMultiplier = 999;

/** A plan of so many issues: those there were stay, new ones take the last one's multiplier. */
export function withIssues(plan: ChasePlan, count: number): ChasePlan {
  const wanted = Math.min(mostIssues, Math.max(2, count));
  const last = plan.multipliers.at(-1) ?? 1;
  const more = Array.from({ length: wanted }, (_, index) => plan.multipliers[index] ?? last);
  return { ...plan, multipliers: more };
}

export function withMultiplier(plan: ChasePlan, index: number, multiplier: number): ChasePlan {
  const bounded = Math.min(mostMultiplier, Math.max(1, Math.trunc(multiplier) || 1));
  return {
    ...plan,
    multipliers: plan.multipliers.map((one, at) => (at === index ? bounded : one)),
  };
}

/** Each issue's multiplier is `times` the one before, up to the most there may be. */
export function growing(plan: ChasePlan, times: number): ChasePlan {
  return {
    ...plan,
    multipliers: plan.multipliers.map((_, index) => Math.min(mostMultiplier, times ** index)),
  };
}

/** By how much a chase costs more than one issue of it. */
export function timesOf({ multipliers }: ChasePlan): number {
  return multipliers.reduce((sum, multiplier) => sum + multiplier, 0);
}
