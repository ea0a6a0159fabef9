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
import type { PushUses } from './push.service.ts';
import { dropBrowsers, dropBrowsersOf } from './push.store.ts';
import { pushNotificationsOf } from './push-notifications.ts';

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;
const atOnce = 100;
/** Longer than a push service may take: by then whoever took the letter has said how it went, or is gone. */
const unansweredMs = 60 * second;
const attemptsAtMost = 6;
const firstPauseMs = 10 * second;
/** What is older is no news. */
const worthMs = day;
/** As long as a browser is not told the same thing again. */
const keptMs = 14 * day;

export const pushAddressLabel = 'push address';
const address: z.ZodType<PushAddress> = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

interface Uses extends PushUses {
  readonly box: SecretBox;
  readonly gateway: PushGateway;
}

/** Letters from the event to the browser: written once with the events, handed over at least once. */
export function createPushMessages({ db, clock, log }: Core, uses: Uses) {
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

  /** `null`: there is nothing to say, or it is not to be said to this member now. */
  async function letterFor({ facts, language, ...row }: AddressedPushMessage) {
    const brand = await brands.byCode(row.brand);
    if (!brand) return null;
    if (facts.about !== 'notice') return pushMessageOf(facts, { brand, language });
    if (await protection.isAway({ id: row.member_id, brand: row.brand })) return null;
    const notice = await content.noticeTitle(brand, language, facts.notice);
    return notice === null ? null : pushMessageOf(facts, { brand, language, notice });
  }

  return {
    /** Makes letters of what has happened since the last look. */
    async read(): Promise<void> {
      while (await readSome());
    },

    /** Hands over what is due. */
    async deliver(): Promise<void> {
      const now = clock.now();
      const next = new Date(now.getTime() + unansweredMs);
      const due = await db.transaction((tx) =>
        takeDuePushMessages(tx, { now, next, limit: atOnce }),
      );
      await Promise.all(due.map(attempt));
    },

    /** Forgets what is too old to come twice. */
    sweep: () => dropPushMessages(db.read, new Date(clock.now().getTime() - keptMs)),
  };
}
