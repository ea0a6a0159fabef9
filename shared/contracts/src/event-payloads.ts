import { events, type PayloadOf, type Topic } from './events.ts';

/** A value's shape, small enough for the first page: a schema library would be larger than the bus. */
type Shape =
  | 'text'
  | 'number'
  /** One of these texts. */
  | readonly string[]
  | { readonly orNull: Shape }
  | { readonly listOf: Shape }
  /** A name that ends with `?` is optional. */
  | { readonly fields: Readonly<Record<string, Shape>> };

const draw: Shape = {
  fields: {
    id: 'text',
    gameId: 'text',
    numero: 'text',
    state: ['scheduled', 'open', 'locked', 'drawing', 'resulted', 're-resulted', 'settled', 'void'],
    opensAt: 'text',
    locksAt: 'text',
    drawsAt: 'text',
    commit: 'text',
    result: { listOf: 'number' },
  },
};

const member: Shape = {
  fields: {
    id: 'text',
    account: 'text',
    nickname: 'text',
    type: 'number',
    lastLoginAt: { orNull: 'text' },
  },
};

/** The shapes of `schemas/topics.ts`, for the bus; a test compares the two. */
export const payloadShapes: { readonly [T in Topic]: Shape } = {
  'session.changed': { orNull: { fields: { token: 'text', member } } },
  'language.changed': ['en', 'bn', 'es', 'ar'],
  'theme.changed': ['light', 'dark'],
  'connection.changed': ['live', 'lost'],
  'sign-in.requested': { fields: { reason: ['play', 'bet', 'centre', 'link'] } },
  'overlay.requested': { fields: { overlay: 'text', 'page?': 'text' } },
  'game.launch-requested': { fields: { nodeId: 'text' } },
  'wallet.balance-changed': {
    fields: { sumBalance: 'text', currency: 'text', version: 'number' },
  },
  'deposit.changed': {
    fields: {
      id: 'text',
      state: ['pending', 'credited', 'declined', 'expired', 'cancelled'],
      amount: 'text',
    },
  },
  'withdrawal.changed': {
    fields: {
      id: 'text',
      state: [
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
      ],
      amount: 'text',
    },
  },
  'bonus.changed': {
    fields: { id: 'text', state: ['active', 'converted', 'spent', 'expired', 'forfeited'] },
  },
  'free-rounds.changed': { fields: { id: 'text', left: 'number' } },
  'session.ended': { fields: { reason: ['sign-out', 'password', 'status'] } },
  'protection.changed': { fields: { reason: ['status', 'reality-check'] } },
  'round.refunded': { fields: { id: 'text', amount: 'text', currency: 'text' } },
  'jackpot.won': {
    fields: { drawId: 'text', amount: 'text', currency: 'text', account: 'text' },
  },
  'draw.changed': draw,
  'ticket.settled': {
    fields: { id: 'text', drawId: 'text', state: ['won', 'refunded'], payout: 'text' },
  },
  'site.changed': { fields: { brand: 'text' } },
  'support.changed': { fields: { number: 'number' } },
  'notice.published': {
    fields: { id: 'text', types: { listOf: ['B', 'PL', 'PU', 'PR', 'H'] } },
  },
};

/** Whether a value matches a topic's payload. Unknown fields are allowed. */
export function isPayloadOf<T extends Topic>(topic: T, value: unknown): value is PayloadOf<T> {
  return fits(payloadShapes[topic], value);
}

/** Whether a name is a topic of the event table. */
export function isTopic(name: string): name is Topic {
  return Object.hasOwn(events, name);
}

function fits(shape: Shape, value: unknown): boolean {
  if (shape === 'text') return typeof value === 'string';
  if (shape === 'number') return typeof value === 'number' && Number.isFinite(value);
  if ('orNull' in shape) return value === null || fits(shape.orNull, value);
  if ('listOf' in shape)
    return Array.isArray(value) && value.every((one) => fits(shape.listOf, one));
  if ('fields' in shape) return hasFields(shape.fields, value);
  return typeof value === 'string' && shape.includes(value);
}

function hasFields(fields: Readonly<Record<string, Shape>>, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.entries(fields).every(([name, shape]) => {
    const field = given.get(name.replace('?', ''));
    return field === undefined ? name.endsWith('?') : fits(shape, field);
  });
}
