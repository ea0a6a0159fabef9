import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '../lib/use-cursor.ts';

export function useRounds({ input }: Cursor) {
  return useAnswer(calls.rounds, input, { keepPrevious: true });
}
