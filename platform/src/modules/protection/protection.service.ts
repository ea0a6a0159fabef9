import type { MemberId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Live } from '../live/index.ts';
import { createDecisions, type Decisions } from './decisions.ts';
import { createDoors, type Doors } from './doors.ts';
import { playGapMs } from './guard.ts';
import { createPlayTimes, type PlayTimes } from './play-times.ts';
import { createProfileBook } from './profile-book.ts';
import { profiles, type Pace } from './profiles.ts';
import { remindDue } from './protection.store.ts';

export interface Protection extends Doors, Decisions, PlayTimes {
  /** How fast games of a brand may be played. */
  pace(brand: string): Promise<Pace>;
  /** Tells members who play that a reality check waits; each once a check. */
  remind(): Promise<void>;
}

export interface ProtectionUses {
  readonly live: Live;
}

export function createProtection(core: Core, { live }: ProtectionUses): Protection {
  const { clock, db } = core;
  const profileOf = createProfileBook(clock);

  return {
    ...createDoors(core, profileOf),
    ...createDecisions(core, { live, profileOf }),
    ...createPlayTimes(core, profileOf),

    pace: async (brand) => profiles[await profileOf(db.read, brand)].pace,

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
