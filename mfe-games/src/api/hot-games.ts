import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useHotGames() {
  return useAnswer(calls.hotGames, {});
}
