import type { DepositRefusal, MemberId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { depositRefusal } from './deposit.ts';
import { freshGuard } from './guard.ts';
import { lockedGuards, type ProtectedMember } from './locked-guards.ts';
import { profiles } from './profiles.ts';
import { refusalDetail } from './refusal-detail.ts';
import { addTo, takeBack } from './usage.ts';
import type { ProfileOf } from './profile-lookup.ts';
import { openGuardBatch, type GuardBatch, type GuardBatchScope } from './guard-batch.ts';

interface CountedDeposit {
  readonly member: MemberId;
  readonly units: bigint;
  readonly askedAt: Date;
}

/**
 * Checks that other modules run inside their own transactions. The member's row stays locked until the
 * transaction ends, so that simultaneous requests are judged one after the other.
 */
export interface PlayGuards {
  /** Locks the guards of a batch of stakes and results; call it before the ledger's accounts are locked. */
  watch(tx: Tx, watched: GuardBatchScope): Promise<GuardBatch>;
  /** Whether a deposit may be requested; it counts from now on, paid or not. */
  mayDeposit(
    tx: Tx,
    member: ProtectedMember,
    units: bigint,
  ): Promise<Outcome<void, DepositRefusal>>;
  /** Stops counting a deposit that will never be paid. */
  releaseDeposit(tx: Tx, deposit: CountedDeposit): Promise<void>;
}

export function createPlayGuards({ clock }: Core, profileOf: ProfileOf): PlayGuards {
  return {
    watch: (tx, watched) => openGuardBatch(tx, watched, { clock, profileOf }),

    async mayDeposit(tx, member, units) {
      const [profile, now] = [profiles[await profileOf(tx, member.brand)], clock.now()];
      const guard =
        (await lockedGuards.known(tx, member.id)) ?? freshGuard(member.id, member.brand);
      const refusal = depositRefusal(guard, profile, { units, now });
      if (refusal) return fail(refusal, refusalDetail(refusal));
      if (!guard.countsFrom) return done(undefined);
      const usage = addTo(guard.usage, 'deposit', { sum: units, at: now, now });
      await lockedGuards.write(tx, { ...guard, usage });
      return done(undefined);
    },

    async releaseDeposit(tx, { member, units, askedAt }) {
      const guard = await lockedGuards.known(tx, member);
      if (!guard?.countsFrom || askedAt < guard.countsFrom) return;
      const usage = takeBack(guard.usage, 'deposit', { sum: units, at: askedAt });
      await lockedGuards.write(tx, { ...guard, usage });
    },
  };
}
