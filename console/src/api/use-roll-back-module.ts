import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useForgetBoard } from './use-forget-board.ts';

/** Ends a trial, or leads back to the last good release. */
export function useRollBackModule() {
  const reload = useForgetBoard();
  return { ...useCall(calls.rollBackModule), reload };
}
