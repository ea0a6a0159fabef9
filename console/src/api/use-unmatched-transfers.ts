import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

const everyMs = 5_000;

export const useUnmatchedTransfers = () =>
  useAnswer(calls.unmatchedTransfers, undefined, { refreshMs: everyMs });
