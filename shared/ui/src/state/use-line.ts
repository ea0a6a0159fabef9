import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Whether the browser itself says that it has no line; `onBack` is called when there is one again. */
export function useLine(onBack: () => unknown): { readonly isOffline: boolean } {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const goOn = () => void back();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
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
