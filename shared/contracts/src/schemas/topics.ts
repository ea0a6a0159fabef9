import { z } from 'zod';
import { depositStates } from '../calls/cashier.ts';
import { announcementTypes } from '../calls/content.ts';
import type { PayloadOf, Topic } from '../events.ts';
import { languages } from '../languages.ts';
import { idOf } from './atoms.ts';

const text = z.string();
const decimal = z.string();

const member = z.object({
  id: idOf('mem'),
  account: text,
  nickname: text,
  type: z.literal([0, 1, 2, 4, 41, 42]),
  lastLoginAt: text.nullable(),
});

const draw = z.object({
  id: idOf('drw'),
  gameId: text,
  numero: text,
  state: z.enum([
    'scheduled',
    'open',
    'locked',
    'drawing',
    'resulted',
    're-resulted',
    'settled',
    'void',
  ]),
  opensAt: text,
  locksAt: text,
  drawsAt: text,
  commit: text,
  result: z.array(z.number()),
});

const withdrawalState = z.enum([
  'held',
  'approved',
  'sending',
  'paid',
  'received',
  'forced',
  'disputed',
  'rejected',
  'cancelled',
  'failed',
  'returned',
]);

/**
 * The payload of each topic, as data: a release stores the shapes that it was built with, and the audit
 * compares them with those of the other live releases.
 */
export const topicSchemas = {
  'session.changed': z.object({ token: text, member }).nullable(),
  'language.changed': z.enum(languages),
  'theme.changed': z.enum(['light', 'dark']),
  'connection.changed': z.enum(['live', 'lost']),
  'sign-in.requested': z.object({ reason: z.enum(['play', 'bet', 'centre', 'link']) }),
  'overlay.requested': z.object({ overlay: text, page: text.exactOptional() }),
  'game.launch-requested': z.object({ nodeId: idOf('gam') }),
  'wallet.balance-changed': z.object({ sumBalance: decimal, currency: text, version: z.number() }),
  'deposit.changed': z.object({
    id: idOf('dep'),
    state: z.enum(depositStates),
    amount: decimal,
  }),
  'withdrawal.changed': z.object({ id: idOf('wdr'), state: withdrawalState, amount: decimal }),
  'bonus.changed': z.object({
    id: idOf('bon'),
    state: z.enum(['active', 'converted', 'spent', 'expired', 'forfeited']),
  }),
  'free-rounds.changed': z.object({ id: idOf('frr'), left: z.number() }),
  'session.ended': z.object({ reason: z.enum(['sign-out', 'password', 'status']) }),
  'protection.changed': z.object({ reason: z.enum(['status', 'reality-check']) }),
  'round.refunded': z.object({ id: idOf('rnd'), amount: decimal, currency: text }),
  'jackpot.won': z.object({
    drawId: idOf('jkd'),
    amount: decimal,
    currency: text,
    account: text,
  }),
  'draw.changed': draw,
  'ticket.settled': z.object({
    id: idOf('tkt'),
    drawId: idOf('drw'),
    state: z.enum(['won', 'refunded']),
    payout: decimal,
  }),
  'site.changed': z.object({ brand: text }),
  'support.changed': z.object({ number: z.number() }),
  'notice.published': z.object({
    id: idOf('ntc'),
    types: z.array(z.enum(announcementTypes)),
  }),
} satisfies { readonly [T in Topic]: z.ZodType<PayloadOf<T>> };
