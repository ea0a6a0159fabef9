import { commitOf } from '../model/random.ts';
import { leaguePlans } from './leagues.ts';
import { pairingsOf, roundsOf } from './schedule.ts';
import { teamsOf } from './teams.ts';
import { matchById, matchesBetween, playOf, replay, type World } from './world.ts';

const world: World = { seed: 'ab'.repeat(32), begunAt: Date.parse('2026-01-05T12:00:00Z') };
const hourMs = 3_600_000;
const range = { from: world.begunAt, until: world.begunAt + hourMs };

test('a season is a double round robin: every team once per round, every pair once at each home', () => {
  for (const plan of leaguePlans) {
    const seen = new Set<string>();
    for (let round = 1; round <= roundsOf(plan); round += 1) {
      const pairings = pairingsOf(plan.teams, round);
      const teams = pairings.flatMap(({ home, away }) => [home, away]);
      expect(new Set(teams).size).toBe(plan.teams);
      for (const { home, away } of pairings) seen.add(`${home}-${away}`);
    }
    expect(seen.size).toBe(plan.teams * (plan.teams - 1));
  }
});

test('teams have different names and codes, and enough players', () => {
  for (const plan of leaguePlans) {
    const teams = teamsOf(world.seed, plan);
    expect(new Set(teams.map(({ name }) => name)).size).toBe(plan.teams);
    expect(new Set(teams.map(({ code }) => code)).size).toBe(plan.teams);
    for (const { players } of teams)
      expect(new Set(players).size).toBe(plan.sport === 'football' ? 14 : 5);
  }
});

test('a repeated simulation gives the same match, and its seed is the one of the fixture', () => {
  for (const plan of leaguePlans)
    for (const match of matchesBetween(world, plan, range)) {
      expect(commitOf(match.seed)).toBe(match.fixture.commit);
      expect(matchById({ ...world }, match.fixture.match)).toEqual(match);
      const { final } = playOf(world, match);
      const nobody = { home: ['A. B'], away: ['A. B'] };
      const again = replay(match.seed, match.fixture.expectation, nobody).final;
      expect([again.home, again.away]).toEqual([final.home, final.away]);
    }
});

test('another world has other matches', () => {
  const [plan] = leaguePlans;
  if (!plan) throw new Error('no league');
  const other = { ...world, seed: 'cd'.repeat(32) };
  const scores = (one: World) =>
    matchesBetween(one, plan, range).map((match) => playOf(one, match).final);
  expect(scores(other)).not.toEqual(scores(world));
});

test('a course never goes back: clocks, scores and times grow, and end with the final score', () => {
  for (const plan of leaguePlans)
    for (const match of matchesBetween(world, plan, range)) {
      const { events, final, lengthMs } = playOf(world, match);
      for (const [index, { afterMs, state }] of events.entries()) {
        const before = events[index - 1];
        expect(afterMs).toBeGreaterThanOrEqual(before?.afterMs ?? 0);
        expect(state.clock).toBeGreaterThanOrEqual(before?.state.clock ?? 0);
        expect(state.home).toBeGreaterThanOrEqual(before?.state.home ?? 0);
      }
      const last = events.at(-1);
      expect([last?.state.home, last?.state.away]).toEqual([final.home, final.away]);
      expect(last?.afterMs).toBe(lengthMs);
    }
});

test('at any moment ten to thirty football matches are in play', () => {
  const matches = leaguePlans
    .filter(({ vendor }) => vendor === 'fb')
    .flatMap((plan) => matchesBetween(world, plan, range));
  for (let minute = 10; minute < 55; minute += 1) {
    const at = world.begunAt + minute * 60_000 + 1;
    const playing = matches.filter(
      ({ fixture }) => fixture.starts_at <= at && at < fixture.starts_at + 240_000,
    );
    expect(playing.length).toBeGreaterThanOrEqual(10);
    expect(playing.length).toBeLessThanOrEqual(30);
  }
});
