import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the topic that the address names, also when it is chosen again. */
export function useHashTopic(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const topic = hash && document.getElementById(hash.slice(1));
    if (!topic) return;
    topic.scrollIntoView();
    topic.focus({ preventScroll: true });
  }, [hash, key]);
}
