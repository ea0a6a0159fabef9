import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useForgetBoard } from './use-forget-board.ts';

/** Places a module of a brand. The board and the trail are asked for anew afterwards, also after a failure. */
export function usePlaceModule() {
  const reload = useForgetBoard();
  return { ...useCall(calls.placeModule), reload };
}
