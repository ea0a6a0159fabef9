import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isReturnNavigation, storePositions, storedPositions } from './stored-positions.ts';

/** A page that loads grows for a while; only then does it reach the old position, or what the hash names. */
const growingMs = 4_000;
/** Whoever moves the page has it where they want it. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A new page starts at what its hash names, or at its top; back, forward and a reload return to where the visitor was. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const positions = useRef<Map<string, number>>(null);
  const shown = useRef<{ readonly place: string; readonly pathname: string }>(null);
  // Every document begins with a key of the same name.
  const place = `${key} ${pathname}`;

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () =>
      shown.current && positions.current?.set(shown.current.place, window.scrollY);
    const keep = () => positions.current && storePositions(positions.current);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    positions.current ??= storedPositions();
    const before = shown.current;
    shown.current = { place, pathname };
    if (before?.pathname === pathname) {
      positions.current.set(place, window.scrollY);
      return;
    }
    const isBack = before ? isReturn : isReturnNavigation();
    const top = (isBack && positions.current.get(place)) || 0;
    if (top > 0) return followGrowth(() => window.scrollTo(0, top));
    if (before) window.scrollTo(0, 0);
    return hash ? followGrowth(() => showTarget(hash)) : undefined;
  }, [place, pathname, hash, isReturn]);
}

function showTarget(hash: string): void {
  document.getElementById(hash.slice(1))?.scrollIntoView();
}

function followGrowth(scroll: () => void): () => void {
  scroll();
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    clearTimeout(end);
    for (const move of moves) window.removeEventListener(move, stop);
  };
  const end = setTimeout(stop, growingMs);
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  return stop;
}
