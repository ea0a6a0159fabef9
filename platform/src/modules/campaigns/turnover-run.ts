import type { CampaignId, MemberId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { firstIdAt, timeOfId } from '../../system.ts';
import { dayIn } from '../../zoned-day.ts';
import type { Brand } from '../brands/index.ts';
import { playerOf, playersBookedNext } from '../ledger/index.ts';
import type { Reports } from '../reports/index.ts';
import { joinedIn } from './awards.store.ts';
import type { Campaign } from './campaign.ts';
import { cursorOf, markSeen, setCursor, unseen } from './cursors.store.ts';
import { playOf } from './facts.store.ts';
import { grouped } from './grouped.ts';
import { createLookBack } from './look-back.ts';
import type { Offers } from './offers.ts';
import { measuredNow, reachedBy, type Measured } from './turnover-measures.ts';

interface TurnoverUses {
  readonly reports: Pick<Reports, 'catchUpMembers'>;
  readonly offers: Pick<Offers, 'offer'>;
}

/** Bookings are looked at again for slow transactions: each run a short time, some runs a longer one. */
const lookBacks = { shortMs: 1_500, longMs: 15_000, everyMs: 10_000 };
/** After a long pause a run ends with so many pages, so that other work is not delayed; the next run continues. */
const pageBounds = { movesAtOnce: 50_000, pagesAtMost: 10 };
const membersAtOnce = 500;
/** A run of many members is followed by a rest, so that the work stays small beside that of the bets. */
const restMsEach = 2;
const restlessMembers = 100;
const longestRestMs = 5_000;

/** Compares the turnover of members with new bookings with all campaigns at once. */
export function createTurnoverRun(
  core: Core,
  { reports, offers }: TurnoverUses,
  { movesAtOnce, pagesAtMost } = pageBounds,
) {
  const { db, clock } = core;
  const lookBack = createLookBack(clock, lookBacks);
  const restsUntil = new Map<string, number>();

  async function compare(brand: Brand, all: readonly Measured[], members: readonly MemberId[]) {
    const now = clock.now();
    await reports.catchUpMembers(members);
    const today = dayIn(brand.settings.profile.timeZone, now);
    const from = all.reduce(
      (first, { period }) => (period.from < first ? period.from : first),
      today,
    );
    const span = { currency: brand.currency, from, to: today };
    const play = grouped(await playOf(db.read, { members, ...span }), ({ member }) => member);
    const joinable = all.filter(({ campaign }) => campaign.draft.needsJoin);
    const ids: readonly CampaignId[] = joinable.map(({ campaign }) => campaign.id);
    const joined = await joinedIn(db.read, ids, members);
    const found = [...play].flatMap(([member, days]) =>
      reachedBy(all, { member, play: days, joined: joined.get(member), now }),
    );
    await offers.offer(found);
  }

  function rest({ code }: Brand, members: number): void {
    const restMs = members < restlessMembers ? 0 : Math.min(members * restMsEach, longestRestMs);
    restsUntil.set(code, clock.now().getTime() + restMs);
  }

  /** Looks at the bookings since the last run, oldest first, in pages; the cursor moves with each page. */
  async function run(brand: Brand, campaigns: readonly Campaign[]): Promise<void> {
    const to = clock.now();
    const cursor = `turnover ${brand.code}`;
    const reached = (await cursorOf(db.read, cursor)) ?? to;
    const all = campaigns.map((one) => measuredNow(one, to)).filter((one) => one !== null);
    let [compared, pages] = [0, 0];
    for (let since = firstIdAt('trf', lookBack(cursor, reached).getTime()); ;) {
      const page = await playersBookedNext(db.read, { since, moves: movesAtOnce });
      const accounts = await unseen(db.read, brand.code, page.paths);
      const members = [...new Set(accounts.map(({ path }) => playerOf(path)))];
      for (let at = 0; at < members.length; at += membersAtOnce)
        await compare(brand, all, members.slice(at, at + membersAtOnce));
      if (accounts.length > 0) await markSeen(db.read, accounts);
      compared += members.length;
      if (page.next === null || page.next === since) break;
      since = page.next;
      const time = timeOfId(since);
      if (!time || time <= reached || time >= to) continue;
      await setCursor(db.read, cursor, time);
      pages += 1;
      if (pages === pagesAtMost) return rest(brand, compared);
    }
    await setCursor(db.read, cursor, to);
    rest(brand, compared);
  }

  return {
    run,
    isDue: ({ code }: Brand): boolean => clock.now().getTime() >= (restsUntil.get(code) ?? 0),
  };
}
