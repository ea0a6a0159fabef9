import type { LiveTopic, MemberId, PayloadOf, PushKind } from '@croupier/contracts';
import type { StoredEvent } from '../live/index.ts';
import type { BrandNotification, MemberNotification } from './push-messages.store.ts';
import type { NotificationSubject } from './notification-subject.ts';

/** Results of events for members without an open page. */
export interface PushNotifications {
  readonly members: readonly MemberNotification[];
  readonly brands: readonly BrandNotification[];
  /** Members whose browsers must all be unsubscribed. */
  readonly gone: readonly MemberId[];
}

export function pushNotificationsOf(events: readonly StoredEvent[]): PushNotifications {
  return {
    members: events.flatMap(memberNotifications),
    brands: events.flatMap(brandNotifications),
    gone: events.flatMap((event) => (endsEverywhere(event) ? membersOf(event) : [])),
  };
}

interface PushNotification {
  readonly kind: PushKind;
  readonly source: string;
  readonly facts: NotificationSubject;
}

type NotificationOf<T extends LiveTopic> = (payload: PayloadOf<T>) => PushNotification | null;

const deposits: NotificationOf<'deposit.changed'> = ({ id, state, amount }) => {
  if (state !== 'credited' && state !== 'declined') return null;
  const about = `deposit-${state}` as const;
  return { kind: 'money', source: `deposit:${id}:${state}`, facts: { about, amount } };
};

const withdrawals: NotificationOf<'withdrawal.changed'> = ({ id, state, amount }) => {
  const isBack = state === 'rejected' || state === 'failed' || state === 'returned';
  if (state !== 'paid' && !isBack) return null;
  const about = isBack ? 'withdrawal-back' : 'withdrawal-paid';
  return { kind: 'money', source: `withdrawal:${id}:${state}`, facts: { about, amount } };
};

const tickets: NotificationOf<'ticket.settled'> = ({ id, drawId, state, payout }) =>
  state === 'won'
    ? {
        kind: 'wins',
        source: `ticket:${id}:${drawId}`,
        facts: { about: 'win', amount: payout },
      }
    : null;

const rounds: NotificationOf<'round.refunded'> = ({ id, amount }) => ({
  kind: 'money',
  source: `round:${id}`,
  facts: { about: 'round-refunded', amount },
});

function notificationOf({ topic, payload }: StoredEvent): PushNotification | null {
  if (topic === 'deposit.changed') return deposits(JSON.parse(payload));
  if (topic === 'withdrawal.changed') return withdrawals(JSON.parse(payload));
  if (topic === 'ticket.settled') return tickets(JSON.parse(payload));
  return topic === 'round.refunded' ? rounds(JSON.parse(payload)) : null;
}

function memberNotifications(event: StoredEvent): MemberNotification[] {
  const notification = notificationOf(event);
  return notification ? membersOf(event).map((member) => ({ ...notification, member })) : [];
}

function brandNotifications({ topic, audience, payload }: StoredEvent): BrandNotification[] {
  const brand = /^brand:(.+)$/.exec(audience)?.[1];
  if (topic !== 'notice.published' || !brand) return [];
  const { id }: PayloadOf<'notice.published'> = JSON.parse(payload);
  const facts: NotificationSubject = { about: 'notice', notice: id };
  return [{ brand, kind: 'news', source: `notice:${id}`, facts }];
}

/**
 * After a password change, or for an account that may not sign in, other people may use the subscribed
 * browsers.
 */
function endsEverywhere({ topic, payload }: StoredEvent): boolean {
  if (topic !== 'session.ended') return false;
  const { reason }: PayloadOf<'session.ended'> = JSON.parse(payload);
  return reason !== 'sign-out';
}

function membersOf({ audience }: StoredEvent): MemberId[] {
  const id = /^member:(mem_\w+)$/.exec(audience)?.[1];
  return id === undefined ? [] : [memberId(id)];
}

const memberId = (id: string) => id as MemberId;
