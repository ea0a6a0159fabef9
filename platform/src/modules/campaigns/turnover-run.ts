import type { CampaignId, MemberId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { firstIdAt } from '../../system.ts';
import { dayIn } from '../../zoned-day.ts';
import type { Brand } from '../brands/index.ts';
import { playerOf, playersBookedSince } from '../ledger/index.ts';
import type { Reports } from '../reports/index.ts';
import { joinedAll, knownAmong } from './awards.store.ts';
import type { Campaign } from './campaign.ts';
import type { Awards, Occurrence } from './campaign-awards.ts';
import { markSeen, unseen } from './cursors.store.ts';
import { playOf } from './facts.store.ts';
import { grouped } from './grouped.ts';
import { createTriedEvents } from './tried-events.ts';
import { measuredNow, reachedBy, type Measured } from './turnover-measures.ts';

interface TurnoverUses {
  readonly reports: Pick<Reports, 'catchUpMembers'>;
  readonly awards: Awards;
}

interface Found {
  readonly campaign: Campaign;
  readonly event: Occurrence;
}

/** Bookings of this time are looked at in each run, and of the longer time in some: it finds slow transactions. */
const overlapMs = 1_500;
const longOverlapMs = 15_000;
const longEveryMs = 10_000;
const membersAtOnce = 500;
/** A run of many members is followed by a rest, so that the work stays small beside that of the bets. */
const restMsEach = 2;
const restlessMembers = 100;
const longestRestMs = 5_000;

/** Compares the turnover of members with new bookings with all campaigns at once. */
export function createTurnoverRun(core: Core, { reports, awards }: TurnoverUses) {
  const { db, clock, log } = core;
  const tried = createTriedEvents(clock);
  const lookedFarAt = new Map<string, number>();
  const restsUntil = new Map<string, number>();

  /** The longer look back is done from time to time, and after a pause. */
  function lookBackMs(brand: Brand, after: Date): number {
    const nowMs = clock.now().getTime();
    const far = lookedFarAt.get(brand.code) ?? Number.NEGATIVE_INFINITY;
    if (nowMs - far < longEveryMs) return after.getTime() - overlapMs;
    lookedFarAt.set(brand.code, nowMs);
    return after.getTime() - longOverlapMs;
  }

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
    const joined = await joinedAll(db.read, ids, members);
    const found = [...play].flatMap(([member, days]) =>
      reachedBy(all, { member, play: days, joined: joined.get(member), now }),
    );
    await give(found.filter(({ campaign, event }) => !tried.has(campaign.id, event)));
  }

  async function give(found: readonly Found[]): Promise<void> {
    if (found.length === 0) return;
    const known = await knownAmong(db.read, found);
    for (const { campaign, event } of found) {
      const isKnown = known.has(`${campaign.id} ${event.member} ${event.occurrence}`);
      const awarded = isKnown ? null : await awards.award(campaign, event);
      tried.add(campaign.id, event, awarded === null || awarded.ok ? 'given' : 'refused');
      if (awarded && !awarded.ok)
        log.debug({ campaign: campaign.id, code: awarded.code }, 'nothing awarded');
    }
  }

  function rest({ code }: Brand, members: number): void {
    const restMs = members < restlessMembers ? 0 : Math.min(members * restMsEach, longestRestMs);
    restsUntil.set(code, clock.now().getTime() + restMs);
  }

  /** Looks at the bookings after a time. */
  async function run(brand: Brand, campaigns: readonly Campaign[], after: Date): Promise<void> {
    const now = clock.now();
    const all = campaigns.map((one) => measuredNow(one, now)).filter((one) => one !== null);
    const first = firstIdAt('trf', lookBackMs(brand, after));
    const accounts = await unseen(db.read, brand.code, await playersBookedSince(db.read, first));
    const members = [...new Set(accounts.map(({ path }) => playerOf(path)))];
    for (let at = 0; at < members.length; at += membersAtOnce)
      await compare(brand, all, members.slice(at, at + membersAtOnce));
    if (accounts.length > 0) await markSeen(db.read, accounts);
    rest(brand, members.length);
  }

  return {
    run,
    isDue: ({ code }: Brand): boolean => clock.now().getTime() >= (restsUntil.get(code) ?? 0),
  };
}
