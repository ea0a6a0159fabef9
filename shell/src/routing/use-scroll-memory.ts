import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { perTab } from '../preferences/stored.ts';

/** A loading page grows for a while and reaches the old position, or the target of the hash, only later. */
const growingMs = 4_000;
/** After these events the visitor controls the scroll position. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A new page starts at the target of its hash, or at its top; back, forward and reload restore the scroll
 * position.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const positions = useRef<Map<string, number>>(null);
  const shown = useRef<{ readonly place: string; readonly pathname: string }>(null);
  // Every document starts with the same key.
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

/** Session storage: the scroll positions of the pages in this tab's history, for reloads. */
const storageKey = 'scroll-positions';
const maxStored = 50;

function storedPositions(): Map<string, number> {
  const lines = (perTab.get(storageKey) ?? '').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [top = '', place] = line.split(/ (.*)/s);
      return place ? [[place, Number(top)]] : [];
    }),
  );
}

function storePositions(positions: ReadonlyMap<string, number>): void {
  const lines = [...positions].map(([place, top]) => `${Math.round(top)} ${place}`);
  perTab.set(storageKey, lines.slice(-maxStored).join('\n'));
}

/** Whether the visitor returned to this document: by reload, back or forward. */
function isReturnNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
}
