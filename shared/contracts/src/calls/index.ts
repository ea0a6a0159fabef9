import { communityCalls } from './community.ts';
import { gameCalls } from './games.ts';
import { identityCalls } from './identity.ts';
import { lotteryCalls } from './lottery.ts';
import { operatorCalls } from './operator.ts';
import { siteCalls } from './site.ts';
import { walletCalls } from './wallet.ts';

/** The call table: nobody else writes a path. */
export const calls = {
  ...siteCalls,
  ...identityCalls,
  ...walletCalls,
  ...gameCalls,
  ...lotteryCalls,
  ...communityCalls,
  ...operatorCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
