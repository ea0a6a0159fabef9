import {
  inboxLimits,
  type InboxAudience,
  type InboxImage,
  type InboxMessageId,
  type InboxOrder,
  type Page,
  type SentInboxMessage,
} from '@croupier/contracts';
import type { Insertable } from 'kysely';
import type { Core, Tx } from '../../core.ts';
import { readPicture } from '../../http/picture.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import type { Brands } from '../brands/index.ts';
import { lacksTranslation } from '../documents/index.ts';
import type { Identity, MemberRecord, Operator } from '../identity/index.ts';
import {
  addImage,
  addMessage,
  countBrand,
  countGroup,
  dropForgottenImages,
  imageById,
  imageOfBrand,
  lockMessage,
  messageOfRequest,
  sentMessage,
  sentMessages,
  writeMessage,
} from './inbox-sending.store.ts';
import type { InboxSending } from './inbox-sending.ts';
import type { InboxMessageRow, InboxTables } from './inbox.store.ts';

export interface InboxAdminUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly identity: Pick<Identity, 'byAccount'>;
}

type Person = Pick<Operator, 'id' | 'name'>;
type SentRow = InboxMessageRow & { readonly width: number | null; readonly height: number | null };

const pageSize = 20;
const forgottenAfterMs = 86_400_000;

/** What operators send to members; each message and cancellation is in the audit log. */
export function createInboxAdmin(
  core: Pick<Core, 'db' | 'clock' | 'ids'>,
  {
    brands,
    identity,
    sending,
  }: InboxAdminUses & { readonly sending: Pick<InboxSending, 'advance'> },
) {
  const { db, clock, ids } = core;

  async function rowOf(
    order: InboxOrder,
    recipient: MemberRecord | null,
    { by, key }: { readonly by: Person; readonly key: string },
  ): Promise<Insertable<InboxTables['inbox_messages']>> {
    const { audience } = order;
    return {
      id: ids.next('mmg'),
      brand: order.brand,
      audience: audience.kind,
      member_id: recipient?.id ?? null,
      account: recipient?.account ?? null,
      conditions: audience.kind === 'group' ? JSON.stringify(audience.conditions) : null,
      words: JSON.stringify(order.words),
      image_id: order.image,
      state: 'scheduled',
      send_at: order.sendAt === null ? clock.now() : new Date(order.sendAt),
      sent_at: null,
      operator: by.name,
      note: order.note,
      request_key: `${by.id}:${key}`,
    };
  }

  async function errorIn(
    order: InboxOrder,
    recipient: MemberRecord | null,
  ): Promise<Failed<'not-found' | 'invalid-input'> | null> {
    const brand = await brands.byCode(order.brand);
    if (!brand) return fail('not-found', { detail: 'There is no such brand.' });
    if (order.audience.kind === 'member' && !recipient) return unknownAccount;
    const lacking = lacksTranslation(order.words, brand.defaultLanguage, 'words');
    if (lacking) return lacking;
    const image = order.image && { id: order.image, brand: order.brand };
    if (image && !(await imageOfBrand(db.read, image)))
      return fail('invalid-input', { detail: 'Choose the picture again.' });
    return null;
  }

  const recipientOf = async (brand: string, audience: InboxAudience) =>
    audience.kind === 'member' ? identity.byAccount(brand, audience.account) : null;

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

    async count({
      brand,
      audience,
    }: {
      readonly brand: string;
      readonly audience: InboxAudience;
    }): Promise<Outcome<{ readonly recipients: number }, 'not-found'>> {
      if (audience.kind === 'brand') return done({ recipients: await countBrand(db.read, brand) });
      if (audience.kind === 'group')
        return done({ recipients: await countGroup(db.read, { brand, ...audience }) });
      return (await recipientOf(brand, audience)) ? done({ recipients: 1 }) : unknownAccount;
    },

    async upload({
      brand,
      image,
    }: {
      readonly brand: string;
      readonly image: string;
    }): Promise<Outcome<InboxImage, 'image-unusable'>> {
      const picture = await readPicture(Buffer.from(image, 'base64'), inboxLimits.imageBytes);
      if (!picture)
        return fail('image-unusable', {
          detail: 'Choose a PNG or JPEG of at most 5 MB.',
          fields: { image: { code: 'invalid' } },
        });
      const id = ids.next('mim');
      await addImage(db.read, { ...picture, id, brand, uploaded_at: clock.now() });
      return done({ id, width: picture.width, height: picture.height });
    },

    /** The same request again is the same message. A message that is due is sent in the same transaction. */
    async send(
      order: InboxOrder,
      by: Person,
      key: string,
    ): Promise<
      Outcome<SentInboxMessage, 'not-found' | 'invalid-input' | 'idempotency-key-reused'>
    > {
      const recipient = await recipientOf(order.brand, order.audience);
      const error = await errorIn(order, recipient);
      if (error) return error;
      const row = await rowOf(order, recipient, { by, key });
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

    /** A picture for operators who may read this brand's messages. */
    picture: (id: string) => imageById(db.read, id),

    dropForgotten: () =>
      db.transaction((tx) =>
        dropForgottenImages(tx, new Date(clock.now().getTime() - forgottenAfterMs)),
      ),
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

const unknownAccount = fail('not-found', { detail: 'The brand has no member of this name.' });
