import { roundMs, type LeaguePlan } from './leagues.ts';

/** A round of a league in a season, and when its matches begin. */
export interface Slot {
  readonly season: number;
  readonly round: number;
  readonly startsAt: number;
}

export interface Pairing {
  readonly home: number;
  readonly away: number;
}

/** Everybody meets everybody twice. */
export const roundsOf = ({ teams }: Pick<LeaguePlan, 'teams'>): number => 2 * (teams - 1);

/** The slots of a league that begin from `from` (included) to `until` (excluded). */
export function slotsBetween(
  plan: LeaguePlan,
  begunAt: number,
  { from, until }: { from: number; until: number },
): readonly Slot[] {
  const origin = begunAt + plan.offsetMs;
  const first = Math.max(0, Math.ceil((from - origin) / roundMs));
  const slots: Slot[] = [];
  for (let index = first; origin + index * roundMs < until; index += 1)
    slots.push(slotAt(plan, begunAt, index));
  return slots;
}

function slotAt(plan: LeaguePlan, begunAt: number, index: number): Slot {
  const rounds = roundsOf(plan);
  return {
    season: Math.floor(index / rounds) + 1,
    round: (index % rounds) + 1,
    startsAt: begunAt + plan.offsetMs + index * roundMs,
  };
}

/** When a round of a season begins. */
export function startOf(
  plan: LeaguePlan,
  begunAt: number,
  { season, round }: { season: number; round: number },
): number {
  return begunAt + plan.offsetMs + ((season - 1) * roundsOf(plan) + round - 1) * roundMs;
}

/** The pairings of a round by the circle method; the second half of a season has them reversed. */
export function pairingsOf(teams: number, round: number): readonly Pairing[] {
  const single = teams - 1;
  const turn = (round - 1) % single;
  const isReturn = round > single;
  return Array.from({ length: teams / 2 }, (_, index) => {
    const one = index === 0 ? teams - 1 : (turn + index) % single;
    const other = (turn - index + single) % single;
    // Home matches alternate, so that no team plays a whole half season at home.
    const isSwapped = (index === 0 ? turn % 2 === 1 : index % 2 === 1) !== isReturn;
    return isSwapped ? { home: other, away: one } : { home: one, away: other };
  });
}
