import type { InboxAudience, InboxOrder } from '@croupier/contracts';
import type { Insertable } from 'kysely';
import type { Core } from '../../core.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import { lacksTranslation } from '../documents/index.ts';
import type { Identity, MemberRecord, Operator } from '../identity/index.ts';
import { countBrand, countGroup, imageOfBrand } from './inbox-sending.store.ts';
import type { InboxTables } from './inbox.store.ts';

export interface InboxOrderUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly identity: Pick<Identity, 'byAccount'>;
}

/** What an operator asks to send: who gets it, what is wrong with it, and its row. */
export function createInboxOrders(
  { db, clock, ids }: Pick<Core, 'db' | 'clock' | 'ids'>,
  { brands, identity }: InboxOrderUses,
) {
  const recipientOf = async (brand: string, audience: InboxAudience) =>
    audience.kind === 'member' ? identity.byAccount(brand, audience.account) : null;

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

  return {
    /** The row of a correct order. */
    async rowOf(
      order: InboxOrder,
      { by, key }: { readonly by: Pick<Operator, 'id' | 'name'>; readonly key: string },
    ): Promise<Outcome<Insertable<InboxTables['inbox_messages']>, 'not-found' | 'invalid-input'>> {
      const { audience } = order;
      const recipient = await recipientOf(order.brand, audience);
      const error = await errorIn(order, recipient);
      if (error) return error;
      return done({
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
      });
    },

    /** How many members would get it. */
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
  };
}

const unknownAccount = fail('not-found', { detail: 'The brand has no member of this name.' });
