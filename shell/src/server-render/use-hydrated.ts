import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page may show what the server could not know: false in its markup and in the first render over it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
