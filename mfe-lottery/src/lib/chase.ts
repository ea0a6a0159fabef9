/** A chase during input: the multiplier of each issue; the first issue is the current draw. */
export interface ChasePlan {
  /** Number of issues; 0 while the typed text is no whole number. */
  readonly count: number;
  /** Multiplier of each issue; 0 while the typed text is no whole number. */
  readonly multipliers: readonly number[];
  readonly stopOnWin: boolean;
}

export const fewestIssues = 2;
export const mostIssues = 50;
export const mostMultiplier = 999;

export const firstPlan: ChasePlan = { count: 5, multipliers: [1, 1, 1, 1, 1], stopOnWin: true };

/** A plan of the given number of issues: existing issues stay, new ones take the last multiplier. */
export function withIssues(plan: ChasePlan, count: number): ChasePlan {
  if (!isCount(count)) return { ...plan, count };
  const last = plan.multipliers.at(-1) ?? 1;
  const multipliers = Array.from({ length: count }, (_, index) => plan.multipliers[index] ?? last);
  return { ...plan, count, multipliers };
}

export function withMultiplier(plan: ChasePlan, index: number, multiplier: number): ChasePlan {
  return {
    ...plan,
    multipliers: plan.multipliers.map((one, at) => (at === index ? multiplier : one)),
  };
}

/** Each issue's multiplier is `times` the previous one, up to the allowed maximum. */
export function growing(plan: ChasePlan, times: number): ChasePlan {
  return {
    ...plan,
    multipliers: plan.multipliers.map((_, index) => Math.min(mostMultiplier, times ** index)),
  };
}

/** How many times the cost of one issue the chase costs. */
export function timesOf({ multipliers }: ChasePlan): number {
  return multipliers.reduce((sum, multiplier) => sum + multiplier, 0);
}

export function isCount(count: number): boolean {
  return count >= fewestIssues && count <= mostIssues;
}

export function isMultiplier(multiplier: number): boolean {
  return multiplier >= 1 && multiplier <= mostMultiplier;
}
