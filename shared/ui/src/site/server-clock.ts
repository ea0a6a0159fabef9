import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSite } from './site-scope.tsx';

let offsetMs = 0;

/**
 * Sets the page's clock from a response's `serverTime`: countdowns use the server's clock, not the visitor's.
 */
export function noteServerTime(iso: string): void {
  const time = Date.parse(iso);
  if (!Number.isNaN(time)) offsetMs = time - Date.now();
}

/** Current time of the server's clock in milliseconds. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}

const never = () => () => undefined;

/** The server's time, updated every `everyMs`, for all subscribers at the same moment. */
export function useServerNow(everyMs: number): Date {
  const { serverTime } = useSite();
  // Hydration of server-rendered HTML starts with the page's server time.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [shownMs, setShownMs] = useState(() =>
    beatOf(isHydrated ? serverNowMs() : Date.parse(serverTime), everyMs),
  );
  useEffect(() => listen(everyMs, setShownMs), [everyMs]);
  return new Date(shownMs);
}

const beatOf = (timeMs: number, everyMs: number) => Math.floor(timeMs / everyMs) * everyMs;

interface Clock {
  readonly listeners: Set<(nowMs: number) => void>;
  readonly timer: ReturnType<typeof setInterval>;
}

/** One clock per interval. If each countdown of a page had its own timer, the page would never be idle. */
const clocks = new Map<number, Clock>();

function listen(everyMs: number, tell: (nowMs: number) => void): () => void {
  const clock = clocks.get(everyMs) ?? startClock(everyMs);
  clock.listeners.add(tell);
  tell(beatOf(serverNowMs(), everyMs));
  return () => {
    clock.listeners.delete(tell);
    if (clock.listeners.size > 0) return;
    clearInterval(clock.timer);
    clocks.delete(everyMs);
  };
}

function startClock(everyMs: number): Clock {
  const listeners: Clock['listeners'] = new Set();
  function beat(): void {
    const nowMs = beatOf(serverNowMs(), everyMs);
    for (const tell of listeners) tell(nowMs);
  }
  const clock = { listeners, timer: setInterval(beat, everyMs) };
  clocks.set(everyMs, clock);
  return clock;
}
