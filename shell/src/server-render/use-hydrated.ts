import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page may show data that the server could not know: false in the server's markup and in the
 * first render over it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
