import type { LimitKind, LimitPeriod } from '@croupier/contracts';

export interface LimitName {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** A looser limit that waits for confirmation; `value` is `null` for removing the limit. */
export interface Pending {
  readonly value: bigint | null;
  readonly askedAt: Date;
  readonly dueAt: Date;
}

/** Ledger units, or milliseconds for `time`. */
export interface Limit extends LimitName {
  readonly value: bigint;
  readonly pending: Pending | null;
}

export type Limits = readonly Limit[];

export const limitNamed = (limits: Limits, { kind, period }: LimitName) =>
  limits.find((one) => one.kind === kind && one.period === period) ?? null;

interface LimitRequest {
  readonly value: bigint | null;
  readonly now: Date;
  readonly looserAfterMs: number;
}

/**
 * A first or tighter limit applies at once and cancels a waiting one; a looser limit or a removal starts to
 * wait.
 */
export function requestLimit(
  limits: Limits,
  name: LimitName,
  { value, now, looserAfterMs }: LimitRequest,
): Limits {
  const known = limitNamed(limits, name);
  if (!known) return value === null ? limits : [...limits, { ...name, value, pending: null }];
  if (value !== null && value <= known.value)
    return replaced(limits, { ...known, value, pending: null });
  if (known.pending?.value === value) return limits;
  const pending = { value, askedAt: now, dueAt: new Date(now.getTime() + looserAfterMs) };
  return replaced(limits, { ...known, pending });
}

/** The second confirmation. `null` if nothing waits, it is not due, or the member saw another value. */
export function confirmLimit(
  limits: Limits,
  name: LimitName,
  { expected, now }: { expected: bigint | null; now: Date },
): Limits | null {
  const known = limitNamed(limits, name);
  const pending = known?.pending;
  if (!pending || pending.value !== expected || pending.dueAt > now) return null;
  return pending.value === null
    ? limits.filter((one) => one !== known)
    : replaced(limits, { ...known, value: pending.value, pending: null });
}

export function cancelChange(limits: Limits, name: LimitName): Limits {
  const known = limitNamed(limits, name);
  return known?.pending ? replaced(limits, { ...known, pending: null }) : limits;
}

function replaced(limits: Limits, limit: Limit): Limits {
  return limits.map((one) =>
    one.kind === limit.kind && one.period === limit.period ? limit : one,
  );
}
