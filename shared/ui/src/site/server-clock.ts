import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSite } from './site-scope.tsx';

let offsetMs = 0;

/** Sets the page's clock by an answer's `serverTime`: countdowns run on the server's clock, not the visitor's. */
export function noteServerTime(iso: string): void {
  const time = Date.parse(iso);
  if (!Number.isNaN(time)) offsetMs = time - Date.now();
}

/** Milliseconds of the server's clock. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}

const never = () => () => undefined;

/** The server's clock, told anew every `everyMs`; to all who want it at once. */
export function useServerNow(everyMs: number): Date {
  const { serverTime } = useSite();
  // What the server drew goes on with the server's time of the page.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [told, setTold] = useState(() =>
    beatOf(isHydrated ? serverNowMs() : Date.parse(serverTime), everyMs),
  );
  useEffect(() => listen(everyMs, setTold), [everyMs]);
  return new Date(told);
}

const beatOf = (timeMs: number, everyMs: number) => Math.floor(timeMs / everyMs) * everyMs;

interface Clock {
  readonly listeners: Set<(nowMs: number) => void>;
  readonly timer: ReturnType<typeof setInterval>;
}

/** By their pace. A page of countdowns with a timer each would never come to rest. */
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
