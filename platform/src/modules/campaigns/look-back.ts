import type { Clock } from '../../core.ts';

export interface LookBacks {
  readonly shortMs: number;
  readonly longMs: number;
  readonly everyMs: number;
}

/**
 * A transaction may commit after the time that it wrote, so each run looks at a short time before its cursor once
 * more. From time to time, and in the first run of a process, it looks at a longer one, which finds slow transactions.
 */
export function createLookBack(clock: Clock, { shortMs, longMs, everyMs }: LookBacks) {
  const lookedFarAt = new Map<string, number>();

  return (name: string, reached: Date): Date => {
    const nowMs = clock.now().getTime();
    const isFar = nowMs - (lookedFarAt.get(name) ?? Number.NEGATIVE_INFINITY) >= everyMs;
    if (isFar) lookedFarAt.set(name, nowMs);
    return new Date(reached.getTime() - (isFar ? longMs : shortMs));
  };
}
