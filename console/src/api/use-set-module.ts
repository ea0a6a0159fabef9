import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useForgetBoard } from './use-forget-board.ts';

/** Sets what a module leaves to the brand. */
export function useSetModule() {
  const reload = useForgetBoard();
  return { ...useCall(calls.setModule), reload };
}
