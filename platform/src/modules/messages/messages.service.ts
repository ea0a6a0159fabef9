import type { Language, MessageId, MessageState, OutgoingMessage } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { createSecretBox } from '../../secret-box.ts';
import type { Brand } from '../brands/index.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import { dayjs } from '../../zoned-time.ts';
import { createDelivery } from './delivery.ts';
import { mailGateway } from './mail-gateway.ts';
import type { TextValues } from './message-text.ts';
import type { MessageKind } from './message-kind.ts';
import { shownMessageOf } from './outgoing.ts';
import { createSecrets } from './secrets.ts';
import { smsGateway } from './sms-gateway.ts';
import {
  dropMessages,
  dropSecrets,
  insertMessage,
  lockMessage,
  messagesBefore,
  sendAgain,
} from './messages.store.ts';

/** Outgoing mail and SMS. */
export interface Messages {
  /** Adds a message to the outbox in the caller's transaction; it is sent after the commit. */
  send(tx: Tx, message: NewMessage): Promise<MessageId>;
  /** The outbox, the newest first. */
  list(page: Page): Promise<readonly OutgoingMessage[]>;
  /** Sends a message again that was given up. */
  retry(
    id: MessageId,
    operator: Actor,
  ): Promise<Outcome<OutgoingMessage, 'not-found' | 'message-expired'>>;
  /** With its code or link; the audit trail says who looked. */
  reveal(
    id: MessageId,
    operator: Actor,
  ): Promise<Outcome<OutgoingMessage, 'not-found' | 'forbidden'>>;
  /** Sends the messages that are due. */
  deliver(): Promise<void>;
  /** Deletes expired secrets, and messages older than 90 days. */
  sweep(): Promise<void>;
}

export interface NewMessage {
  readonly brand: Pick<Brand, 'code' | 'name'>;
  readonly channel: 'mail' | 'sms';
  /** A mail address, or a number in E.164. */
  readonly recipient: string;
  readonly kind: MessageKind;
  readonly language: Language;
  readonly values: TextValues;
  /** Codes, passwords and links: encrypted at rest, deleted once sent, masked in the console. */
  readonly secrets?: TextValues;
  /** A message that is not sent by then is dropped. */
  readonly worthUntil?: Date;
}

interface Page {
  readonly state?: MessageState;
  readonly before?: string;
  readonly limit?: number;
}

const retentionDays = 90;
/** Lifetime of secrets without an expiry. */
const secretDays = 1;
const pageSize = 50;

export function createMessages(core: Core): Messages {
  const { config, db, clock, ids } = core;
  const { mail, sms } = config.outside;
  const gateways = { mail: mail && mailGateway(mail), sms: sms && smsGateway(sms) };
  const secrets = createSecrets(createSecretBox(config.keysSecret, core.random));
  const delivery = createDelivery(core, { gateways, secrets });
  const { masked: shown, revealed } = shownMessageOf({ secrets, isDemo: config.demo });

  return {
    async send(tx, { brand, values, secrets: given, worthUntil, ...message }) {
      const now = clock.now();
      const id = ids.next('msg');
      await insertMessage(tx, {
        ...message,
        id,
        brand: brand.code,
        fills: { ...values, brand: brand.name },
        locked_secrets: given ? secrets.lock(given) : null,
        state: gateways[message.channel] ? 'waiting' : 'kept',
        attempts: 0,
        last_fault: null,
        made_at: now,
        due_at: now,
        worth_until: worthUntil ?? null,
        sent_at: null,
      });
      return id;
    },

    async list({ state, before, limit = pageSize }) {
      const page = { state: state ?? null, before: asId(before), limit };
      return (await messagesBefore(db.read, page)).map(shown);
    },

    retry: (id, operator) =>
      db.transaction(async (tx) => {
        const row = await lockMessage(tx, id);
        if (!row) return fail('not-found');
        if (row.state !== 'failed') return done(shown(row));
        const now = clock.now();
        if (row.worth_until && row.worth_until <= now) return fail('message-expired');
        const again = await sendAgain(tx, id, now);
        await recordAudit(tx, core, operator, {
          action: 'message.retried',
          subject: `${row.brand}: ${id}`,
          before: row.state,
          after: again.state,
          note: row.last_fault ?? '',
        });
        return done(shown(again));
      }),

    reveal: (id, operator) =>
      db.transaction(async (tx) => {
        const row = await lockMessage(tx, id);
        if (!row) return fail('not-found');
        const open = revealed(row);
        if (!open)
          return fail('forbidden', { detail: 'Only the addressee can read this message.' });
        await recordAudit(tx, core, operator, {
          action: 'message.revealed',
          subject: `${row.brand}: ${id}`,
          before: '',
          after: `${row.kind} · ${row.recipient}`,
          note: '',
        });
        return done(open);
      }),

    deliver: () => delivery.run(),

    async sweep() {
      const now = clock.now();
      await dropSecrets(db.read, now, dayjs.utc(now).subtract(secretDays, 'day').toDate());
      await dropMessages(db.read, dayjs.utc(now).subtract(retentionDays, 'day').toDate());
    },
  };
}

/** Casts a text from outside for comparison with ids; a malformed text is compared by its sort order. */
function asId(text: string | undefined): MessageId | null {
  return text === undefined ? null : (text as MessageId);
}
