import type { DepositRefusal, MemberId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { depositRefusal } from './deposit.ts';
import { freshGuard } from './guard.ts';
import { held, type Protected } from './held.ts';
import { profiles } from './profiles.ts';
import { refusalDetail } from './refusal-detail.ts';
import { addTo, takeBack } from './usage.ts';
import type { ProfileOf } from './profile-book.ts';
import { openWatch, type Watch, type Watched } from './watch.ts';

interface CountedDeposit {
  readonly member: MemberId;
  readonly units: bigint;
  readonly askedAt: Date;
}

/**
 * What other modules ask inside their own transactions. The member's row stays held until these end, so
 * that what happens at once is judged one after the other.
 */
export interface Doors {
  /** Holds the guards of a set of stakes and results; open it before the ledger's accounts are locked. */
  watch(tx: Tx, watched: Watched): Promise<Watch>;
  /** Whether a deposit may be asked for; it counts from now on, paid or not. */
  mayDeposit(tx: Tx, member: Protected, units: bigint): Promise<Outcome<void, DepositRefusal>>;
  /** A deposit that counts will never be paid. */
  releaseDeposit(tx: Tx, deposit: CountedDeposit): Promise<void>;
}

export function createDoors({ clock }: Core, profileOf: ProfileOf): Doors {
  return {
    watch: (tx, watched) => openWatch(tx, watched, { clock, profileOf }),

    async mayDeposit(tx, member, units) {
      const [profile, now] = [profiles[await profileOf(tx, member.brand)], clock.now()];
      const guard = (await held.known(tx, member.id)) ?? freshGuard(member.id, member.brand);
      const refusal = depositRefusal(guard, profile, { units, now });
      if (refusal) return fail(refusal, refusalDetail(refusal));
      if (!guard.countsFrom) return done(undefined);
      const usage = addTo(guard.usage, 'deposit', { sum: units, at: now, now });
      await held.write(tx, { ...guard, usage });
      return done(undefined);
    },

    async releaseDeposit(tx, { member, units, askedAt }) {
      const guard = await held.known(tx, member);
      if (!guard?.countsFrom || askedAt < guard.countsFrom) return;
      const usage = takeBack(guard.usage, 'deposit', { sum: units, at: askedAt });
      await held.write(tx, { ...guard, usage });
    },
  };
}
