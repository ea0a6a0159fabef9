import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when the visitor returns to this page, for example from another tab. */
export function useOnVisible(act: () => void): void {
  const onSeen = useEffectEvent(act);
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && onSeen();
    window.addEventListener('focus', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('focus', seen);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
}
