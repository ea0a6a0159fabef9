import type {
  InboxAudience,
  InboxMessageId,
  InboxOrder,
  Page,
  SentInboxMessage,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import type { Operator } from '../identity/index.ts';
import { createInboxOrders, type InboxOrderUses } from './inbox-orders.ts';
import {
  addMessage,
  lockMessage,
  messageOfRequest,
  sentMessage,
  sentMessages,
  writeMessage,
} from './inbox-sending.store.ts';
import type { InboxSending } from './inbox-sending.ts';
import type { InboxMessageRow } from './inbox.store.ts';

type Person = Pick<Operator, 'id' | 'name'>;
type SentRow = InboxMessageRow & { readonly width: number | null; readonly height: number | null };

const pageSize = 20;

/** What operators send to members; each message and cancellation is in the audit log. */
export function createInboxAdmin(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  { sending, ...uses }: InboxOrderUses & { readonly sending: Pick<InboxSending, 'advance'> },
) {
  const { db } = core;
  const orders = createInboxOrders(core, uses);

  const record = (
    tx: Tx,
    by: Person,
    {
      message,
      action,
      note,
    }: {
      readonly message: Pick<InboxMessageRow, 'id' | 'brand'>;
      readonly action: string;
      readonly note: string;
    },
    after: string,
  ) =>
    recordAudit(tx, core, by, {
      subject: `${message.brand}/${message.id}`,
      action,
      before: '',
      after,
      note,
    });

  return {
    async list({
      brand,
      before = null,
      limit = pageSize,
    }: {
      readonly brand: string;
      readonly before?: string | null | undefined;
      readonly limit?: number | undefined;
    }): Promise<Page<SentInboxMessage>> {
      const rows = await sentMessages(db.read, { brand, before, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return {
        rows: page.map(viewOf),
        next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      };
    },

    count: orders.count,

    /** The same request again is the same message. A message that is due is sent in the same transaction. */
    async send(
      order: InboxOrder,
      by: Person,
      key: string,
    ): Promise<
      Outcome<SentInboxMessage, 'not-found' | 'invalid-input' | 'idempotency-key-reused'>
    > {
      const made = await orders.rowOf(order, { by, key });
      if (!made.ok) return made;
      const row = made.value;
      const sent = await db.transaction(async (tx) => {
        if (!(await addMessage(tx, row))) return messageOfRequest(tx, row.request_key);
        await record(
          tx,
          by,
          { message: row, action: 'inbox.sent', note: order.note },
          afterOf(order),
        );
        const message = await lockMessage(tx, row.id);
        if (message && message.audience !== 'group') await sending.advance(tx, message);
        return message;
      });
      const view = sent && (await sentMessage(db.read, sent.id));
      if (!view || !isSame(viewOf(view), order)) return fail('idempotency-key-reused');
      return done(viewOf(view));
    },

    cancel: (
      {
        brand,
        id,
        note,
      }: { readonly brand: string; readonly id: InboxMessageId; readonly note: string },
      by: Person,
    ): Promise<Outcome<void, 'not-found' | 'already-decided'>> =>
      db.transaction(async (tx) => {
        const message = await lockMessage(tx, id);
        if (message?.brand !== brand)
          return fail('not-found', { detail: 'There is no such message.' });
        if (message.state !== 'scheduled')
          return fail('already-decided', { detail: 'This message was sent or cancelled already.' });
        await writeMessage(tx, id, { state: 'cancelled' });
        await record(tx, by, { message, action: 'inbox.cancelled', note }, 'cancelled');
        return done(undefined);
      }),
  };
}

function viewOf(row: SentRow): SentInboxMessage {
  const { image_id: image, width, height } = row;
  return {
    id: row.id,
    brand: row.brand,
    audience: audienceOf(row),
    words: row.words,
    image: image && width && height ? { id: image, width, height } : null,
    state: row.state,
    sendAt: (row.sent_at ?? row.send_at).toISOString(),
    recipients: row.audience === 'brand' ? null : row.recipients,
    operator: row.operator,
    note: row.note,
  };
}

function audienceOf({ audience, account, conditions }: InboxMessageRow): InboxAudience {
  if (audience === 'member') return { kind: 'member', account: account ?? '' };
  return conditions ? { kind: 'group', conditions } : { kind: 'brand' };
}

/** Whether a request with a known key asks for the message that it made before. */
const isSame = ({ words, note, image }: SentInboxMessage, order: InboxOrder) =>
  JSON.stringify(sorted(words)) === JSON.stringify(sorted(order.words)) &&
  note === order.note &&
  (image?.id ?? null) === order.image;

/** PostgreSQL orders the keys of `jsonb` by itself. */
const sorted = (words: InboxOrder['words']) =>
  Object.entries(words)
    .map(([language, { title, text }]) => [language, title, text])
    .toSorted();

const afterOf = ({ audience, words, sendAt }: InboxOrder) =>
  JSON.stringify({ audience, words, sendAt });
