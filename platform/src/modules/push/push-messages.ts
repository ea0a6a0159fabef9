import { z } from 'zod';
import type { PushAddress } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { SecretBox } from '../../secret-box.ts';
import { readNextEvents } from '../live/index.ts';
import { pushMessageOf } from './push-message-text.ts';
import {
  dropPushMessages,
  recordPushAttempt,
  takeDuePushMessages,
  addBrandPushMessages,
  addMemberPushMessages,
  type AddressedPushMessage,
} from './push-messages.store.ts';
import type { PushGateway } from './push-gateway.ts';
import type { PushUses } from './push-uses.ts';
import { dropBrowsers, dropBrowsersOf } from './push.store.ts';
import { pushNotificationsOf } from './push-notifications.ts';

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;
const atOnce = 100;
/** Longer than a push service may take: after this time the sender has reported a result or has died. */
const unansweredMs = 60 * second;
const attemptsAtMost = 6;
const firstPauseMs = 10 * second;
/** Older messages are no longer sent. */
const worthMs = day;
/** How long messages are kept, to avoid sending the same one twice to a browser. */
const retentionMs = 14 * day;

export const pushAddressLabel = 'push address';
const address: z.ZodType<PushAddress> = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

interface Dependencies extends PushUses {
  readonly box: SecretBox;
  readonly gateway: PushGateway;
}

/** Push messages from event to browser: written once with the events, delivered at least once. */
export function createPushMessages({ db, clock, log }: Core, uses: Dependencies) {
  const { box, gateway, brands, content, protection } = uses;

  async function readSome(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const now = clock.now();
      const { events, isFull } = await readNextEvents(tx, 'push', now);
      const { members, brands: ofBrands, gone } = pushNotificationsOf(events);
      await addMemberPushMessages(tx, members, now);
      for (const notifications of ofBrands) await addBrandPushMessages(tx, notifications, now);
      await dropBrowsersOf(tx, gone);
      return isFull;
    });
  }

  async function attempt(row: AddressedPushMessage): Promise<void> {
    const now = clock.now();
    const letter = now.getTime() - row.made_at.getTime() > worthMs ? null : await letterFor(row);
    const plain = box.decrypt(pushAddressLabel, row.locked_address);
    if (!letter || plain === null) return recordPushAttempt(db.read, row, { state: 'dropped' });
    const handed = await gateway.hand(address.parse(JSON.parse(plain)), letter);
    if (handed === 'taken') return recordPushAttempt(db.read, row, { state: 'sent' });
    if (handed === 'gone') return dropBrowsers(db.read, { ids: [row.browser_id] });
    if (handed === 'refused' || row.attempts >= attemptsAtMost) {
      log.warn({ browser: row.browser_id, source: row.source }, 'a push letter was given up');
      return recordPushAttempt(db.read, row, { state: 'dropped' });
    }
    const pauseMs = firstPauseMs * 4 ** (row.attempts - 1);
    return recordPushAttempt(db.read, row, { due_at: new Date(now.getTime() + pauseMs) });
  }

  /** `null` if there is nothing to send, or this member must not receive it now. */
  async function letterFor({ facts, language, ...row }: AddressedPushMessage) {
    const brand = await brands.byCode(row.brand);
    if (!brand) return null;
    if (facts.about !== 'notice') return pushMessageOf(facts, { brand, language });
    if (await protection.isAway({ id: row.member_id, brand: row.brand })) return null;
    const notice = await content.noticeTitle(brand, language, facts.notice);
    return notice === null ? null : pushMessageOf(facts, { brand, language, notice });
  }

  return {
    /** Creates push messages from the events since the last run. */
    async read(): Promise<void> {
      while (await readSome());
    },

    /** Sends the messages that are due. */
    async deliver(): Promise<void> {
      const now = clock.now();
      const next = new Date(now.getTime() + unansweredMs);
      const due = await db.transaction((tx) =>
        takeDuePushMessages(tx, { now, next, limit: atOnce }),
      );
      await Promise.all(due.map(attempt));
    },

    /** Deletes messages that are too old to be repeated. */
    sweep: () => dropPushMessages(db.read, new Date(clock.now().getTime() - retentionMs)),
  };
}
