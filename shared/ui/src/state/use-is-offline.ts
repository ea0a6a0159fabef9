import { useSyncExternalStore } from 'react';

/** Whether the browser itself says that it has no line. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    watchLine,
    () => !navigator.onLine,
    () => false,
  );
}

function watchLine(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
