import type { OperatorPermission } from './operator-permission-names.ts';
import type { PermissionScope } from './schemas/operator-permissions.ts';
import type { InputOf } from './call.ts';
import type { CallName, Calls } from './calls/index.ts';
import type { DepositId, MemberId, SupportRoomId, WithdrawalId } from './ids.ts';

/** Whether a permission is held for a brand; for `null`, whether for every brand. */
export function reaches(
  reach: PermissionScope,
  permission: OperatorPermission,
  brand: string | null,
): boolean {
  const brands = reach[permission];
  if (brands === undefined) return false;
  return brands === null || (brand !== null && brands.includes(brand));
}

/**
 * What a call works on, which decides the brand of its permission. `own`: the operator's own account, no
 * permission is needed. `any`: not brand-specific, the permission for any brand is enough. `house`: shared by
 * all brands, the permission is needed for all of them. `brand`: the brand named in the input; all brands if
 * the brand is optional and omitted. For the other scopes the brand is found by the id in the input.
 */
export type Scope = 'own' | 'any' | 'house' | 'brand' | Subject;
export type Subject = 'withdrawal' | 'deposit' | 'member' | 'room';

export interface OperatorRule {
  readonly permission: OperatorPermission | null;
  readonly scope: Scope;
  /**
   * Money, roles or releases: an operator with a second factor must have confirmed it within the last
   * minutes.
   */
  readonly isSensitive: boolean;
  /** Moves money, decides draws, or changes who may: requires a second factor. */
  readonly needsFactor: boolean;
}

type Rule<S extends Scope> = OperatorRule & { readonly scope: S };

const rule = <const S extends Exclude<Scope, 'own'>>(
  permission: OperatorPermission,
  scope: S,
): Rule<S> => ({ permission, scope, isSensitive: false, needsFactor: false });
const sensitive = <const S extends Exclude<Scope, 'own'>>(
  permission: OperatorPermission,
  scope: S,
): Rule<S> => ({ permission, scope, isSensitive: true, needsFactor: false });
const moving = <const S extends Exclude<Scope, 'own'>>(
  permission: OperatorPermission,
  scope: S,
): Rule<S> => ({ permission, scope, isSensitive: true, needsFactor: true });
const own: Rule<'own'> = { permission: null, scope: 'own', isSensitive: false, needsFactor: false };

export type OperatorCall = {
  [Name in CallName]: Calls[Name]['audience'] extends 'operator' ? Name : never;
}[CallName];

type ScopeFor<Input> = 'brand' extends keyof Input
  ? 'brand'
  : 'house' | 'any' | 'own' | SubjectOf<Input>;
type SubjectOf<Input> = [Input] extends [{ id: WithdrawalId }]
  ? 'withdrawal'
  : [Input] extends [{ id: DepositId }]
    ? 'deposit'
    : [Input] extends [{ memberId: MemberId }]
      ? 'member'
      : [Input] extends [{ roomId: SupportRoomId }]
        ? 'room'
        : never;

/** Every operators' call has an entry here, otherwise this does not compile; the registrar enforces it. */
export const operatorRules: {
  readonly [Name in OperatorCall]: Rule<ScopeFor<InputOf<Calls[Name]>>>;
} = {
  operatorInfo: own,
  operatorLogout: own,
  brands: own,
  confirmOperator: own,
  beginSecondFactor: own,
  finishSecondFactor: own,
  removeSecondFactor: own,
  renewRecoveryCodes: own,
  changeOperatorPassword: own,
  operatorSessions: own,
  endOperatorSession: own,

  operators: rule('operators', 'house'),
  inviteOperator: sensitive('operators', 'house'),
  grantRoles: sensitive('operators', 'house'),
  setOperatorState: sensitive('operators', 'house'),
  resetOperator: sensitive('operators', 'house'),
  vouchForOperator: moving('operators', 'house'),
  colleagueSessions: rule('operators', 'house'),
  endColleagueSession: rule('operators', 'house'),
  saveRole: sensitive('operators', 'house'),
  removeRole: sensitive('operators', 'house'),

  placements: rule('modules', 'brand'),
  placeModule: sensitive('modules', 'brand'),
  rollBackModule: rule('modules', 'brand'),
  setModule: rule('modules', 'brand'),
  previewModule: rule('modules', 'brand'),
  localBuilds: rule('modules', 'any'),
  pointModule: rule('modules', 'any'),
  unpointModule: rule('modules', 'any'),

  teamTokens: rule('teams', 'house'),
  makeTeamToken: sensitive('teams', 'house'),
  revokeTeamToken: rule('teams', 'house'),

  brandSettings: rule('settings', 'brand'),
  changeBrandSettings: rule('settings', 'brand'),

  signInServices: rule('settings', 'brand'),
  saveSignInService: sensitive('settings', 'brand'),
  testSignInService: rule('settings', 'brand'),

  adminBanners: rule('content', 'brand'),
  saveBanner: rule('content', 'brand'),
  removeBanner: rule('content', 'brand'),
  removedBanners: rule('content', 'brand'),
  restoreBanner: rule('content', 'brand'),
  orderBanners: rule('content', 'brand'),
  publishBanner: rule('content', 'brand'),
  bannerRevisions: rule('content', 'brand'),
  restoreBannerRevision: rule('content', 'brand'),
  adminNotices: rule('content', 'brand'),
  saveNotice: rule('content', 'brand'),
  publishNotice: rule('content', 'brand'),
  removeNotice: rule('content', 'brand'),
  removedNotices: rule('content', 'brand'),
  restoreNotice: rule('content', 'brand'),
  noticeRevisions: rule('content', 'brand'),
  restoreNoticeRevision: rule('content', 'brand'),
  adminHelp: rule('content', 'brand'),
  saveHelp: rule('content', 'brand'),
  removeHelp: rule('content', 'brand'),
  removedHelp: rule('content', 'brand'),
  restoreHelp: rule('content', 'brand'),
  orderHelp: rule('content', 'brand'),
  publishHelp: rule('content', 'brand'),
  helpRevisions: rule('content', 'brand'),
  restoreHelpRevision: rule('content', 'brand'),
  previewContent: rule('content', 'any'),
  adminFeedback: rule('support', 'house'),
  settleFeedback: rule('support', 'house'),
  supportQueue: rule('support', 'brand'),
  supportDialogue: rule('support', 'room'),
  answerSupport: rule('support', 'room'),
  assignSupport: rule('support', 'room'),
  closeSupport: rule('support', 'room'),
  supportAnswers: rule('support', 'brand'),
  saveSupportAnswer: rule('support', 'brand'),
  removeSupportAnswer: rule('support', 'brand'),

  adminInbox: rule('inbox', 'brand'),
  countInboxAudience: rule('inbox', 'brand'),
  uploadInboxImage: rule('inbox', 'brand'),
  sendInboxMessage: rule('inbox', 'brand'),
  cancelInboxMessage: rule('inbox', 'brand'),

  members: rule('members', 'brand'),
  brandLabels: rule('members', 'brand'),
  memberLabels: rule('members', 'member'),
  setMemberLabels: rule('members', 'member'),
  memberRounds: rule('members', 'member'),
  memberTickets: rule('members', 'member'),
  memberDeposits: rule('members', 'member'),
  memberWithdrawals: rule('members', 'member'),
  memberStatement: rule('members', 'member'),
  corrections: rule('cashier-review', 'brand'),
  memberCorrections: rule('cashier-review', 'member'),
  proposeCorrection: moving('cashier-approve', 'member'),
  confirmCorrection: moving('cashier-approve', 'member'),
  refuseCorrection: rule('cashier-approve', 'member'),
  agentTree: rule('members', 'brand'),
  teamMoves: rule('members', 'brand'),
  previewTeamMove: rule('members', 'brand'),
  proposeTeamMove: sensitive('members', 'brand'),
  confirmTeamMove: sensitive('members', 'brand'),
  refuseTeamMove: rule('members', 'brand'),
  setAgentType: sensitive('members', 'brand'),
  agentMarks: rule('members', 'brand'),
  memberFile: rule('members', 'brand'),
  unlockMember: rule('members', 'brand'),
  setMemberStatus: rule('members', 'brand'),
  askMemberPassword: sensitive('members', 'brand'),
  resetMemberFactor: sensitive('members', 'brand'),
  setMemberRank: rule('members', 'brand'),
  accountClosures: rule('members', 'brand'),
  cancelAccountClosure: rule('members', 'member'),
  memberProtection: rule('protection', 'brand'),
  setMemberLimit: rule('protection', 'brand'),
  beginMemberBreak: rule('protection', 'brand'),
  excludeMember: rule('protection', 'brand'),

  adminWithdrawals: rule('cashier-review', 'brand'),
  withdrawalFile: rule('cashier-review', 'withdrawal'),
  approveWithdrawal: moving('cashier-approve', 'withdrawal'),
  rejectWithdrawal: rule('cashier-approve', 'withdrawal'),
  settleDispute: moving('cashier-approve', 'withdrawal'),
  settleParkedPayout: moving('cashier-approve', 'withdrawal'),
  adminDeposits: rule('cashier-review', 'brand'),
  adminDepositMethods: rule('cashier-review', 'brand'),
  setDepositTurnover: rule('settings', 'brand'),
  unmatchedTransfers: rule('cashier-review', 'house'),
  matchDeposit: moving('cashier-approve', 'deposit'),
  refuseDeposit: rule('cashier-approve', 'deposit'),

  adminDraws: rule('draws', 'house'),
  enterResult: moving('draws', 'house'),
  voidDraw: moving('draws', 'house'),
  drawLiability: rule('draws', 'house'),
  restrictNumber: rule('draws', 'house'),
  capPlayType: rule('draws', 'house'),
  setPrizeGroup: rule('games', 'member'),
  memberPrizeGroup: rule('games', 'member'),
  adminRebates: rule('games', 'brand'),
  rebateTotals: rule('games', 'brand'),
  adminGames: rule('games', 'house'),
  adminGame: rule('games', 'house'),
  saveLotteryGame: rule('games', 'house'),
  previewLotteryGame: rule('games', 'house'),
  changeLotteryGame: rule('games', 'house'),
  lotteryGameVersions: rule('games', 'house'),
  lotteryGameBounds: rule('games', 'house'),
  adminAgentContracts: rule('bonuses', 'brand'),
  offerHouseContract: moving('bonuses', 'brand'),
  endAgentContract: sensitive('bonuses', 'brand'),
  holdAgentContract: rule('bonuses', 'brand'),
  adminAgentPayouts: rule('bonuses', 'brand'),
  releaseAgentPayout: moving('cashier-approve', 'brand'),
  refuseAgentPayout: rule('cashier-approve', 'brand'),
  simulateContract: rule('bonuses', 'brand'),
  turnoverRebateTerms: rule('bonuses', 'brand'),
  saveTurnoverRebateTerms: sensitive('bonuses', 'brand'),
  adminTurnoverRebates: rule('bonuses', 'brand'),
  adminCampaigns: rule('bonuses', 'brand'),
  saveCampaign: moving('bonuses', 'brand'),
  publishCampaign: moving('bonuses', 'brand'),
  removeCampaign: rule('bonuses', 'brand'),
  removedCampaigns: rule('bonuses', 'brand'),
  restoreCampaign: moving('bonuses', 'brand'),
  orderCampaigns: rule('bonuses', 'brand'),
  campaignRevisions: rule('bonuses', 'brand'),
  restoreCampaignRevision: rule('bonuses', 'brand'),
  previewCampaign: rule('bonuses', 'brand'),
  simulateCampaign: rule('bonuses', 'brand'),
  campaignFigures: rule('bonuses', 'brand'),
  awardCampaign: moving('bonuses', 'brand'),
  adminRewards: rule('bonuses', 'brand'),
  decideReward: moving('bonuses', 'brand'),
  adminMissions: rule('bonuses', 'brand'),
  saveMission: sensitive('bonuses', 'brand'),
  publishMission: sensitive('bonuses', 'brand'),
  removeMission: sensitive('bonuses', 'brand'),
  removedMissions: rule('bonuses', 'brand'),
  restoreMission: sensitive('bonuses', 'brand'),
  orderMissions: rule('bonuses', 'brand'),
  missionRevisions: rule('bonuses', 'brand'),
  restoreMissionRevision: rule('bonuses', 'brand'),
  missionFigures: rule('bonuses', 'brand'),
  adminRaffles: rule('bonuses', 'brand'),
  saveRaffle: sensitive('bonuses', 'brand'),
  publishRaffle: sensitive('bonuses', 'brand'),
  removeRaffle: sensitive('bonuses', 'brand'),
  removedRaffles: rule('bonuses', 'brand'),
  restoreRaffle: sensitive('bonuses', 'brand'),
  raffleRevisions: rule('bonuses', 'brand'),
  restoreRaffleRevision: rule('bonuses', 'brand'),
  raffleFigures: rule('bonuses', 'brand'),
  freezeRaffle: sensitive('bonuses', 'brand'),
  drawRaffle: sensitive('bonuses', 'brand'),
  adminChatRules: rule('support', 'brand'),
  saveChatRules: sensitive('bonuses', 'brand'),
  publishChatRules: sensitive('bonuses', 'brand'),
  removeChatRules: sensitive('bonuses', 'brand'),
  removedChatRules: rule('support', 'brand'),
  restoreChatRules: sensitive('bonuses', 'brand'),
  chatRulesRevisions: rule('support', 'brand'),
  restoreChatRulesRevision: rule('bonuses', 'brand'),
  chatRains: rule('support', 'brand'),
  adminChat: rule('support', 'brand'),
  decideChat: rule('support', 'brand'),
  muteChat: rule('support', 'brand'),
  startRain: sensitive('bonuses', 'brand'),
  adminLeaderboards: rule('bonuses', 'brand'),
  saveLeaderboard: sensitive('bonuses', 'brand'),
  publishLeaderboard: sensitive('bonuses', 'brand'),
  removeLeaderboard: sensitive('bonuses', 'brand'),
  removedLeaderboards: rule('bonuses', 'brand'),
  restoreLeaderboard: sensitive('bonuses', 'brand'),
  leaderboardRevisions: rule('bonuses', 'brand'),
  restoreLeaderboardRevision: rule('bonuses', 'brand'),
  leaderboardFigures: rule('bonuses', 'brand'),
  adminLeaderboardRows: rule('bonuses', 'brand'),
  holdLeaderboard: sensitive('bonuses', 'brand'),
  excludeFromLeaderboard: sensitive('bonuses', 'brand'),
  adminPointRules: rule('bonuses', 'brand'),
  savePointRules: sensitive('bonuses', 'brand'),
  publishPointRules: sensitive('bonuses', 'brand'),
  removePointRules: sensitive('bonuses', 'brand'),
  removedPointRules: rule('bonuses', 'brand'),
  restorePointRules: sensitive('bonuses', 'brand'),
  pointRulesRevisions: rule('bonuses', 'brand'),
  restorePointRulesRevision: rule('bonuses', 'brand'),
  adminPointItems: rule('bonuses', 'brand'),
  savePointItem: sensitive('bonuses', 'brand'),
  publishPointItem: sensitive('bonuses', 'brand'),
  removePointItem: rule('bonuses', 'brand'),
  removedPointItems: rule('bonuses', 'brand'),
  restorePointItem: sensitive('bonuses', 'brand'),
  orderPointItems: rule('bonuses', 'brand'),
  pointItemRevisions: rule('bonuses', 'brand'),
  restorePointItemRevision: rule('bonuses', 'brand'),
  pointStocks: rule('bonuses', 'brand'),
  setPointStock: sensitive('bonuses', 'brand'),
  pointOrders: rule('bonuses', 'brand'),
  decidePointOrder: sensitive('bonuses', 'brand'),
  trackPointOrder: rule('bonuses', 'brand'),
  memberPoints: rule('bonuses', 'brand'),
  adjustPoints: moving('bonuses', 'brand'),
  adminVipLadders: rule('bonuses', 'brand'),
  saveVipLadder: sensitive('bonuses', 'brand'),
  publishVipLadder: sensitive('bonuses', 'brand'),
  removeVipLadder: sensitive('bonuses', 'brand'),
  removedVipLadders: rule('bonuses', 'brand'),
  restoreVipLadder: sensitive('bonuses', 'brand'),
  vipLadderRevisions: rule('bonuses', 'brand'),
  restoreVipLadderRevision: rule('bonuses', 'brand'),
  memberRank: rule('bonuses', 'brand'),
  addRankPoints: moving('bonuses', 'brand'),
  referralTerms: rule('bonuses', 'brand'),
  saveReferralTerms: sensitive('bonuses', 'brand'),
  adminReferrals: rule('bonuses', 'brand'),
  decideReferral: rule('bonuses', 'member'),
  memberBonuses: rule('bonuses', 'brand'),
  memberBonusHistory: rule('bonuses', 'member'),
  grantBonus: moving('bonuses', 'member'),
  confirmBonus: moving('bonuses', 'member'),
  refuseBonus: rule('bonuses', 'member'),
  cancelBonus: moving('bonuses', 'member'),
  adjustBonus: moving('bonuses', 'member'),
  freeRoundsOffers: rule('bonuses', 'brand'),
  freeRoundsHolders: rule('bonuses', 'brand'),
  grantFreeRounds: moving('bonuses', 'brand'),
  confirmFreeRounds: moving('bonuses', 'brand'),
  refuseFreeRounds: rule('bonuses', 'brand'),
  cancelFreeRounds: moving('bonuses', 'brand'),

  lobbyGames: rule('games', 'brand'),
  showGames: rule('games', 'brand'),
  setGameCountries: rule('games', 'brand'),

  jackpotTerms: rule('jackpots', 'house'),
  setJackpot: moving('jackpots', 'brand'),
  providerStandings: rule('providers', 'house'),
  gameReturns: rule('providers', 'brand'),
  openRounds: rule('providers', 'house'),
  providerPartners: rule('providers', 'house'),
  addProvider: sensitive('providers', 'house'),
  changeProvider: sensitive('providers', 'house'),
  addProviderKey: sensitive('providers', 'house'),
  endProviderKey: sensitive('providers', 'house'),
  switchProvider: sensitive('providers', 'house'),
  heldWins: rule('providers', 'house'),
  proposeHeldWin: moving('cashier-approve', 'member'),
  confirmHeldWin: moving('cashier-approve', 'member'),
  withdrawHeldWin: rule('cashier-approve', 'member'),
  providerReports: rule('providers', 'house'),
  reconcileProvider: rule('providers', 'house'),
  messages: rule('messages', 'house'),
  retryMessage: rule('messages', 'house'),
  revealMessage: sensitive('messages-reveal', 'house'),
  ledgerChecks: rule('ledger', 'house'),
  checkLedger: rule('ledger', 'house'),
  audit: rule('audit', 'brand'),
  auditNames: rule('audit', 'house'),
  auditCheck: rule('audit', 'house'),
};
