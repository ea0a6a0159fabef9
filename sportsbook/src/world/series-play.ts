import type { Incident, IncidentKind } from '../feed/feed.ts';
import { randomOf, type Random } from '../model/random.ts';
import { mapsToWin, type SeriesExpectation } from '../model/series-model.ts';
import type { Squads } from './football-play.ts';
import type { Timeline, TimelineEvent } from './timeline.ts';

const roundEveryMs = 4_000;
const betweenMapsMs = 12_000;

interface Course {
  readonly events: TimelineEvent[];
  readonly maps: [number, number][];
  nowMs: number;
  home: number;
  away: number;
  rounds: number;
}

/** Plays a best-of-three series: the same course for the same seed, however often it is repeated. */
export function playSeries(seed: string, expectation: SeriesExpectation, squads: Squads): Timeline {
  const random = randomOf(seed);
  const course: Course = { events: [], maps: [], nowMs: 0, home: 0, away: 0, rounds: 0 };
  while (course.home < mapsToWin && course.away < mapsToWin) {
    playMap(course, random, expectation, squads);
    course.nowMs += betweenMapsMs;
  }
  const lengthMs = course.nowMs - betweenMapsMs;
  const { home, away, maps } = course;
  return { events: course.events, lengthMs, final: { home, away, periods: maps } };
}

function playMap(
  course: Course,
  random: Random,
  { round, raceTo }: SeriesExpectation,
  squads: Squads,
): void {
  const map: [number, number] = [0, 0];
  course.maps.push(map);
  add(course, { kind: 'map-start', side: null, player: null });
  while (Math.max(...map) < raceTo) {
    course.nowMs += roundEveryMs;
    const isHome = random() < round;
    map[isHome ? 0 : 1] += 1;
    course.rounds += 1;
    const side = isHome ? 'home' : 'away';
    add(course, { kind: 'round', side, player: squads[side][Math.floor(random() * 5)] ?? null });
  }
  const side = map[0] === raceTo ? 'home' : 'away';
  course[side] += 1;
  add(course, { kind: 'map-end', side, player: null });
}

interface SeriesIncident {
  readonly kind: IncidentKind;
  readonly side: 'home' | 'away' | null;
  readonly player: string | null;
}

function add(course: Course, { kind, side, player }: SeriesIncident): void {
  const [home = 0, away = 0] = course.maps.at(-1) ?? [];
  const clock = course.rounds;
  const n = course.events.length;
  const incident: Incident = { n, clock, kind, side, player, home, away };
  course.events.push({
    afterMs: course.nowMs,
    incident,
    state: {
      phase: kind === 'map-end' ? 'break' : 'live',
      clock,
      speed: 0,
      home: course.home,
      away: course.away,
      periods: course.maps.map(([one, other]): [number, number] => [one, other]),
    },
  });
}
