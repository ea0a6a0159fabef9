import type { MemberId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import { createDecisions, type Decisions, type EndPlay } from './decisions.ts';
import { createPlayGuards, type PlayGuards } from './play-guards.ts';
import { closedFor, playGapMs } from './guard.ts';
import { guardOf } from './guard-row.ts';
import { createPlayTimes, type PlayTimes } from './play-times.ts';
import { createProfileLookup } from './profile-lookup.ts';
import { mostStake, profiles, type KindOfPlay, type LooseningDelay } from './profiles.ts';
import { guardRow, remindDue } from './protection.store.ts';

export interface Protection extends PlayGuards, Decisions, PlayTimes {
  /** The minimum pace of a brand's games. */
  pace(brand: string): Promise<LooseningDelay>;
  /** The most that one play of a kind of game may stake in a brand, in units; `null` for no limit. */
  maxStake(brand: string, play: KindOfPlay): Promise<bigint | null>;
  /** Whether the member is in a time-out or excluded: no offers may be sent. A transaction passes itself. */
  isAway(member: { readonly id: MemberId; readonly brand: string }, tx?: Tx): Promise<boolean>;
  /** Notifies members in play of a waiting reality check, once per check. */
  remind(): Promise<void>;
}

export interface ProtectionUses {
  readonly live: Live;
  /** Ends the games of a member: no bet is taken any more. */
  readonly endPlay: EndPlay;
}

export function createProtection(core: Core, { live, endPlay }: ProtectionUses): Protection {
  const { clock, db } = core;
  const profileOf = createProfileLookup(clock);

  return {
    ...createPlayGuards(core, profileOf),
    ...createDecisions(core, { live, profileOf, endPlay }),
    ...createPlayTimes(core, profileOf),

    pace: async (brand) => profiles[await profileOf(db.read, brand)].pace,
    maxStake: async (brand, play) => mostStake(profiles[await profileOf(db.read, brand)], play),

    async isAway({ id, brand }, tx) {
      const reader = tx ?? db.read;
      const row = await guardRow(reader, id);
      if (!row) return false;
      const profile = profiles[await profileOf(reader, brand)];
      return closedFor(guardOf(row), profile, clock.now()) !== null;
    },

    async remind() {
      const now = clock.now();
      const seenAfter = new Date(now.getTime() - playGapMs);
      await db.transaction(async (tx) => {
        const members = await remindDue(tx, { now, seenAfter });
        await live.publishAll(tx, members.map(checkDue));
      });
    },
  };
}

function checkDue(member: MemberId) {
  const payload = { reason: 'reality-check' as const };
  return { topic: 'protection.changed' as const, audience: { member }, payload };
}
