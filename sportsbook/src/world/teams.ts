import type { FeedTeam } from '../feed/feed.ts';
import { childSeed, pick, randomOf, shuffled, type Random } from '../model/random.ts';
import type { LeaguePlan } from './leagues.ts';
import {
  clubPlaces,
  clubSuffixes,
  esportsHeads,
  esportsTails,
  firstNames,
  lastNames,
  type Region,
} from './names.ts';

export interface WorldTeam extends FeedTeam {
  /** Eleven players, the goalkeeper first; five in esports. */
  readonly players: readonly string[];
}

const teamsByLeague = new Map<string, readonly WorldTeam[]>();

/** The teams of a league: the same ones in every season of a world. */
export function teamsOf(seed: string, plan: LeaguePlan): readonly WorldTeam[] {
  const key = `${seed}/${plan.code}`;
  const known = teamsByLeague.get(key) ?? makeTeams(seed, plan);
  teamsByLeague.set(key, known);
  return known;
}

function makeTeams(seed: string, plan: LeaguePlan): readonly WorldTeam[] {
  const random = randomOf(childSeed(seed, `teams/${plan.code}`));
  const names = plan.sport === 'football' ? clubNames(random, plan.region) : squadNames(random);
  return names.slice(0, plan.teams).map((name, index) => {
    const hue = Math.floor(random() * 360);
    return {
      code: `${plan.code}-${index + 1}`,
      name,
      hues: [hue, (hue + 120 + Math.floor(random() * 120)) % 360],
      crest: [index, Math.floor(random() * 60), Math.floor(random() * 60)],
      players: playersOf(random, plan),
    };
  });
}

const words = (list: string): readonly string[] => list.split('|');

function clubNames(random: Random, region: Region): readonly string[] {
  const suffixes = words(clubSuffixes[region]);
  return shuffled(random, words(clubPlaces[region])).map(
    (place) => `${place} ${pick(random, suffixes)}`,
  );
}

function squadNames(random: Random): readonly string[] {
  const tails = shuffled(random, words(esportsTails));
  return shuffled(random, words(esportsHeads))
    .slice(0, tails.length)
    .map((head, index) => `${head} ${tails[index] ?? ''}`);
}

function playersOf(random: Random, { sport, region }: LeaguePlan): readonly string[] {
  const lasts = shuffled(random, words(lastNames[region]));
  const firsts = shuffled(random, words(firstNames[region]));
  return lasts
    .slice(0, sport === 'football' ? 14 : 5)
    .map((last, index) => `${(firsts[index] ?? '').slice(0, 1)}. ${last}`);
}
