import { useEffect, useState } from 'react';
import type { Calendar } from './calendar.tsx';

interface LoadedCalendar {
  readonly Calendar: typeof Calendar | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Loads the calendar on first use: most visitors never choose a custom range. */
export function useCalendar(isWanted: boolean): LoadedCalendar {
  const [loaded, setLoaded] = useState<typeof Calendar | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (!isWanted || loaded || error) return;
    let isCurrent = true;
    import(/* webpackChunkName: "calendar" */ './calendar.tsx').then(
      ({ Calendar: found }) => isCurrent && setLoaded(() => found),
      (failed: unknown) => isCurrent && setError(failed),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, loaded, error]);
  return { Calendar: loaded, error, retry: () => setError(null) };
}
