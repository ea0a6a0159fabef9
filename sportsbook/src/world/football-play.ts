import type { Incident, IncidentKind } from '../feed/feed.ts';
import { poissonCount, randomOf, type Random } from '../model/random.ts';
import {
  finalScores,
  minutesOfMatch,
  timeOfShare,
  type Expectation,
  type Score,
} from '../model/score-model.ts';
import type { Timeline, TimelineEvent } from './timeline.ts';

export const minuteMs = 2_500;
const breakMs = 15_000;
const half = minutesOfMatch / 2;

type Side = 'home' | 'away';

interface Moment {
  readonly minute: number;
  readonly kind: IncidentKind;
  readonly side: Side | null;
  readonly player: string | null;
}

export interface Squads {
  readonly home: readonly string[];
  readonly away: readonly string[];
}

/** Plays a match: the same course for the same seed, however often it is repeated. */
export function playFootball(seed: string, expectation: Expectation, squads: Squads): Timeline {
  const random = randomOf(seed);
  const final = drawFinal(random(), expectation);
  const goals = (['home', 'away'] as const).flatMap((side) =>
    Array.from({ length: final[side] }, () => goal(random, side, squads[side])),
  );
  const moments = [...goals, ...sideShows(random, expectation, squads)].toSorted(
    (one, other) => one.minute - other.minute,
  );
  return timelineOf(moments);
}

/** The final score at a point of the cumulative distribution. */
export function drawFinal(point: number, expectation: Expectation): Score {
  const scores = finalScores(expectation);
  let left = point;
  for (const { home, away, chance } of scores) {
    if (left < chance) return { home, away };
    left -= chance;
  }
  return { home: 0, away: 0 };
}

function goal(random: Random, side: Side, squad: readonly string[]): Moment {
  const minute = timeOfShare(random()) * minutesOfMatch;
  // Attackers are at the end of the eleven, and score most.
  const index = 1 + Math.floor(Math.sqrt(random()) * 10);
  return { minute, kind: 'goal', side, player: squad[index] ?? null };
}

/** Events that change no price: corners, shots, cards, substitutions. */
function sideShows(random: Random, expectation: Expectation, squads: Squads): readonly Moment[] {
  const rates = { corner: 3.4, shot: 2.6, yellow: 1.2 };
  const kinds: readonly (keyof typeof rates)[] = ['corner', 'shot', 'yellow'];
  const shows = (['home', 'away'] as const).flatMap((side) =>
    kinds.flatMap((kind) => {
      const mean = rates[kind] + (kind === 'yellow' ? 0.6 : expectation[side]);
      return Array.from({ length: poissonCount(random, mean) }, () => ({
        minute: random() * minutesOfMatch,
        kind,
        side,
        player: kind === 'corner' ? null : outfield(random, squads[side]),
      }));
    }),
  );
  const substitutions = (['home', 'away'] as const).flatMap((side) =>
    squads[side].slice(11).map((player) => ({
      minute: half + 8 + random() * 30,
      kind: 'substitution' as const,
      side,
      player,
    })),
  );
  return [...shows, ...substitutions];
}

const outfield = (random: Random, squad: readonly string[]): string | null =>
  squad[1 + Math.floor(random() * 10)] ?? null;

function timelineOf(moments: readonly Moment[]): Timeline {
  const mark = (minute: number, kind: IncidentKind): Moment => ({
    minute,
    kind,
    side: null,
    player: null,
  });
  const firstHalf = moments.filter(({ minute }) => minute < half);
  const secondHalf = moments.filter(({ minute }) => minute >= half);
  const all: readonly [Moment, number][] = [
    ...phased([mark(0, 'kick-off'), ...firstHalf, mark(half, 'half-time')], 0),
    ...phased(
      [mark(half, 'second-half'), ...secondHalf, mark(minutesOfMatch, 'full-time')],
      breakMs,
    ),
  ];
  let score: Score = { home: 0, away: 0 };
  let atHalf: Score | null = null;
  const events = all.map(([moment, pause], n): TimelineEvent => {
    if (moment.kind === 'goal' && moment.side)
      score = { ...score, [moment.side]: score[moment.side] + 1 };
    if (moment.kind === 'half-time') atHalf = score;
    return eventOf({ moment, pause, n, score, atHalf });
  });
  const last = events.at(-1)?.state;
  return {
    events,
    lengthMs: minutesOfMatch * minuteMs + breakMs,
    final: { ...score, periods: last?.periods ?? [] },
  };
}

const phased = (moments: readonly Moment[], pause: number): readonly [Moment, number][] =>
  moments.map((moment) => [moment, pause]);

interface TimedMoment {
  readonly moment: Moment;
  readonly pause: number;
  readonly n: number;
  readonly score: Score;
  readonly atHalf: Score | null;
}

function eventOf({ moment, pause, n, score, atHalf }: TimedMoment): TimelineEvent {
  const { kind, side, player, minute } = moment;
  const incident: Incident = { n, clock: minute, kind, side, player, ...score };
  const isStill = kind === 'half-time' || kind === 'full-time';
  return {
    afterMs: Math.round(minute * minuteMs + pause),
    incident,
    state: {
      phase: kind === 'half-time' ? 'break' : 'live',
      clock: minute,
      speed: isStill ? 0 : 1_000 / minuteMs,
      ...score,
      periods: periodsOf(score, atHalf),
    },
  };
}

function periodsOf(score: Score, atHalf: Score | null): [number, number][] {
  if (!atHalf) return [[score.home, score.away]];
  return [
    [atHalf.home, atHalf.away],
    [score.home - atHalf.home, score.away - atHalf.away],
  ];
}
