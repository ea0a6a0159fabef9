import { languages, parseAmount, type Localized } from '@croupier/contracts';
import { stakeEnds, type Game } from './game.ts';
import { sides, takeoutPercent, type Side } from './regatta-odds.ts';

/** A bet on one result of the race that currently accepts bets. */
export interface RaceChoice {
  readonly race: string;
  readonly side: Side;
}

export interface RegattaNames {
  readonly code: string;
  readonly name: Localized;
  readonly art: string;
  readonly bettingMs: number;
  readonly raceMs: number;
  readonly stakes: Game['stakes'];
  readonly isHot: boolean;
}

/** Two boats and one pool: everybody watches the same race, and the winners share what was staked. */
export function regattaGame({ code, name, art, stakes, isHot, ...times }: RegattaNames): Game {
  return {
    listing: {
      code,
      name,
      // The lobby lists the sports of this provider in a category of their own.
      kind: 'SPORTS',
      classify: 'boat-race',
      launch_path: `/play/${code}`,
      art,
      rtp: 100 - takeoutPercent,
      ...stakeEnds(stakes),
      languages,
      hot: isHot,
      has_fun_play: true,
    },
    stakes,
    face: { kind: 'regatta', ...times },
    roundsAtOnce: 12,
    isPacedByRoom: true,
    costOf: ({ currency, stake, choice }) =>
      stakes[currency]?.includes(stake) && isRaceChoice(choice) ? parseAmount(stake) : null,
    // The race decides the round.
    decide: () => null,
  };
}

export function isRaceChoice(data: unknown): data is RaceChoice {
  if (typeof data !== 'object' || data === null || !('race' in data) || !('side' in data))
    return false;
  const { race, side } = data;
  return typeof race === 'string' && sides.some((one) => one === side);
}
