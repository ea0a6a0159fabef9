import type { LimitKind } from '@croupier/contracts';
import type { Guard, GuardExclusion, Play } from './guard.ts';
import type { Limit } from './limits.ts';
import type { GuardRow, StoredBucket, StoredLimit, StoredUsage } from './protection.store.ts';
import type { Bucket, Usage } from './usage.ts';

export function guardOf(row: GuardRow): Guard {
  return {
    member: row.member_id,
    brand: row.brand,
    limits: row.limits.map(limitOf),
    usage: usageOf(row.usage),
    countsFrom: row.counts_from,
    timeOutUntil: row.time_out_until,
    exclusion: exclusionOf(row),
    play: playOf(row),
    realityMinutes: row.reality_minutes,
    remindedAt: row.reminded_at,
    reviewedAt: row.reviewed_at,
  };
}

export function rowOf(guard: Guard): GuardRow {
  const { exclusion, play } = guard;
  return {
    member_id: guard.member,
    brand: guard.brand,
    limits: guard.limits.map(storedLimit),
    usage: storedUsage(guard.usage),
    counts_from: guard.countsFrom,
    time_out_until: guard.timeOutUntil,
    exclusion_length: exclusion?.length ?? null,
    excluded_since: exclusion?.since ?? null,
    excluded_until: exclusion?.until ?? null,
    irrevocable_until: exclusion?.irrevocableUntil ?? null,
    return_at: exclusion?.returnAt ?? null,
    play_started_at: play?.startedAt ?? null,
    play_seen_at: play?.seenAt ?? null,
    reality_minutes: guard.realityMinutes,
    reality_at: play?.realityAt ?? null,
    reminded_at: guard.remindedAt,
    reviewed_at: guard.reviewedAt,
  };
}

function limitOf({ kind, period, value, pending }: StoredLimit): Limit {
  return {
    kind,
    period,
    value: BigInt(value),
    pending: pending && {
      value: pending.value === null ? null : BigInt(pending.value),
      askedAt: new Date(pending.askedAt),
      dueAt: new Date(pending.dueAt),
    },
  };
}

function storedLimit({ kind, period, value, pending }: Limit): StoredLimit {
  return {
    kind,
    period,
    value: String(value),
    pending: pending && {
      value: pending.value === null ? null : String(pending.value),
      askedAt: pending.askedAt.toISOString(),
      dueAt: pending.dueAt.toISOString(),
    },
  };
}

const bucketsOf = (stored: readonly StoredBucket[]): Bucket[] =>
  stored.map(([until, sum]) => ({ until, sum: BigInt(sum) }));

const storedBuckets = (buckets: readonly Bucket[]): StoredBucket[] =>
  buckets.map(({ until, sum }) => [until, String(sum)]);

function usageOf(stored: StoredUsage): Usage {
  return mapped(stored, bucketsOf);
}

function storedUsage(usage: Usage): StoredUsage {
  return mapped(usage, storedBuckets);
}

function mapped<From, To>(
  { deposit, wager, loss, time }: Partial<Record<LimitKind, From>>,
  change: (value: From) => To,
): Partial<Record<LimitKind, To>> {
  return {
    ...(deposit && { deposit: change(deposit) }),
    ...(wager && { wager: change(wager) }),
    ...(loss && { loss: change(loss) }),
    ...(time && { time: change(time) }),
  };
}

function exclusionOf(row: GuardRow): GuardExclusion | null {
  const { exclusion_length, excluded_since, excluded_until, irrevocable_until } = row;
  if (!exclusion_length || !excluded_since || !excluded_until || !irrevocable_until) return null;
  return {
    length: exclusion_length,
    since: excluded_since,
    until: excluded_until,
    irrevocableUntil: irrevocable_until,
    returnAt: row.return_at,
  };
}

function playOf({ play_started_at, play_seen_at, reality_at }: GuardRow): Play | null {
  if (!play_started_at || !play_seen_at || !reality_at) return null;
  return { startedAt: play_started_at, seenAt: play_seen_at, realityAt: reality_at };
}
