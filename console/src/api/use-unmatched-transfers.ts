import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

const everyMs = 5_000;

export const useUnmatchedTransfers = () =>
  useCallQuery(calls.unmatchedTransfers, undefined, { refreshMs: everyMs });
