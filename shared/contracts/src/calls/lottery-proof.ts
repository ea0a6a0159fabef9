import { call, callTable } from '../call.ts';
import type { lotteryProofSchemas } from '../schemas/lottery-proof.ts';

export const lotteryProofCalls = callTable<typeof lotteryProofSchemas>()({
  /** Commits of a game after `place`, at most 1,000: a stored copy reveals a later exchange. */
  commitChain: call('GET /lgw/games/:gameId/commits'),
  drawRecord: call('GET /lgw/draws/:drawId/record'),
});
