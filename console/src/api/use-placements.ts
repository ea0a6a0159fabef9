import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** A version on trial can go back by itself: the board shows it without being asked. */
const refreshMs = 10_000;

export const usePlacements = (brand: string) =>
  useCallQuery(calls.placements, { brand }, { refreshMs });
