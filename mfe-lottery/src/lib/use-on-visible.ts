import { useEffect, useEffectEvent } from 'react';

/** Acts when the visitor comes back to this page, as from another tab in which they did something. */
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
