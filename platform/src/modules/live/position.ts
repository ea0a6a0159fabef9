/**
 * How far a reader of the outbox has come. Ids are given when a row is written and become visible when its
 * transaction commits, so a lower id can appear after a higher one: a reader remembers which it has not seen.
 */
export interface Position {
  readonly seenUpTo: bigint;
  /** Ids below `seenUpTo` that were not there, and when that was first found. */
  readonly missing: ReadonlyMap<bigint, number>;
}

/** Longer than a transaction stays open. An id missing for longer was rolled back and never comes. */
const patienceMs = 5 * 60 * 1000;
const missingAtMost = 5_000;

/** The position after an event was seen. */
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

/** Without the ids that will not come any more. */
export function dropStaleGaps({ seenUpTo, missing }: Position, nowMs: number): Position {
  const awaited = [...missing].filter(([, since]) => nowMs - since < patienceMs);
  return { seenUpTo, missing: new Map(awaited.slice(-missingAtMost)) };
}

/** Ids that a stream's `id:` carries at most; older ones have most likely been rolled back. */
const writtenAtMost = 20;

/** As the `id:` of a stream: `120`, or `120-117.118` when those two were not there yet. */
export function writePosition({ seenUpTo, missing }: Position): string {
  const awaited = [...missing.keys()].slice(-writtenAtMost);
  return awaited.length === 0 ? `${seenUpTo}` : `${seenUpTo}-${awaited.join('.')}`;
}

/** `null` for what no stream of ours has sent. */
export function readPosition(
  text: string,
): { seenUpTo: bigint; missing: readonly bigint[] } | null {
  const match = /^(\d{1,18})(?:-(\d{1,18}(?:\.\d{1,18}){0,19}))?$/.exec(text);
  if (!match) return null;
  return { seenUpTo: BigInt(match[1] ?? 0), missing: match[2]?.split('.').map(BigInt) ?? [] };
}
