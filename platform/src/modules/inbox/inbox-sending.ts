import type { Core, Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import type { InboxMessageRow } from './inbox.store.ts';
import {
  deliver,
  dueMessages,
  groupMembers,
  lockMessage,
  writeMessage,
} from './inbox-sending.store.ts';

export interface InboxSendingUses {
  readonly live: Pick<Live, 'publish' | 'publishAll'>;
}

const batchSize = 500;
const messagesAtOnce = 20;

const received = { reason: 'received' } as const;

/**
 * Delivers messages. Each step writes its deliveries and its position in one transaction under the message's
 * lock, so that a step that is repeated, or runs twice, delivers nothing twice.
 */
export function createInboxSending(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
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

  return {
    advance,

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
