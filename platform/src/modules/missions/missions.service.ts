import {
  formatAmount,
  trialType,
  type InputOf,
  type MemberId,
  type MemberMission,
  type MissionDraft,
  type MissionFigures,
  type MissionId,
  type MissionSummary,
  type OutputOf,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { commitRefusal } from '../../db/index.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayIn } from '../../zoned-day.ts';
import type { Brand, Brands } from '../brands/index.ts';
import { createDocuments, type Documents } from '../documents/index.ts';
import type { Member } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import { playersBookedLately, type Reports } from '../reports/index.ts';
import type { Rewards } from '../rewards/index.ts';
import { createMissionFollow } from './mission-follow.ts';
import { missionKind } from './mission-kind.ts';
import type { Standing } from './mission-standings.ts';
import {
  addVisit,
  countWaiting,
  dropCompletion,
  figuresOf,
  lockCompletion,
  markClaimed,
  playersOf,
} from './missions.store.ts';

type Holder = Pick<Member, 'id' | 'brand' | 'type'>;
type ClaimFailure = 'not-found' | 'mission-not-done' | 'claim-expired' | 'timed-out';

export interface Missions {
  summary(member: Holder): Promise<Outcome<MissionSummary, 'not-found'>>;
  /** Issues the reward; a mission that was claimed before answers the same again. */
  claim(
    member: Holder,
    chosen: InputOf<typeof calls.claimMission>,
  ): Promise<Outcome<OutputOf<typeof calls.claimMission>, ClaimFailure>>;
  /** Missions that the member can claim now. */
  waiting(member: Pick<Member, 'id'>): Promise<number>;
  /** Records that a signed-in member was here today. */
  visit(member: Holder): Promise<void>;
  /** For the job: follows the members with new bookings. */
  followBooked(): Promise<void>;
  figures(brand: string): Promise<Outcome<readonly MissionFigures[]>>;
  readonly documents: Documents<MissionDraft, MissionId>;
}

export interface MissionsUses {
  readonly brands: Pick<Brands, 'byCode' | 'all'>;
  readonly live: Pick<Live, 'publishAll'>;
  readonly protection: Pick<Protection, 'isAway'>;
  readonly reports: Pick<Reports, 'catchUp' | 'catchUpMembers'>;
  readonly rewards: Pick<Rewards, 'grant'>;
}

/** Bookings of this time are looked at again at each run: transactions take a while to become visible. */
const bookedLatelyMs = 4_000;
const noBrand = fail('not-found', { detail: 'This brand is no longer served.' });
const noMission = fail('not-found', { detail: 'This mission is not complete or was removed.' });

export function createMissions(core: Core, uses: MissionsUses): Missions {
  const { db, clock } = core;
  const { brands, protection, reports, rewards } = uses;
  const { follow, standings } = createMissionFollow(core, uses);
  const visited = new Map<MemberId, string>();

  async function catchUp(member: MemberId): Promise<void> {
    while (!(await reports.catchUp(member)));
  }

  async function visit({ id, brand: code, type }: Holder): Promise<void> {
    const brand = type === trialType ? null : await brands.byCode(code);
    if (!brand) return;
    const today = dayIn(brand.settings.profile.timeZone, clock.now());
    if (visited.get(id) === today) return;
    await addVisit(db.read, id, today);
    if (visited.size > 10_000) visited.clear();
    visited.set(id, today);
  }

  async function claimIn(
    tx: Tx,
    brand: Brand,
    member: Holder,
    { id, day }: InputOf<typeof calls.claimMission>,
  ) {
    const key = { member: member.id, mission: id, day };
    const completion = await lockCompletion(tx, key);
    if (!completion) return noMission;
    const { claimUntil, claimedAt } = completion;
    const isOver = claimUntil !== null && claimUntil <= clock.now();
    if (claimedAt === null && isOver) return fail('claim-expired');
    const found = (await standings(tx, brand, member.id)).find(
      ({ mission, window }) => mission.id === id && window.from === day,
    );
    if (!found) return noMission;
    const { reward } = found.mission.terms;
    if (claimedAt !== null) return done({ reward });
    if (!found.isReached) {
      await dropCompletion(tx, key);
      return commitRefusal(fail('mission-not-done'));
    }
    await rewards.grant(tx, {
      member: member.id,
      brand,
      reward,
      title: found.mission.title,
      terms: [],
      source: { type: 'mission', id: `${id}:${day}` },
      expiresAt: null,
      claim: 'automatic',
    });
    await markClaimed(tx, key, clock.now());
    return done({ reward });
  }

  return {
    documents: createDocuments({ core, live: uses.live }, missionKind(core)),
    figures: async (brand) => done(await figuresOf(db.read, brand)),
    visit,

    async summary(member) {
      const brand = await brands.byCode(member.brand);
      if (!brand) return noBrand;
      await visit(member);
      await catchUp(member.id);
      const all = await follow(brand, [member.id]);
      const now = clock.now();
      const isEarlier = ({ window }: Standing) => window.endsAt !== null && window.endsAt <= now;
      return done({
        currency: brand.currency,
        timeZone: brand.settings.profile.timeZone,
        missions: all.filter((one) => !isEarlier(one)).map(shownMission),
        waiting: all.filter(isEarlier).map(shownMission),
        isPaused: await protection.isAway(member),
      });
    },

    async claim(member, chosen) {
      const brand = await brands.byCode(member.brand);
      if (!brand) return noBrand;
      if (await protection.isAway(member)) return fail('timed-out');
      await catchUp(member.id);
      return db.transaction((tx) => claimIn(tx, brand, member, chosen));
    },

    waiting: ({ id }) => countWaiting(db.read, id, clock.now()),

    async followBooked() {
      const booked = await playersBookedLately(db.read, clock.now().getTime() - bookedLatelyMs);
      if (booked.length === 0) return;
      for (const brand of await brands.all()) {
        const members = await playersOf(db.read, brand.code, booked);
        if (members.length === 0) continue;
        await reports.catchUpMembers(members);
        await follow(brand, members);
      }
    },
  };
}

function shownMission({ mission, window, state, progress }: Standing): MemberMission {
  const { id, terms, title } = mission;
  return {
    id,
    title,
    period: terms.period,
    day: window.from,
    state,
    steps: terms.steps.map((step, index) => ({
      ...step,
      progress: formatAmount(progress[index] ?? 0n),
    })),
    reward: terms.reward,
    after: terms.after,
    endsAt: window.endsAt?.toISOString() ?? null,
    claimUntil: window.claimUntil?.toISOString() ?? null,
  };
}
