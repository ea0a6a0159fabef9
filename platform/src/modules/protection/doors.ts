import type {
  ComplianceProfile,
  DepositRefusal,
  MemberId,
  PlayRefusal,
  StakeRefusal,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { depositRefusal } from './deposit.ts';
import { freshGuard, type Guard } from './guard.ts';
import { guardOf, rowOf } from './guard-row.ts';
import { held, type Protected } from './held.ts';
import { playOn } from './play.ts';
import { profiles } from './profiles.ts';
import { guardsHeld, writeGuards } from './protection.store.ts';
import { refusalDetail } from './refusal-detail.ts';
import { playRefusal, resulted, staked, stakeRefusal, type Result } from './stake.ts';
import { addTo, takeBack } from './usage.ts';

/** The right to take one stake, worth something only within the transaction that gave it. */
export interface StakePermit {
  /** What is to be written once the stake is booked; `null` where nothing is. */
  readonly after: Guard | null;
}

export interface MemberResult extends Result {
  readonly member: MemberId;
}

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
  /** Whether play may begin; it begins with the answer. */
  mayPlay(tx: Tx, member: Protected): Promise<Outcome<void, PlayRefusal>>;
  /**
   * Whether a stake of so many units may be taken; asked before the ledger's accounts are locked. One
   * statement for a member whom nothing bounds.
   */
  mayStake(tx: Tx, member: Protected, units: bigint): Promise<Outcome<StakePermit, StakeRefusal>>;
  /** Counts a stake that was booked. No statement where nothing is counted. */
  recordStake(tx: Tx, permit: StakePermit): Promise<void>;
  /** Counts what came back; call it before the ledger's accounts are locked. */
  recordResults(tx: Tx, results: readonly MemberResult[]): Promise<void>;
  /** Whether a deposit may be asked for; it counts from now on, paid or not. */
  mayDeposit(tx: Tx, member: Protected, units: bigint): Promise<Outcome<void, DepositRefusal>>;
  /** A deposit that counts will never be paid. */
  releaseDeposit(tx: Tx, deposit: CountedDeposit): Promise<void>;
}

export function createDoors(
  { clock }: Core,
  profileOf: (brand: string) => Promise<ComplianceProfile>,
): Doors {
  const rulesOf = async (brand: string) => profiles[await profileOf(brand)];

  return {
    async mayPlay(tx, member) {
      const [profile, now] = [await rulesOf(member.brand), clock.now()];
      const guard = await held.opened(tx, member);
      const refusal = playRefusal(guard, profile, now);
      if (refusal) return fail(refusal, refusalDetail(refusal));
      await held.write(tx, playOn(guard, profile, now));
      return done(undefined);
    },

    async mayStake(tx, member, units) {
      const [profile, now] = [await rulesOf(member.brand), clock.now()];
      // Where checks are enforced they begin with the first stake, whatever page it came from.
      const guard = profile.realityCheck.isEnforced
        ? await held.opened(tx, member)
        : await held.known(tx, member.id);
      if (!guard) return done({ after: null });
      const refusal = stakeRefusal(guard, profile, { units, now });
      if (refusal) return fail(refusal, refusalDetail(refusal));
      const after = staked(guard, profile, { units, now });
      return done({ after: after === guard ? null : after });
    },

    async recordStake(tx, { after }) {
      if (after) await held.write(tx, after);
    },

    async recordResults(tx, results) {
      const now = clock.now();
      const rows = await guardsHeld(tx, [...new Set(results.map(({ member }) => member))]);
      const changed = rows.map(guardOf).flatMap((guard) => {
        const own = results.filter(({ member }) => member === guard.member);
        const after = own.reduce((before, result) => resulted(before, result, now), guard);
        return after === guard ? [] : [rowOf(after)];
      });
      await writeGuards(tx, changed);
    },

    async mayDeposit(tx, member, units) {
      const [profile, now] = [await rulesOf(member.brand), clock.now()];
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
