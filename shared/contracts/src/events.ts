import type { Topic } from './schemas/topics.ts';

export type { PayloadOf, Session, Theme, Topic } from './schemas/topics.ts';

export interface TopicRule {
  /** `last`: a new subscriber gets the latest value at once. */
  readonly replay: 'none' | 'last';
  /** Also reaches the visitor's other tabs. */
  readonly crossTab?: boolean;
  /** Sent by the platform's live stream; modules read it and never publish it. */
  readonly live?: boolean;
  /**
   * The module that owns the fact: only it publishes the topic. Without an owner the shell publishes it or,
   * if `live`, the platform.
   */
  readonly owner?: `mfe-${string}`;
  /** A request that every module may publish; its owner handles it. */
  readonly isOpen?: boolean;
}

/** How each topic of `schemas/topics.ts` is carried. Topics are facts in the past tense. */
const rules = {
  'session.changed': { replay: 'last', crossTab: true },
  'language.changed': { replay: 'last', crossTab: true },
  'theme.changed': { replay: 'last', crossTab: true },
  'connection.changed': { replay: 'last' },
  'sign-in.requested': {
    replay: 'none',
    isOpen: true,
  },
  'overlay.requested': { replay: 'none', isOpen: true },
  'game.launch-requested': {
    replay: 'none',
    owner: 'mfe-games',
    isOpen: true,
  },
  'wallet.balance-changed': { replay: 'last', live: true },
  'deposit.changed': {
    replay: 'none',
    live: true,
  },
  'withdrawal.changed': { replay: 'none', live: true },
  /** A bonus of the member started, changed or ended: reload the bonuses. */
  'bonus.changed': { replay: 'none', live: true },
  /** Campaigns of the brand were started, changed or stopped: reload them. */
  'campaign.changed': { replay: 'none', live: true },
  /** A reward of the member was granted, claimed, decided or has expired: reload the rewards. */
  'reward.changed': { replay: 'none', live: true },
  /** The member has won a prize of a raffle, a leaderboard or the jackpot. */
  'prize.won': { replay: 'none', live: true },
  /** A mission of the member was completed, or opened again: reload the missions. */
  'mission.changed': { replay: 'none', live: true },
  /** Scores of a leaderboard changed, or its prizes were paid: reload it. */
  'leaderboard.changed': { replay: 'none', live: true },
  /** A raffle was closed or drawn: reload it. */
  'raffle.changed': { replay: 'none', live: true },
  /** A message in the public chat room of the brand. */
  'chat.posted': { replay: 'none', live: true },
  'chat.removed': { replay: 'none', live: true },
  /** Members who talked lately have a reward to claim: ask for the own shares. */
  'chat.rained': { replay: 'none', live: true },
  /** A contract of the agent, or a payout of one, changed: reload contracts and payouts of the kind. */
  'agent-contract.changed': { replay: 'none', live: true },
  /** A rebate on the member's turnover was paid: reload the rebates. */
  'rebate.paid': { replay: 'none', live: true },
  /** The member's points changed. */
  'points.changed': { replay: 'none', live: true },
  /** An order of the points mall was decided, or is on its way: reload the orders. */
  'point-order.changed': { replay: 'none', live: true },
  /** The member's rank points or level changed. */
  'rank.changed': { replay: 'none', live: true },
  /** A friend came, or the member was paid for friends: reload the referral page. */
  'referral.changed': { replay: 'none', live: true },
  /** The copy of the member's data is ready: reload its state. */
  'data-export.changed': { replay: 'none', live: true },
  /** Something was logged about the security of the member's account: reload what shows it. */
  'security.changed': { replay: 'none', live: true },
  /** Free rounds of the member were granted, played or ended: ask for them again. */
  'free-rounds.changed': { replay: 'none', live: true },
  /** A session of the member ended somewhere: reload the member, and leave if no one is signed in. */
  'session.ended': {
    replay: 'none',
    live: true,
  },
  /** A member's limits, time-outs or exclusions changed, or a reality check is due: reload them. */
  'protection.changed': {
    replay: 'none',
    live: true,
  },
  /** Stakes of a game round that could not be ended were refunded. */
  'round.refunded': {
    replay: 'none',
    live: true,
  },
  /** A jackpot of the brand was drawn and paid; the name is masked. */
  'jackpot.won': { replay: 'none', live: true },
  'draw.changed': { replay: 'none', live: true },
  /**
   * For tickets that receive money: a member's tickets that are paid together are one event, with the first
   * ticket and the total. A lost ticket follows from `draw.changed`: no event is written for it.
   */
  'ticket.settled': { replay: 'none', live: true },
  'site.changed': { replay: 'none', live: true },
  /** A member's support room has a new message, or was read or closed; `number` is its latest message. */
  'support.changed': { replay: 'none', live: true },
  /** A message came to the inbox, or the member read, deleted or restored one: reload inbox and counts. */
  'inbox.changed': { replay: 'none', live: true },
  /** A notice starts to show, or the shown notices have changed: reload them. */
  'notice.published': {
    replay: 'none',
    live: true,
  },
} as const satisfies Readonly<Record<Topic, TopicRule>>;

/** The event table. */
export const events: Readonly<Record<Topic, TopicRule>> = rules;

export type LiveTopic = {
  [T in Topic]: (typeof rules)[T] extends { live: true } ? T : never;
}[Topic];
