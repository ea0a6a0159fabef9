import { call, callTable } from '../call.ts';
import type { vipSchemas } from '../schemas/vip.ts';

export const vipCalls = callTable<typeof vipSchemas>()({
  /** The levels with their benefits; visitors see them too. */
  vipLadder: call('GET /wps/vip/levels'),
  playerRank: call('GET /wps/vip/rank', { audience: 'member' }),
});
