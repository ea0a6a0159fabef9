import type { CallName } from '../calls/index.ts';
import { agentsAdminSchemas } from './agents-admin.ts';
import { agentIncomeSchemas } from './agent-income.ts';
import { agentLinkSchemas } from './agent-links.ts';
import { agentContractSchemas, agentContractsAdminSchemas } from './agent-contracts.ts';
import { agentTransferSchemas } from './agent-transfers.ts';
import { bonusesAdminSchemas } from './bonuses-admin.ts';
import { bonusSchemas } from './bonuses.ts';
import { chatAdminSchemas, chatSchemas } from './chat.ts';
import { raffleSchemas, rafflesAdminSchemas } from './raffles.ts';
import { leaderboardSchemas, leaderboardsAdminSchemas } from './leaderboards.ts';
import { missionSchemas, missionsAdminSchemas } from './missions.ts';
import { turnoverRebateSchemas, turnoverRebatesAdminSchemas } from './turnover-rebates.ts';
import { campaignsAdminSchemas } from './campaigns-admin.ts';
import { campaignSchemas } from './campaigns.ts';
import { cashierAdminSchemas } from './cashier-admin.ts';
import { cashierSchemas } from './cashier.ts';
import { agentSchemas } from './agents.ts';
import { communitySchemas } from './community.ts';
import { contentAdminSchemas } from './content-admin.ts';
import { contentSchemas } from './content.ts';
import { freeRoundsAdminSchemas } from './free-rounds-admin.ts';
import { freeRoundsSchemas } from './free-rounds.ts';
import { gamesAdminSchemas } from './games-admin.ts';
import { gameSchemas } from './games.ts';
import { identityAdminSchemas } from './identity-admin.ts';
import { identitySchemas } from './identity.ts';
import { inboxAdminSchemas } from './inbox-admin.ts';
import { inboxSchemas } from './inbox.ts';
import { jackpotsAdminSchemas } from './jackpots-admin.ts';
import { jackpotSchemas } from './jackpots.ts';
import { ledgerSchemas } from './ledger.ts';
import { lotteryAdminSchemas } from './lottery-admin.ts';
import { lotteryGamesAdminSchemas } from './lottery-games-admin.ts';
import { lotteryProofSchemas } from './lottery-proof.ts';
import { lotteryRebatesAdminSchemas } from './lottery-rebates-admin.ts';
import { lotterySchemas } from './lottery.ts';
import { memberLabelsSchemas } from './member-labels.ts';
import { membersAdminSchemas } from './members-admin.ts';
import { moduleSchemas } from './modules.ts';
import { operatorSchemas } from './operator.ts';
import { operatorsSchemas } from './operators.ts';
import { pointsAdminSchemas } from './points-admin.ts';
import { pointSchemas } from './points.ts';
import { accountClosureAdminSchemas, accountClosureSchemas } from './account-closure.ts';
import { dataExportSchemas } from './data-export.ts';
import { passkeySchemas } from './passkeys.ts';
import { protectionAdminSchemas } from './protection-admin.ts';
import { protectionSchemas } from './protection.ts';
import { providerPartnersSchemas } from './provider-partners.ts';
import { providersAdminSchemas } from './providers-admin.ts';
import { pushSchemas } from './push.ts';
import { referralSchemas, referralsAdminSchemas } from './referrals.ts';
import { registrationSchemas } from './registration.ts';
import { releaseSchemas } from './releases.ts';
import { reportSchemas } from './reports.ts';
import { rewardsAdminSchemas, rewardSchemas } from './rewards.ts';
import { securitySchemas } from './security.ts';
import { signInServiceSchemas } from './sign-in-services.ts';
import { siteAdminSchemas } from './site-admin.ts';
import { siteSchemas } from './site.ts';
import { supportAdminSchemas } from './support-admin.ts';
import { supportSchemas } from './support.ts';
import { verificationAdminSchemas } from './verification-admin.ts';
import { verificationSchemas } from './verification.ts';
import { vipAdminSchemas, vipSchemas } from './vip.ts';
import { walletSchemas } from './wallet.ts';
import type { CallSchemas } from './call-schemas.ts';

export { moduleDescription, releaseManifest } from './module-description.ts';
export { amount, idOf } from './atoms.ts';
export {
  agentIncomeFileQuery,
  agentIncomeMembersFileQuery,
  teamTransactionsFileQuery,
} from './agent-income.ts';
export { agentLinkMembersFileQuery, agentLinksFileQuery } from './agent-links.ts';
export { pointItemDraft, pointRulesDraft, pointRulesId } from './points.ts';
export { vipLadderDraft, vipLadderId } from './vip.ts';
export { chatRulesDraft, chatRulesId } from './chat.ts';
export { leaderboardDraft } from './leaderboards.ts';
export { missionDraft } from './missions.ts';
export { raffleDraft } from './raffles.ts';
export {
  teamBetsFileQuery,
  teamFileQuery,
  teamMembersFileQuery,
  teamSummaryFileQuery,
} from './agents.ts';
export { agentContractFileQuery, agentPayoutFileQuery } from './agent-contracts.ts';
export { betFileQuery, profitFileQuery } from './reports.ts';
export { campaignDraft, campaignTier } from './campaigns.ts';
export { bannerDraft, helpDraft, helpSlug, noticeDraft } from './content.ts';
export { releaseBegin } from './releases.ts';
export { captchaAnswer, challengePayload, oneTimeCode } from './verification.ts';

/**
 * What each call takes and answers: the server refuses every other input, and forms use the same schemas. The
 * types of the call table are inferred from these.
 */
export const callSchemas = {
  ...agentsAdminSchemas,
  ...agentIncomeSchemas,
  ...agentLinkSchemas,
  ...agentTransferSchemas,
  ...bonusesAdminSchemas,
  ...bonusSchemas,
  ...agentContractSchemas,
  ...agentContractsAdminSchemas,
  ...turnoverRebateSchemas,
  ...missionSchemas,
  ...missionsAdminSchemas,
  ...leaderboardSchemas,
  ...leaderboardsAdminSchemas,
  ...raffleSchemas,
  ...rafflesAdminSchemas,
  ...chatSchemas,
  ...chatAdminSchemas,
  ...turnoverRebatesAdminSchemas,
  ...campaignsAdminSchemas,
  ...campaignSchemas,
  ...cashierAdminSchemas,
  ...cashierSchemas,
  ...agentSchemas,
  ...communitySchemas,
  ...contentAdminSchemas,
  ...contentSchemas,
  ...freeRoundsAdminSchemas,
  ...freeRoundsSchemas,
  ...gamesAdminSchemas,
  ...gameSchemas,
  ...identityAdminSchemas,
  ...identitySchemas,
  ...inboxAdminSchemas,
  ...inboxSchemas,
  ...jackpotsAdminSchemas,
  ...jackpotSchemas,
  ...ledgerSchemas,
  ...lotteryAdminSchemas,
  ...lotteryGamesAdminSchemas,
  ...lotteryProofSchemas,
  ...lotteryRebatesAdminSchemas,
  ...lotterySchemas,
  ...memberLabelsSchemas,
  ...membersAdminSchemas,
  ...moduleSchemas,
  ...operatorSchemas,
  ...operatorsSchemas,
  ...pointsAdminSchemas,
  ...pointSchemas,
  ...passkeySchemas,
  ...dataExportSchemas,
  ...accountClosureSchemas,
  ...accountClosureAdminSchemas,
  ...protectionAdminSchemas,
  ...protectionSchemas,
  ...providerPartnersSchemas,
  ...providersAdminSchemas,
  ...pushSchemas,
  ...referralSchemas,
  ...referralsAdminSchemas,
  ...registrationSchemas,
  ...releaseSchemas,
  ...reportSchemas,
  ...rewardsAdminSchemas,
  ...rewardSchemas,
  ...securitySchemas,
  ...signInServiceSchemas,
  ...siteAdminSchemas,
  ...siteSchemas,
  ...supportAdminSchemas,
  ...supportSchemas,
  ...verificationAdminSchemas,
  ...verificationSchemas,
  ...vipAdminSchemas,
  ...vipSchemas,
  ...walletSchemas,
} satisfies { readonly [Name in CallName]: CallSchemas[string] };
