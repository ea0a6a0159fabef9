import { formatAmount, type PlayRefusal, type PlayTime } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { accounts, sumsSince, type TransferKind } from '../ledger/index.ts';
import { leftOf, type Guard } from './guard.ts';
import { lockedGuards, type ProtectedMember } from './locked-guards.ts';
import { checkAnswered, playOn } from './play.ts';
import { profiles, type Profile } from './profiles.ts';
import { addRecord } from './protection.store.ts';
import { refusalDetail } from './refusal-detail.ts';
import { playRefusal } from './stake.ts';
import type { ProfileOf } from './profile-lookup.ts';

type Playing = Promise<Outcome<PlayTime, PlayRefusal>>;

/** Elapsed time and net position of members in play. */
export interface PlayTimes {
  /** Whether play may start; a positive answer starts it. */
  mayPlay(member: ProtectedMember): Promise<Outcome<void, PlayRefusal>>;
  keepPlaying(member: ProtectedMember): Playing;
  /** The member has seen time and result, and continues or stops. */
  answerCheck(member: ProtectedMember, goOn: boolean): Playing;
}

const stakes: readonly TransferKind[] = ['stake', 'game-bet'];
/** Transfers that return a stake that in the end was not at risk. */
const returns: readonly TransferKind[] = ['refund', 'game-rollback'];
const wins: readonly TransferKind[] = ['payout', 'game-win'];

export function createPlayTimes({ clock, db, ids }: Core, profileOf: ProfileOf): PlayTimes {
  async function begin(
    member: ProtectedMember,
    moment: { profile: Profile; now: Date },
  ): Promise<Outcome<Guard, PlayRefusal>> {
    return db.transaction(async (tx) => {
      const on = await carriedOn(tx, member, moment);
      if (on.ok) await lockedGuards.write(tx, on.value);
      return on;
    });
  }

  async function mayPlay(member: ProtectedMember): Promise<Outcome<void, PlayRefusal>> {
    const profile = profiles[await profileOf(db.read, member.brand)];
    const begun = await begin(member, { profile, now: clock.now() });
    return begun.ok ? done(undefined) : begun;
  }

  async function keepPlaying(member: ProtectedMember): Playing {
    const profile = profiles[await profileOf(db.read, member.brand)];
    const now = clock.now();
    const played = await begin(member, { profile, now });
    return played.ok ? done(await timeOf(played.value, now)) : played;
  }

  async function answerCheck(member: ProtectedMember, goOn: boolean): Playing {
    const profile = profiles[await profileOf(db.read, member.brand)];
    const now = clock.now();
    const played = await db.transaction(async (tx) => {
      const on = await carriedOn(tx, member, { profile, now });
      if (!on.ok) return on;
      const answered = checkAnswered(on.value, profile, now);
      await lockedGuards.write(tx, goOn ? answered : { ...answered, play: null });
      await keepAnswer(tx, member, goOn);
      return done(answered);
    });
    return played.ok ? done(await timeOf(played.value, now)) : played;
  }

  function keepAnswer(tx: Tx, { id }: ProtectedMember, goOn: boolean): Promise<void> {
    return addRecord(tx, {
      id: ids.next('prr'),
      member_id: id,
      at: clock.now(),
      action: 'reality-check-answered',
      operator: null,
      kind: null,
      period: null,
      before: null,
      after: goOn ? 'went-on' : 'stopped',
      note: '',
    });
  }

  async function timeOf(guard: Guard, now: Date): Promise<PlayTime> {
    const startedAt = guard.play?.startedAt ?? now;
    const realityAt = guard.play?.realityAt ?? now;
    const sums = await sumsSince(db.read, [accounts.cash(guard.member)], startedAt);
    const total = (kinds: readonly TransferKind[]) =>
      sums.reduce((sum, one) => (kinds.includes(one.kind) ? sum + one.amountUnits : sum), 0n);
    const staked = -total(stakes) - total(returns);
    const left = leftOf(guard, 'time', now);
    return {
      startedAt: startedAt.toISOString(),
      serverTime: now.toISOString(),
      staked: formatAmount(staked),
      net: formatAmount(total(wins) - staked),
      realityCheckAt: realityAt.toISOString(),
      isRealityCheckDue: realityAt <= now,
      timeLeftMs: left === null ? null : Math.max(0, Number(left)),
    };
  }

  return { mayPlay, keepPlaying, answerCheck };
}

async function carriedOn(
  tx: Tx,
  member: ProtectedMember,
  { profile, now }: { profile: Profile; now: Date },
): Promise<Outcome<Guard, PlayRefusal>> {
  const guard = await lockedGuards.opened(tx, member);
  const refusal = playRefusal(guard, profile, now);
  return refusal ? fail(refusal, refusalDetail(refusal)) : done(playOn(guard, profile, now));
}
