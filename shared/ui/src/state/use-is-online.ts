import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const waiting = new Set<() => void>();

/** The platform responds again after an outage: runs the waiting retries. */
export function reportOnline(): void {
  for (const goOn of [...waiting]) goOn();
}

/**
 * Whether the browser reports that it is offline. `onBack` is called when the browser is online again, and
 * when the host reports that the platform is back.
 */
export function useIsOnline(onBack: () => unknown): { readonly isOffline: boolean } {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const goOn = () => void back();
    waiting.add(goOn);
    window.addEventListener('online', goOn);
    return () => {
      waiting.delete(goOn);
      window.removeEventListener('online', goOn);
    };
  }, []);
  const isOffline = useSyncExternalStore(
    watchLine,
    () => !navigator.onLine,
    () => false,
  );
  return { isOffline };
}

function watchLine(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
