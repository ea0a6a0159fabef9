import type { Bonus } from './calls/bonuses.ts';
import type { Draw } from './calls/lottery.ts';
import type { AnnouncementType } from './calls/content.ts';
import type { MemberInfo } from './calls/identity.ts';
import type { DepositState, WithdrawalState } from './calls/cashier.ts';
import type { Balance } from './calls/wallet.ts';
import type {
  BonusId,
  DepositId,
  DrawId,
  FreeRoundsId,
  GameId,
  JackpotDrawId,
  NoticeId,
  RoundId,
  TicketId,
  WithdrawalId,
} from './ids.ts';
import type { Language } from './languages.ts';
import type { DecimalAmount } from './money.ts';

export interface Session {
  readonly token: string;
  readonly member: MemberInfo;
}

export type Theme = 'light' | 'dark';

export interface TopicRule<Payload> {
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
  readonly $payload?: () => Payload;
}

function topic<Payload>(rule: TopicRule<Payload>): TopicRule<Payload> {
  return rule;
}

/** The event table: facts in the past tense. */
export const events = {
  'session.changed': topic<Session | null>({ replay: 'last', crossTab: true }),
  'language.changed': topic<Language>({ replay: 'last', crossTab: true }),
  'theme.changed': topic<Theme>({ replay: 'last', crossTab: true }),
  'connection.changed': topic<'live' | 'lost'>({ replay: 'last' }),
  'sign-in.requested': topic<{ reason: 'play' | 'bet' | 'centre' | 'link' }>({
    replay: 'none',
    isOpen: true,
  }),
  'overlay.requested': topic<{ overlay: string; page?: string }>({ replay: 'none', isOpen: true }),
  'game.launch-requested': topic<{ nodeId: GameId }>({
    replay: 'none',
    owner: 'mfe-games',
    isOpen: true,
  }),
  'wallet.balance-changed': topic<Balance>({ replay: 'last', live: true }),
  'deposit.changed': topic<{ id: DepositId; state: DepositState; amount: DecimalAmount }>({
    replay: 'none',
    live: true,
  }),
  'withdrawal.changed': topic<{
    id: WithdrawalId;
    state: WithdrawalState;
    amount: DecimalAmount;
  }>({ replay: 'none', live: true }),
  /** A bonus of the member started, changed or ended: reload the bonuses. */
  'bonus.changed': topic<{ id: BonusId; state: Bonus['state'] }>({ replay: 'none', live: true }),
  /** Free rounds of the member were granted, played or ended: ask for them again. */
  'free-rounds.changed': topic<{ id: FreeRoundsId; left: number }>({ replay: 'none', live: true }),
  /** A session of the member ended somewhere: reload the member, and leave if no one is signed in. */
  'session.ended': topic<{ reason: 'sign-out' | 'password' | 'status' }>({
    replay: 'none',
    live: true,
  }),
  /** A member's limits, time-outs or exclusions changed, or a reality check is due: reload them. */
  'protection.changed': topic<{ reason: 'status' | 'reality-check' }>({
    replay: 'none',
    live: true,
  }),
  /** Stakes of a game round that could not be ended were refunded. */
  'round.refunded': topic<{ id: RoundId; amount: DecimalAmount; currency: string }>({
    replay: 'none',
    live: true,
  }),
  /** A jackpot of the brand was drawn and paid; the name is masked. */
  'jackpot.won': topic<{
    drawId: JackpotDrawId;
    amount: DecimalAmount;
    currency: string;
    account: string;
  }>({ replay: 'none', live: true }),
  'draw.changed': topic<Draw>({ replay: 'none', live: true }),
  /**
   * For tickets that receive money: a member's tickets that are paid together are one event, with the first
   * ticket and the total. A lost ticket follows from `draw.changed`: no event is written for it.
   */
  'ticket.settled': topic<{
    id: TicketId;
    drawId: DrawId;
    state: 'won' | 'refunded';
    payout: DecimalAmount;
  }>({ replay: 'none', live: true }),
  'site.changed': topic<{ brand: string }>({ replay: 'none', live: true }),
  /** A member's support room has a new message, or was read or closed; `number` is its latest message. */
  'support.changed': topic<{ number: number }>({ replay: 'none', live: true }),
  /** A notice starts to show, or the shown notices have changed: reload them. */
  'notice.published': topic<{ id: NoticeId; types: readonly AnnouncementType[] }>({
    replay: 'none',
    live: true,
  }),
};

export type Topic = keyof typeof events;
export type PayloadOf<T extends Topic> =
  (typeof events)[T] extends TopicRule<infer Payload> ? Payload : never;

export type LiveTopic = {
  [T in Topic]: (typeof events)[T] extends { live?: boolean } ? T : never;
}[Topic];
