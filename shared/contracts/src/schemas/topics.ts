import { z } from 'zod';
import { contractKinds } from '../agent-contract-terms.ts';
import { depositStates } from '../cashier-terms.ts';
import { announcementTypes } from '../content-terms.ts';
import { redeemStatuses } from '../point-terms.ts';
import { decimal, idOf, language, localized } from './atoms.ts';
import { bonus } from './bonuses.ts';
import { chatMessage } from './chat.ts';
import { withdrawalState } from './cashier.ts';
import { memberInfo } from './identity.ts';
import type { Infer } from './infer.ts';
import { draw } from './lottery.ts';
import { rewardState } from './rewards.ts';
import { securityEventKind } from './security.ts';
import { balance } from './wallet.ts';

const text = z.string();

export const session = z.strictObject({ token: text, member: memberInfo });
export type Session = Infer<typeof session>;

export const theme = z.enum(['light', 'dark']);
export type Theme = Infer<typeof theme>;

/**
 * The payload of each topic. The types of events, the check of the bus and the shapes that a release stores
 * for the audit are derived from these schemas.
 */
export const topicSchemas = {
  'session.changed': session.nullable(),
  'language.changed': language,
  'theme.changed': theme,
  'connection.changed': z.enum(['live', 'lost']),
  'sign-in.requested': z.strictObject({ reason: z.enum(['play', 'bet', 'centre', 'link']) }),
  'overlay.requested': z.strictObject({
    overlay: text,
    page: text.exactOptional(),
    /** What the page is about, such as an account: the page finds it in the address as `about`. */
    about: text.exactOptional(),
  }),
  'game.launch-requested': z.strictObject({ nodeId: idOf('gam') }),
  'wallet.balance-changed': balance,
  'deposit.changed': z.strictObject({
    id: idOf('dep'),
    state: z.enum(depositStates),
    amount: decimal,
  }),
  'withdrawal.changed': z.strictObject({
    id: idOf('wdr'),
    state: withdrawalState,
    amount: decimal,
  }),
  'bonus.changed': z.strictObject({
    id: idOf('bon'),
    state: bonus.shape.state,
  }),
  'campaign.changed': z.strictObject({ id: idOf('cmp') }),
  'reward.changed': z.strictObject({ id: idOf('rwd'), state: rewardState }),
  'mission.changed': z.strictObject({ id: idOf('mis'), state: z.enum(['open', 'completed']) }),
  'leaderboard.changed': z.strictObject({ id: idOf('lbd') }),
  'raffle.changed': z.strictObject({ id: idOf('rfl') }),
  'chat.posted': chatMessage,
  'chat.removed': z.strictObject({ id: idOf('cht') }),
  'chat.rained': z.strictObject({ id: idOf('ran'), members: z.number(), endsAt: text }),
  'agent-contract.changed': z.strictObject({ kind: z.enum(contractKinds) }),
  'rebate.paid': z.strictObject({ id: idOf('rbt'), amount: decimal }),
  'points.changed': z.strictObject({ points: decimal }),
  'point-order.changed': z.strictObject({ id: idOf('pto'), status: z.enum(redeemStatuses) }),
  'rank.changed': z.strictObject({ level: z.number(), rankPoints: decimal }),
  'referral.changed': z.strictObject({ reason: z.enum(['friend', 'payment', 'decision']) }),
  'data-export.changed': z.strictObject({ state: z.enum(['ready']) }),
  'security.changed': z.strictObject({ kind: securityEventKind }),
  'free-rounds.changed': z.strictObject({ id: idOf('frr'), left: z.number() }),
  'session.ended': z.strictObject({ reason: z.enum(['sign-out', 'password', 'status']) }),
  'protection.changed': z.strictObject({ reason: z.enum(['status', 'reality-check']) }),
  'round.refunded': z.strictObject({ id: idOf('rnd'), amount: decimal, currency: text }),
  'prize.won': z.discriminatedUnion('source', [
    z.strictObject({ source: z.enum(['raffle', 'leaderboard']), title: localized }),
    z.strictObject({ source: z.literal('jackpot'), drawId: idOf('jkd'), amount: decimal }),
  ]),
  'jackpot.won': z.strictObject({
    drawId: idOf('jkd'),
    amount: decimal,
    currency: text,
    account: text,
  }),
  'draw.changed': draw,
  'ticket.settled': z.strictObject({
    id: idOf('tkt'),
    drawId: idOf('drw'),
    state: z.enum(['won', 'refunded']),
    payout: decimal,
  }),
  'site.changed': z.strictObject({ brand: text }),
  'support.changed': z.strictObject({ number: z.number() }),
  'inbox.changed': z.strictObject({ reason: z.enum(['received', 'read', 'deleted', 'restored']) }),
  'notice.published': z.strictObject({
    id: idOf('ntc'),
    types: z.array(z.enum(announcementTypes)),
  }),
} satisfies Readonly<Record<string, z.ZodType>>;

export type Topic = keyof typeof topicSchemas;
export type PayloadOf<T extends Topic> = Infer<(typeof topicSchemas)[T]>;
