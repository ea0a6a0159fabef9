import { cashierCalls } from './cashier.ts';
import { cashierDeskCalls } from './cashier-desk.ts';
import { communityCalls } from './community.ts';
import { contentCalls } from './content.ts';
import { gameCalls } from './games.ts';
import { identityCalls } from './identity.ts';
import { registrationCalls } from './registration.ts';
import { ledgerCalls } from './ledger.ts';
import { lotteryCalls } from './lottery.ts';
import { lotteryDeskCalls } from './lottery-desk.ts';
import { lotteryGamesDeskCalls } from './lottery-games-desk.ts';
import { lotteryProofCalls } from './lottery-proof.ts';
import { moduleCalls } from './modules.ts';
import { operatorCalls } from './operator.ts';
import { providersDeskCalls } from './providers-desk.ts';
import { protectionCalls } from './protection.ts';
import { releaseCalls } from './releases.ts';
import { siteCalls } from './site.ts';
import { verificationCalls } from './verification.ts';
import { walletCalls } from './wallet.ts';

/** The call table: nobody else writes a path. */
export const calls = {
  ...siteCalls,
  ...identityCalls,
  ...registrationCalls,
  ...verificationCalls,
  ...walletCalls,
  ...protectionCalls,
  ...cashierCalls,
  ...cashierDeskCalls,
  ...gameCalls,
  ...providersDeskCalls,
  ...lotteryCalls,
  ...lotteryDeskCalls,
  ...lotteryGamesDeskCalls,
  ...lotteryProofCalls,
  ...communityCalls,
  ...contentCalls,
  ...operatorCalls,
  ...ledgerCalls,
  ...moduleCalls,
  ...releaseCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
