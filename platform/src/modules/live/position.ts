/**
 * A reader's position in the outbox. Ids are assigned when a row is written and become visible when its
 * transaction commits, so a lower id can appear after a higher one: a reader remembers the missing ids.
 */
export interface Position {
  readonly seenUpTo: bigint;
  /** Missing ids below `seenUpTo`, and when each was first found missing. */
  readonly missing: ReadonlyMap<bigint, number>;
}

/** Longer than any transaction stays open. An id missing for longer was rolled back and never appears. */
const patienceMs = 5 * 60 * 1000;
const missingAtMost = 5_000;

/** The position after an event was read. */
export function advancePosition(
  { seenUpTo, missing }: Position,
  id: bigint,
  nowMs: number,
): Position {
  if (id === seenUpTo + 1n) return { seenUpTo: id, missing };
  const still = new Map(missing);
  if (id <= seenUpTo) {
    still.delete(id);
    return { seenUpTo, missing: still };
  }
  const firstOfGap =
    id - seenUpTo > BigInt(missingAtMost) ? id - BigInt(missingAtMost) : seenUpTo + 1n;
  for (let skipped = firstOfGap; skipped < id; skipped++) still.set(skipped, nowMs);
  return { seenUpTo: id, missing: still };
}

/** Drops the ids that can no longer appear. */
export function dropStaleGaps({ seenUpTo, missing }: Position, nowMs: number): Position {
  const awaited = [...missing].filter(([, since]) => nowMs - since < patienceMs);
  return { seenUpTo, missing: new Map(awaited.slice(-missingAtMost)) };
}

/** Maximum number of ids in a stream's `id:`; older ones have most likely been rolled back. */
const writtenAtMost = 20;

/** The position as the `id:` of a stream: `120`, or `120-117.118` if those two were missing. */
export function writePosition({ seenUpTo, missing }: Position): string {
  const awaited = [...missing.keys()].slice(-writtenAtMost);
  return awaited.length === 0 ? `${seenUpTo}` : `${seenUpTo}-${awaited.join('.')}`;
}

/** `null` for text that no stream of ours has sent. */
export function readPosition(
  text: string,
): { seenUpTo: bigint; missing: readonly bigint[] } | null {
  const match = /^(\d{1,18})(?:-(\d{1,18}(?:\.\d{1,18}){0,19}))?$/.exec(text);
  if (!match) return null;
  return { seenUpTo: BigInt(match[1] ?? 0), missing: match[2]?.split('.').map(BigInt) ?? [] };
}
