import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

const refreshMs = 20_000;

/** The latest wins; asked for again now and then, because they are nobody's own event. */
export function useWinners(limitNum: number) {
  return useAnswer(calls.winners, { limitNum }, { refreshMs });
}
