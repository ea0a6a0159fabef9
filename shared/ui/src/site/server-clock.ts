import { useCallback, useSyncExternalStore } from 'react';
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

/** The server's clock, told anew every `everyMs`. */
export function useServerNow(everyMs: number): Date {
  const { serverTime } = useSite();
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(tick, everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  const read = () => Math.floor(serverNowMs() / everyMs) * everyMs;
  const readFirst = () => Math.floor(Date.parse(serverTime) / everyMs) * everyMs;
  return new Date(useSyncExternalStore(subscribe, read, readFirst));
}
