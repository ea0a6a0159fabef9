import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** The registry can end a trial automatically: polling shows the change on the board. */
const refreshMs = 10_000;

export const usePlacements = (brand: string) =>
  useCallQuery(calls.placements, { brand }, { refreshMs });
