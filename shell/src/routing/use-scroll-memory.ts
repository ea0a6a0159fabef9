import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A page that loads grows for a while; only then does it reach the old position. */
const growingMs = 2_000;

/** A new page starts at its top; back and forward return to where the visitor was. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const isSamePage = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    if (isSamePage) return;
    const top = isReturn ? (positions.current.get(key) ?? 0) : 0;
    return scrollWhenLongEnough(top);
  }, [key, pathname, isReturn]);
}

function scrollWhenLongEnough(top: number): () => void {
  window.scrollTo(0, top);
  if (top === 0) return () => {};
  const observer = new ResizeObserver(() => window.scrollTo(0, top));
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    clearTimeout(end);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
  };
  const end = setTimeout(stop, growingMs);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });
  return stop;
}
