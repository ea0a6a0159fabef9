import type { MemberId, MemberMission, MissionId } from '@croupier/contracts';
import type { Day } from '../../zoned-day.ts';
import { firstDayOf, isCurrent, windowOf, type MissionWindow } from './mission-period.ts';
import { progressOf, targetOf } from './mission-progress.ts';
import {
  completionsOf,
  openingsOf,
  type Completion,
  type MissionRow,
  type Opening,
  type Reader,
} from './missions.store.ts';

/** How far a member is with a mission in a period. */
export interface Standing {
  readonly member: MemberId;
  readonly mission: MissionRow;
  readonly window: MissionWindow;
  readonly state: MemberMission['state'];
  /** What is done of each step since the mission opened for the member. */
  readonly progress: readonly bigint[];
  /** The sums of the whole period: where a mission that opens now begins to count. */
  readonly sums: readonly bigint[];
  readonly isReached: boolean;
  readonly completion: Completion | null;
}

export interface StandingsQuery {
  readonly members: readonly MemberId[];
  readonly missions: readonly MissionRow[];
  readonly currency: string;
  readonly timeZone: string;
  readonly now: Date;
}

interface Period {
  readonly mission: MissionRow;
  readonly window: MissionWindow;
}

/** The standings of the current missions, and of completed ones of earlier periods that can still be claimed. */
export async function standingsOf(
  reader: Reader,
  query: StandingsQuery,
): Promise<readonly Standing[]> {
  const { members, missions, timeZone, now } = query;
  const all = missions.map((mission) => ({ mission, day: firstDayOf(mission, timeZone, now) }));
  const keys = { missions: missions.map(({ id }) => id), days: all.map(({ day }) => day) };
  const completions = await completionsOf(reader, members, { ...keys, now });
  const current = all
    .filter(({ mission }) => isCurrent(mission, now))
    .map(({ mission, day }) => ({ mission, window: windowOf(mission, timeZone, day) }));
  const periods = members.flatMap((member) => [
    ...current.map((period) => ({ member, ...period })),
    ...earlierOf(completions, { member, missions, current, timeZone }),
  ]);
  const openings = await openingsOf(reader, members, {
    missions: periods.map(({ mission }) => mission.id),
    days: periods.map(({ window }) => window.from),
  });
  const asked = periods.flatMap(({ member, mission, window: { from, to } }) =>
    mission.terms.steps.map((step) => ({ member, from, to, step })),
  );
  const sums = await progressOf(reader, query.currency, asked);
  let next = 0;
  return periods.map((period) => {
    const own = sums.slice(next, (next += period.mission.terms.steps.length));
    return standing(period, own, { completions, openings, now });
  });
}

/** Unclaimed completions of periods that are over. */
function earlierOf(
  completions: readonly Completion[],
  {
    member,
    missions,
    current,
    timeZone,
  }: Pick<StandingsQuery, 'missions' | 'timeZone'> & {
    readonly member: MemberId;
    readonly current: readonly Period[];
  },
): readonly (Period & { readonly member: MemberId })[] {
  const known = new Map(missions.map((mission) => [mission.id, mission]));
  const shown = new Set(current.map(({ mission, window }) => keyOf(mission.id, window.from)));
  return completions.flatMap((completion) => {
    const mission = known.get(completion.mission);
    const isEarlier =
      completion.member === member &&
      completion.claimedAt === null &&
      !shown.has(keyOf(completion.mission, completion.day));
    if (!mission || !isEarlier) return [];
    return [{ member, mission, window: windowOf(mission, timeZone, completion.day) }];
  });
}

const keyOf = (mission: MissionId, day: Day) => `${mission} ${day}`;

function standing(
  { member, mission, window }: Period & { readonly member: MemberId },
  sums: readonly bigint[],
  {
    completions,
    openings,
    now,
  }: { completions: readonly Completion[]; openings: readonly Opening[]; now: Date },
): Standing {
  const isOwn = (one: Opening | Completion) =>
    one.member === member && one.mission === mission.id && one.day === window.from;
  const completion = completions.find(isOwn) ?? null;
  const opening = openings.find(isOwn);
  const progress = sums.map((units, step) => rest(units - (opening?.baseline[step] ?? 0n)));
  const isOpen = mission.terms.after === null || opening !== undefined;
  const isReached =
    isOpen && mission.terms.steps.every((step, index) => (progress[index] ?? 0n) >= targetOf(step));
  const state = stateOf(completion, isOpen, now);
  return { member, mission, window, state, progress, sums, isReached, completion };
}

const rest = (units: bigint) => (units > 0n ? units : 0n);

function stateOf(
  completion: Completion | null,
  isOpen: boolean,
  now: Date,
): MemberMission['state'] {
  if (!completion) return isOpen ? 'open' : 'locked';
  if (completion.claimedAt !== null) return 'claimed';
  const { claimUntil } = completion;
  return claimUntil === null || now < claimUntil ? 'completed' : 'expired';
}
