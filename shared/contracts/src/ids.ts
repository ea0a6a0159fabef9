declare const kind: unique symbol;

/** A string with its kind as prefix, such as `mem_…` or `tkt_…`. */
export type Id<Kind extends string> = string & { readonly [kind]: Kind };

export type MemberId = Id<'mem'>;
export type SessionId = Id<'ses'>;
export type DeviceId = Id<'dev'>;
export type SecurityEventId = Id<'sev'>;
export type OperatorId = Id<'opr'>;
export type TicketId = Id<'tkt'>;
export type ChaseId = Id<'chs'>;
export type DrawId = Id<'drw'>;
export type JackpotDrawId = Id<'jkd'>;
export type RoundId = Id<'rnd'>;
export type DepositId = Id<'dep'>;
export type WithdrawalId = Id<'wdr'>;
export type PayoutAccountId = Id<'pac'>;
export type ProofId = Id<'prf'>;
export type TransferId = Id<'trf'>;
export type WalletTransferId = Id<'wtr'>;
export type AgentTransferId = Id<'atr'>;
/** An invitation link of an agent. */
export type AgentLinkId = Id<'lnk'>;
export type TeamMoveId = Id<'tmv'>;
export type HoldId = Id<'hld'>;
export type HeldWinId = Id<'hwn'>;
export type CorrectionId = Id<'cor'>;
export type BonusId = Id<'bon'>;
export type AgentContractId = Id<'agc'>;
export type AgentPayoutId = Id<'agp'>;
export type RebatePaymentId = Id<'rbt'>;
export type RewardId = Id<'rwd'>;
export type MissionId = Id<'mis'>;
export type LeaderboardId = Id<'lbd'>;
export type PointItemId = Id<'pti'>;
export type PointEntryId = Id<'ptl'>;
export type PointOrderId = Id<'pto'>;
export type ReferralId = Id<'rfl'>;
export type PasskeyId = Id<'pky'>;
export type ReferralPaymentId = Id<'rfp'>;
export type CampaignId = Id<'cmp'>;
export type RaffleId = Id<'rfl'>;
export type ChatMessageId = Id<'cht'>;
/** A small reward for members who talk in the chat room. */
export type RainId = Id<'ran'>;
export type FreeRoundsId = Id<'frr'>;
export type FreeRoundsOfferId = Id<'fro'>;
export type LedgerCheckId = Id<'chk'>;
export type GameId = Id<'gam'>;
export type MessageId = Id<'msg'>;
export type TeamTokenId = Id<'ttk'>;
export type PromotionId = Id<'prm'>;
export type BannerId = Id<'bnr'>;
export type NoticeId = Id<'ntc'>;
export type FeedbackId = Id<'fbk'>;
export type PushBrowserId = Id<'psh'>;
export type SupportImageId = Id<'sim'>;
/** A person without an account who wrote to support. */
export type VisitorId = Id<'vis'>;
/** A support room belongs to a member or a visitor and has their id. */
export type SupportRoomId = MemberId | VisitorId;
/** A message to members, in their inbox. */
export type InboxMessageId = Id<'mmg'>;
export type InboxImageId = Id<'mim'>;
export type SupportAnswerId = Id<'san'>;
