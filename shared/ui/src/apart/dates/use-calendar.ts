import { useEffect, useState } from 'react';
import type { Calendar } from './calendar.tsx';

interface LoadedCalendar {
  readonly Calendar: typeof Calendar | null;
  readonly error: unknown;
  readonly again: () => void;
}

/** The calendar, which is loaded when it is wanted first: most who see a range never choose another. */
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
  return { Calendar: loaded, error, again: () => setError(null) };
}
