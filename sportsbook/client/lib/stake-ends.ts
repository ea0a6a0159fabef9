import type { StakeEnds } from '../../src/play-protocol.ts';
import { board } from './board.ts';
import { page } from './page.ts';
import type { SlipLeg } from './slip.ts';

/** The stakes that all leagues of these selections take, within the book's own limits. */
export function stakeEndsOf(legs: readonly SlipLeg[]): StakeEnds {
  const matches = board.get()?.matches;
  const { least, most } = page.limits;
  return legs
    .map(({ match }) => page.leagueStakes[matches?.get(match)?.league ?? ''])
    .reduce<StakeEnds>((all, own) => (own ? both(all, own) : all), { least, most });
}

const both = (one: StakeEnds, other: StakeEnds): StakeEnds => ({
  least: Number(other.least) > Number(one.least) ? other.least : one.least,
  most: Number(other.most) < Number(one.most) ? other.most : one.most,
});
