import { agentIncomeCalls } from './agent-income.ts';
import { agentLinkCalls } from './agent-links.ts';
import { agentContractCalls } from './agent-contracts.ts';
import { agentTransferCalls } from './agent-transfers.ts';
import { bonusCalls } from './bonuses.ts';
import { rewardCalls } from './rewards.ts';
import { chatCalls } from './chat.ts';
import { raffleCalls } from './raffles.ts';
import { leaderboardCalls } from './leaderboards.ts';
import { missionCalls } from './missions.ts';
import { campaignCalls } from './campaigns.ts';
import { turnoverRebateCalls } from './turnover-rebates.ts';
import { freeRoundsCalls } from './free-rounds.ts';
import { cashierCalls } from './cashier.ts';
import { agentCalls } from './agents.ts';
import { communityCalls } from './community.ts';
import { contentCalls } from './content.ts';
import { adminCalls } from './admin.ts';
import { gameCalls } from './games.ts';
import { identityCalls } from './identity.ts';
import { inboxCalls } from './inbox.ts';
import { jackpotCalls } from './jackpots.ts';
import { reportCalls } from './reports.ts';
import { accountClosureAdminCalls } from './account-closure-admin.ts';
import { accountClosureCalls } from './account-closure.ts';
import { dataExportCalls } from './data-export.ts';
import { passkeyCalls } from './passkeys.ts';
import { referralCalls } from './referrals.ts';
import { registrationCalls } from './registration.ts';
import { lotteryCalls } from './lottery.ts';
import { lotteryProofCalls } from './lottery-proof.ts';
import { moduleCalls } from './modules.ts';
import { pointCalls } from './points.ts';
import { protectionCalls } from './protection.ts';
import { pushCalls } from './push.ts';
import { securityCalls } from './security.ts';
import { siteCalls } from './site.ts';
import { supportCalls } from './support.ts';
import { verificationCalls } from './verification.ts';
import { vipCalls } from './vip.ts';
import { walletCalls } from './wallet.ts';

/** The call table: the only place with API paths. */
export const calls = {
  ...siteCalls,
  ...identityCalls,
  ...registrationCalls,
  ...securityCalls,
  ...passkeyCalls,
  ...dataExportCalls,
  ...accountClosureCalls,
  ...accountClosureAdminCalls,
  ...verificationCalls,
  ...walletCalls,
  ...reportCalls,
  ...protectionCalls,
  ...cashierCalls,
  ...agentIncomeCalls,
  ...agentLinkCalls,
  ...agentTransferCalls,
  ...agentContractCalls,
  ...bonusCalls,
  ...rewardCalls,
  ...campaignCalls,
  ...turnoverRebateCalls,
  ...missionCalls,
  ...leaderboardCalls,
  ...pointCalls,
  ...vipCalls,
  ...referralCalls,
  ...raffleCalls,
  ...chatCalls,
  ...freeRoundsCalls,
  ...gameCalls,
  ...jackpotCalls,
  ...lotteryCalls,
  ...lotteryProofCalls,
  ...agentCalls,
  ...communityCalls,
  ...contentCalls,
  ...supportCalls,
  ...inboxCalls,
  ...pushCalls,
  ...moduleCalls,
  ...adminCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
