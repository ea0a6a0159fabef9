import { agentsAdminCalls } from './agents-admin.ts';
import { agentContractsAdminCalls } from './agent-contracts-admin.ts';
import { bonusesAdminCalls } from './bonuses-admin.ts';
import { freeRoundsAdminCalls } from './free-rounds-admin.ts';
import { campaignsAdminCalls } from './campaigns-admin.ts';
import { cashierAdminCalls } from './cashier-admin.ts';
import { contentAdminCalls } from './content-admin.ts';
import { gamesAdminCalls } from './games-admin.ts';
import { identityAdminCalls } from './identity-admin.ts';
import { inboxAdminCalls } from './inbox-admin.ts';
import { jackpotsAdminCalls } from './jackpots-admin.ts';
import { ledgerCalls } from './ledger.ts';
import { lotteryAdminCalls } from './lottery-admin.ts';
import { lotteryGamesAdminCalls } from './lottery-games-admin.ts';
import { lotteryRebatesAdminCalls } from './lottery-rebates-admin.ts';
import { memberLabelsCalls } from './member-labels.ts';
import { membersAdminCalls } from './members-admin.ts';
import { operatorCalls } from './operator.ts';
import { operatorsCalls } from './operators.ts';
import { pointsAdminCalls } from './points-admin.ts';
import { protectionAdminCalls } from './protection-admin.ts';
import { providerPartnersCalls } from './provider-partners.ts';
import { providersAdminCalls } from './providers-admin.ts';
import { referralsAdminCalls } from './referrals-admin.ts';
import { releaseCalls } from './releases.ts';
import { rewardsAdminCalls } from './rewards-admin.ts';
import { signInServiceCalls } from './sign-in-services.ts';
import { siteAdminCalls } from './site-admin.ts';
import { supportAdminCalls } from './support-admin.ts';
import { chatAdminCalls } from './chat-admin.ts';
import { rafflesAdminCalls } from './raffles-admin.ts';
import { leaderboardsAdminCalls } from './leaderboards-admin.ts';
import { missionsAdminCalls } from './missions-admin.ts';
import { turnoverRebatesAdminCalls } from './turnover-rebates-admin.ts';
import { verificationAdminCalls } from './verification-admin.ts';
import { vipAdminCalls } from './vip-admin.ts';

/** The operators' part of the call table: players' pages are built without it (`no-admin.ts`). */
export const adminCalls = {
  ...signInServiceCalls,
  ...agentsAdminCalls,
  ...agentContractsAdminCalls,
  ...bonusesAdminCalls,
  ...freeRoundsAdminCalls,
  ...campaignsAdminCalls,
  ...cashierAdminCalls,
  ...contentAdminCalls,
  ...gamesAdminCalls,
  ...identityAdminCalls,
  ...jackpotsAdminCalls,
  ...ledgerCalls,
  ...lotteryAdminCalls,
  ...lotteryGamesAdminCalls,
  ...lotteryRebatesAdminCalls,
  ...memberLabelsCalls,
  ...membersAdminCalls,
  ...operatorCalls,
  ...operatorsCalls,
  ...pointsAdminCalls,
  ...protectionAdminCalls,
  ...providerPartnersCalls,
  ...providersAdminCalls,
  ...releaseCalls,
  ...rewardsAdminCalls,
  ...siteAdminCalls,
  ...supportAdminCalls,
  ...inboxAdminCalls,
  ...turnoverRebatesAdminCalls,
  ...missionsAdminCalls,
  ...leaderboardsAdminCalls,
  ...referralsAdminCalls,
  ...rafflesAdminCalls,
  ...chatAdminCalls,
  ...verificationAdminCalls,
  ...vipAdminCalls,
};
