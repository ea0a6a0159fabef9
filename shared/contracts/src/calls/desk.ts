import { bonusesDeskCalls } from './bonuses-desk.ts';
import { freeRoundsDeskCalls } from './free-rounds-desk.ts';
import { cashierDeskCalls } from './cashier-desk.ts';
import { contentDeskCalls } from './content-desk.ts';
import { gamesDeskCalls } from './games-desk.ts';
import { identityDeskCalls } from './identity-desk.ts';
import { jackpotsDeskCalls } from './jackpots-desk.ts';
import { ledgerCalls } from './ledger.ts';
import { lotteryDeskCalls } from './lottery-desk.ts';
import { lotteryGamesDeskCalls } from './lottery-games-desk.ts';
import { lotteryRebatesDeskCalls } from './lottery-rebates-desk.ts';
import { membersDeskCalls } from './members-desk.ts';
import { operatorCalls } from './operator.ts';
import { operatorsCalls } from './operators.ts';
import { protectionDeskCalls } from './protection-desk.ts';
import { providerPartnersCalls } from './provider-partners.ts';
import { providersDeskCalls } from './providers-desk.ts';
import { releaseCalls } from './releases.ts';
import { signInServiceCalls } from './sign-in-services.ts';
import { siteDeskCalls } from './site-desk.ts';
import { supportDeskCalls } from './support-desk.ts';
import { verificationDeskCalls } from './verification-desk.ts';

/** The operators' part of the call table: pages of players are built without it (`no-desk.ts`). */
export const deskCalls = {
  ...signInServiceCalls,
  ...bonusesDeskCalls,
  ...freeRoundsDeskCalls,
  ...cashierDeskCalls,
  ...contentDeskCalls,
  ...gamesDeskCalls,
  ...identityDeskCalls,
  ...jackpotsDeskCalls,
  ...ledgerCalls,
  ...lotteryDeskCalls,
  ...lotteryGamesDeskCalls,
  ...lotteryRebatesDeskCalls,
  ...membersDeskCalls,
  ...operatorCalls,
  ...operatorsCalls,
  ...protectionDeskCalls,
  ...providerPartnersCalls,
  ...providersDeskCalls,
  ...releaseCalls,
  ...siteDeskCalls,
  ...supportDeskCalls,
  ...verificationDeskCalls,
};
