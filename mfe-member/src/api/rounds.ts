import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '../lib/use-cursor.ts';

export function useRounds({ input }: Cursor) {
  return useCallQuery(calls.rounds, input, { keepPrevious: true });
}
