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
  /** Reaches the visitor's other tabs, too. */
  readonly crossTab?: boolean;
  /** Comes from the platform's live stream; modules read it and never publish it. */
  readonly live?: boolean;
  /** The module whose fact it is: no other publishes it. Without one it is the shell's or, where `live`, the platform's. */
  readonly owner?: `mfe-${string}`;
  /** A request that every module may publish; its owner answers it. */
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
  /** A bonus of the member began, moved or ended: ask for the bonuses anew. */
  'bonus.changed': topic<{ id: BonusId; state: Bonus['state'] }>({ replay: 'none', live: true }),
  /** Free rounds of the member were granted, played or ended: ask for them again. */
  'free-rounds.changed': topic<{ id: FreeRoundsId; left: number }>({ replay: 'none', live: true }),
  /** A session of the member ended somewhere: ask who is signed in, and leave where nobody is. */
  'session.ended': topic<{ reason: 'sign-out' | 'password' | 'status' }>({
    replay: 'none',
    live: true,
  }),
  /** Limits, pauses and exclusions of a member changed, or a reality check is due: ask again. */
  'protection.changed': topic<{ reason: 'status' | 'reality-check' }>({
    replay: 'none',
    live: true,
  }),
  /** Stakes of a game's round that nobody could end came back. */
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
   * For tickets that get money: those of a member that are paid at once are one event, with the first of them and
   * what all got. A lost one follows from `draw.changed`: nothing is written for it.
   */
  'ticket.settled': topic<{
    id: TicketId;
    drawId: DrawId;
    state: 'won' | 'refunded';
    payout: DecimalAmount;
  }>({ replay: 'none', live: true }),
  'site.changed': topic<{ brand: string }>({ replay: 'none', live: true }),
  /** A member's room with the support desk has a new message, or was read or closed; `number` is its latest one. */
  'support.changed': topic<{ number: number }>({ replay: 'none', live: true }),
  /** A notice shows from now on, or what shows has changed: ask again. */
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
