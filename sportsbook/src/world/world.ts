import type { Fixture } from '../feed/feed.ts';
import { childSeed, commitOf, randomOf } from '../model/random.ts';
import type { Expectation } from '../model/score-model.ts';
import type { SeriesExpectation } from '../model/series-model.ts';
import { playFootball } from './football-play.ts';
import { leaguePlan, type LeaguePlan } from './leagues.ts';
import { pairingsOf, slotsBetween, startOf, type Slot } from './schedule.ts';
import { playSeries } from './series-play.ts';
import { teamsOf } from './teams.ts';
import type { Timeline } from './timeline.ts';

/**
 * Everything in a world follows from these two values: a restarted process continues from the state of the
 * killed one.
 */
export interface World {
  /** 32 random bytes, lower-case hex; never published. */
  readonly seed: string;
  /** When the first season began. */
  readonly begunAt: number;
}

export interface WorldMatch {
  readonly fixture: Fixture;
  /** Published after the match; its SHA-256 is in the fixture. */
  readonly seed: string;
}

/** The matches of a league that begin in a time range. */
export function matchesBetween(
  world: World,
  plan: LeaguePlan,
  range: { from: number; until: number },
): readonly WorldMatch[] {
  return slotsBetween(plan, world.begunAt, range).flatMap((slot) => matchesOf(world, plan, slot));
}

function matchesOf(world: World, plan: LeaguePlan, slot: Slot): readonly WorldMatch[] {
  return pairingsOf(plan.teams, slot.round).map((_, number) => matchIn(world, plan, slot, number));
}

const idPattern = /^(.+)-s(\d+)-r(\d+)-(\d+)$/;

/** A match by its id; `null` for an id of no league. */
export function matchById(world: World, id: string): WorldMatch | null {
  const [, code = '', season = '', round = '', number = ''] = idPattern.exec(id) ?? [];
  const plan = leaguePlan(code);
  if (!plan) return null;
  const place = { season: Number(season), round: Number(round) };
  const slot = { ...place, startsAt: startOf(plan, world.begunAt, place) };
  return matchIn(world, plan, slot, Number(number));
}

function matchIn(world: World, plan: LeaguePlan, slot: Slot, number: number): WorldMatch {
  const { season, round, startsAt } = slot;
  const pairing = pairingsOf(plan.teams, round)[number];
  const teams = teamsOf(world.seed, plan);
  const [home, away] = [teams[pairing?.home ?? 0], teams[pairing?.away ?? 1]];
  if (!pairing || !home || !away) throw new Error(`no match ${number} in a round of ${plan.code}`);
  const seasonSeed = childSeed(world.seed, `season/${plan.code}/${season}`);
  const seed = childSeed(seasonSeed, `match/${round}/${number}`);
  const strengths = strengthsOf(seasonSeed, plan);
  return {
    seed,
    fixture: {
      type: 'fixture',
      match: `${plan.code}-s${season}-r${round}-${number}`,
      league: plan.code,
      season,
      round,
      starts_at: startsAt,
      home: home.code,
      away: away.code,
      expectation: expectationOf(plan, strengths[pairing.home], strengths[pairing.away]),
      commit: commitOf(seed),
    },
  };
}

interface Strength {
  readonly attack: number;
  readonly defence: number;
}

/** Strengths change with the season. */
function strengthsOf(seasonSeed: string, { teams }: LeaguePlan): readonly Strength[] {
  const random = randomOf(childSeed(seasonSeed, 'strengths'));
  const spread = () => (random() + random() - 1) * 0.5;
  return Array.from({ length: teams }, () => ({ attack: spread(), defence: spread() }));
}

const averageGoals = { home: 1.5, away: 1.15 };
const thousandths = (value: number): number => Math.round(value * 1_000) / 1_000;

function expectationOf(
  plan: LeaguePlan,
  home: Strength = { attack: 0, defence: 0 },
  away: Strength = { attack: 0, defence: 0 },
): Fixture['expectation'] {
  if (plan.sport === 'football')
    return {
      home_goals: thousandths(averageGoals.home * Math.exp(home.attack - away.defence)),
      away_goals: thousandths(averageGoals.away * Math.exp(away.attack - home.defence)),
    };
  const edge = home.attack + home.defence - away.attack - away.defence;
  return { round: thousandths(1 / (1 + Math.exp(-edge / 4))), race_to: plan.raceTo };
}

/** The whole course of a match. */
export function playOf(world: World, { fixture, seed }: WorldMatch): Timeline {
  const plan = leaguePlan(fixture.league);
  const teams = plan ? teamsOf(world.seed, plan) : [];
  const players = (code: string) => teams.find((team) => team.code === code)?.players ?? [];
  const squads = { home: players(fixture.home), away: players(fixture.away) };
  return replay(seed, fixture.expectation, squads);
}

/** Repeats a match from its published seed; the page does the same to verify it. */
export function replay(
  seed: string,
  expected: Fixture['expectation'],
  squads: { readonly home: readonly string[]; readonly away: readonly string[] },
): Timeline {
  return 'round' in expected
    ? playSeries(seed, seriesExpectation(expected), squads)
    : playFootball(seed, goalExpectation(expected), squads);
}

type Expected = Fixture['expectation'];

export const goalExpectation = (
  expected: Extract<Expected, { home_goals: number }>,
): Expectation => ({ home: expected.home_goals, away: expected.away_goals });

export const seriesExpectation = (
  expected: Extract<Expected, { round: number }>,
): SeriesExpectation => ({ round: expected.round, raceTo: expected.race_to });
