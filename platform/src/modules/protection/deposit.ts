import type { DepositRefusal } from '@croupier/contracts';
import { closedFor, isWithin, type Guard } from './guard.ts';
import type { Profile } from './profiles.ts';

/** Why a deposit is refused; `null` if it is allowed. */
export function depositRefusal(
  guard: Guard,
  profile: Profile,
  { units, now }: { units: bigint; now: Date },
): DepositRefusal | null {
  const closed = closedFor(guard, profile, now);
  if (closed) return closed;
  if (isLimitAsked(guard, profile)) return 'deposit-limit-choice-due';
  return isWithin(guard, 'deposit', units, now) ? null : 'deposit-limit-reached';
}

/** Whether the member has neither set a deposit limit nor declined one. */
export function isLimitAsked(
  { limits, reviewedAt }: Guard,
  { asksDepositLimit }: Profile,
): boolean {
  return asksDepositLimit && reviewedAt === null && !limits.some(({ kind }) => kind === 'deposit');
}
