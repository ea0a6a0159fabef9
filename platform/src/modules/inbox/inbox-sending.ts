import type { InboxOrder, MemberId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import type { InboxMessageRow } from './inbox.store.ts';
import {
  addMessage,
  deliver,
  dueMessages,
  groupMembers,
  lockMessage,
  writeMessage,
} from './inbox-sending.store.ts';

export interface InboxSendingUses {
  readonly live: Pick<Live, 'publish' | 'publishAll'>;
}

/** A message of the platform itself to one member. */
export interface Notification {
  readonly brand: string;
  readonly member: MemberId;
  readonly account: string;
  readonly words: InboxOrder['words'];
  /** The same key again is the same message. */
  readonly key: string;
}

const batchSize = 500;
const messagesAtOnce = 20;

const received = { reason: 'received' } as const;

/**
 * Delivers messages. Each step writes its deliveries and its position in one transaction under the message's
 * lock, so that a step that is repeated, or runs twice, delivers nothing twice.
 */
export function createInboxSending(
  { db, clock, ids }: Pick<Core, 'db' | 'clock' | 'ids'>,
  { live }: InboxSendingUses,
) {
  /** Delivers a locked message or its next batch; `false`: nothing is left to deliver. */
  async function advance(tx: Tx, message: InboxMessageRow): Promise<boolean> {
    const now = clock.now();
    const isDue = message.state === 'scheduled' && message.send_at <= now;
    if (!isDue && message.state !== 'sending') return false;
    if (message.audience === 'group') return sendBatch(tx, message, now);
    const { id, brand, member_id: member } = message;
    if (member) await deliver(tx, { message: id, members: [member], now });
    const recipients = member ? 1 : 0;
    await writeMessage(tx, id, { state: 'sent', sent_at: now, recipients });
    await live.publish(tx, 'inbox.changed', member ? { member } : { brand }, received);
    return false;
  }

  async function sendBatch(tx: Tx, message: InboxMessageRow, now: Date): Promise<boolean> {
    const { id, brand, conditions, recipients, last_member: after } = message;
    if (!conditions) return false;
    const members = await groupMembers(tx, { brand, conditions }, { after, limit: batchSize });
    await deliver(tx, { message: id, members, now });
    await live.publishAll(
      tx,
      members.map((member) => ({
        topic: 'inbox.changed',
        audience: { member },
        payload: received,
      })),
    );
    const isMore = members.length === batchSize;
    await writeMessage(tx, id, {
      state: isMore ? 'sending' : 'sent',
      sent_at: message.sent_at ?? now,
      last_member: members.at(-1) ?? after,
      recipients: recipients + members.length,
    });
    return isMore;
  }

  /** Sends a message of the platform in the caller's transaction. */
  async function notify(tx: Tx, notification: Notification): Promise<void> {
    const { brand, member, account, words, key } = notification;
    const [id, now] = [ids.next('mmg'), clock.now()];
    const isNew = await addMessage(tx, {
      id,
      brand,
      audience: 'member',
      member_id: member,
      account,
      conditions: null,
      words: JSON.stringify(words),
      image_id: null,
      state: 'scheduled',
      send_at: now,
      sent_at: null,
      operator: 'platform',
      note: '',
      request_key: `platform:${key}`,
    });
    const message = isNew ? await lockMessage(tx, id) : undefined;
    if (message) await advance(tx, message);
  }

  return {
    advance,
    notify,

    /** Sends what is due; a large group in batches, one transaction each. */
    async sendDue(): Promise<void> {
      for (const id of await dueMessages(db.read, { now: clock.now(), limit: messagesAtOnce })) {
        let isMore = true;
        while (isMore)
          isMore = await db.transaction(async (tx) => {
            const message = await lockMessage(tx, id);
            return message ? advance(tx, message) : false;
          });
      }
    },
  };
}

export type InboxSending = ReturnType<typeof createInboxSending>;
