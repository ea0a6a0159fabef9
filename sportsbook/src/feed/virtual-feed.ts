import { leaguePlans, roundMs, type LeaguePlan } from '../world/leagues.ts';
import { teamsOf } from '../world/teams.ts';
import type { Timeline } from '../world/timeline.ts';
import { matchById, matchesBetween, playOf, type World, type WorldMatch } from '../world/world.ts';
import type { Feed, FeedSink } from './feed.ts';

const tickMs = 250;
/** Fixtures are sent so long before they begin. */
const aheadMs = 3 * roundMs;
/** At a start, results of so long ago are sent: tables and form need them. */
const behindMs = 8 * roundMs;

interface Running {
  readonly match: WorldMatch;
  readonly timeline: Timeline;
  sent: number;
}

/** The virtual leagues as a feed. What it sends follows from the world and the clock alone. */
export function createVirtualFeed(options: {
  readonly world: World;
  readonly now: () => Date;
  readonly plans?: readonly LeaguePlan[];
}): Feed {
  const { world, now, plans = leaguePlans } = options;
  return {
    name: 'virtual',
    start(sink, unfinished) {
      const course = createCourse(world, plans, sink);
      course.begin(now().getTime(), unfinished);
      const timer = setInterval(() => course.advance(now().getTime()), tickMs);
      return { stop: async () => clearInterval(timer) };
    },
  };
}

/** Sends the messages of the virtual leagues up to a moment; tests advance it by hand. */
export function createCourse(world: World, plans: readonly LeaguePlan[], sink: FeedSink) {
  const running = new Map<string, Running>();
  let announcedUntil = 0;

  function announce(match: WorldMatch): void {
    if (running.has(match.fixture.match)) return;
    sink.receive(match.fixture);
    running.set(match.fixture.match, { match, timeline: playOf(world, match), sent: 0 });
  }

  function advance(now: number): void {
    for (const plan of plans)
      for (const match of matchesBetween(world, plan, {
        from: announcedUntil,
        until: now + aheadMs,
      }))
        announce(match);
    announcedUntil = now + aheadMs;
    for (const one of running.values()) proceed(one, now);
    sink.receive({ type: 'alive', at: now });
  }

  function proceed(one: Running, now: number): void {
    const { fixture, seed } = one.match;
    const { events, lengthMs, final } = one.timeline;
    const due = events.slice(one.sent).filter(({ afterMs }) => fixture.starts_at + afterMs <= now);
    one.sent += due.length;
    for (const { incident } of due)
      sink.receive({ type: 'incident', match: fixture.match, incident });
    const at = fixture.starts_at + lengthMs;
    const last = due.at(-1);
    if (last && at > now) {
      const state = { ...last.state, at: fixture.starts_at + last.afterMs };
      sink.receive({ type: 'state', match: fixture.match, state });
    }
    if (at > now) return;
    running.delete(fixture.match);
    sink.receive({
      type: 'result',
      match: fixture.match,
      revision: 1,
      outcome: 'ended',
      ...final,
      seed,
      at,
    });
  }

  return {
    begin(now: number, unfinished: readonly string[]): void {
      for (const plan of plans) {
        const { code: league, vendor, sport, name } = plan;
        const teams = teamsOf(world.seed, plan).map(({ players: _, ...team }) => team);
        sink.receive({ type: 'league', league, vendor, sport, name, teams });
      }
      for (const id of unfinished) {
        const match = matchById(world, id);
        if (match && plans.some(({ code }) => code === match.fixture.league)) announce(match);
      }
      announcedUntil = now - behindMs;
      advance(now);
    },
    advance,
  };
}
