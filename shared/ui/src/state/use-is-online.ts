import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const waiting = new Set<() => void>();

/** The platform answers again after a time in which it did not: what waited for that goes on. */
export function reportOnline(): void {
  for (const goOn of [...waiting]) goOn();
}

/**
 * Whether the browser itself says that it has no line; `onBack` is called when there is one again, and when
 * the host says that the platform is back.
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
