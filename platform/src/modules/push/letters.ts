import { z } from 'zod';
import type { PushAddress } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Strongbox } from '../../strongbox.ts';
import { readOn } from '../live/index.ts';
import { letterOf } from './letter-text.ts';
import {
  dropLetters,
  noteLetter,
  takeLetters,
  tellBrand,
  tellMembers,
  type AddressedLetter,
} from './letters.store.ts';
import type { PushGateway } from './push-gateway.ts';
import type { PushUses } from './push.service.ts';
import { dropBrowsers, dropBrowsersOf } from './push.store.ts';
import { tidingsOf } from './tidings.ts';

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

export const addressLabel = 'push address';
const address: z.ZodType<PushAddress> = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

interface Uses extends PushUses {
  readonly box: Strongbox;
  readonly gateway: PushGateway;
}

/** Letters from the event to the browser: written once with the events, handed over at least once. */
export function createLetters({ db, clock, log }: Core, uses: Uses) {
  const { box, gateway, brands, content, protection } = uses;

  async function readSome(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const now = clock.now();
      const { events, isFull } = await readOn(tx, 'push', now);
      const { members, brands: ofBrands, gone } = tidingsOf(events);
      await tellMembers(tx, members, now);
      for (const tidings of ofBrands) await tellBrand(tx, tidings, now);
      await dropBrowsersOf(tx, gone);
      return isFull;
    });
  }

  async function attempt(row: AddressedLetter): Promise<void> {
    const now = clock.now();
    const letter = now.getTime() - row.made_at.getTime() > worthMs ? null : await letterFor(row);
    const plain = box.open(addressLabel, row.locked_address);
    if (!letter || plain === null) return noteLetter(db.read, row, { state: 'dropped' });
    const handed = await gateway.hand(address.parse(JSON.parse(plain)), letter);
    if (handed === 'taken') return noteLetter(db.read, row, { state: 'sent' });
    if (handed === 'gone') return dropBrowsers(db.read, { ids: [row.browser_id] });
    if (handed === 'refused' || row.attempts >= attemptsAtMost) {
      log.warn({ browser: row.browser_id, source: row.source }, 'a push letter was given up');
      return noteLetter(db.read, row, { state: 'dropped' });
    }
    const pauseMs = firstPauseMs * 4 ** (row.attempts - 1);
    return noteLetter(db.read, row, { due_at: new Date(now.getTime() + pauseMs) });
  }

  /** `null`: there is nothing to say, or it is not to be said to this member now. */
  async function letterFor({ facts, language, ...row }: AddressedLetter) {
    const brand = await brands.byCode(row.brand);
    if (!brand) return null;
    if (facts.about !== 'notice') return letterOf(facts, { brand, language });
    if (await protection.isAway({ id: row.member_id, brand: row.brand })) return null;
    const notice = await content.noticeTitle(brand, language, facts.notice);
    return notice === null ? null : letterOf(facts, { brand, language, notice });
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
      const due = await db.transaction((tx) => takeLetters(tx, { now, next, limit: atOnce }));
      await Promise.all(due.map(attempt));
    },

    /** Forgets what is too old to come twice. */
    sweep: () => dropLetters(db.read, new Date(clock.now().getTime() - keptMs)),
  };
}
