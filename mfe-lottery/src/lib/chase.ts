/** A chase as it is being made: which multiplier each issue has; the first is the draw that is on. */
export interface ChasePlan {
  /** How many issues are asked for; 0 while what is typed is no whole number. */
  readonly count: number;
  /** Of each issue; 0 while what is typed is no whole number. */
  readonly multipliers: readonly number[];
  readonly stopOnWin: boolean;
}

export const fewestIssues = 2;
export const mostIssues = 50;
export const mostMultiplier = 999;

export const firstPlan: ChasePlan = { count: 5, multipliers: [1, 1, 1, 1, 1], stopOnWin: true };

/** A plan of so many issues: those there were stay, new ones take the last one's multiplier. */
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

export function isCount(count: number): boolean {
  return count >= fewestIssues && count <= mostIssues;
}

export function isMultiplier(multiplier: number): boolean {
  return multiplier >= 1 && multiplier <= mostMultiplier;
}
