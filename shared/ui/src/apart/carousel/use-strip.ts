import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Drive, StripEnds } from './drive-strip.ts';

interface Strip extends StripEnds {
  /** What the list stands in. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Turns by one view: `1` on, `-1` back, in the direction of writing. */
  readonly turn: (by: 1 | -1) => void;
}

const nothingToTurn: StripEnds = { canGoBack: false, canGoOn: false };

/** What is left of a row at either end, and turning it; the code for it comes when the row is in sight. */
export function useStrip(): Strip {
  const ref = useRef<HTMLDivElement>(null);
  const drive = useRef<Drive | null>(null);
  const [ends, setEnds] = useState(nothingToTurn);
  useEffect(() => {
    const place = ref.current;
    if (!place || !('IntersectionObserver' in window)) return;
    const leave = new AbortController();
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      void driven(place, setEnds, leave.signal).then((started) => (drive.current = started));
    });
    sight.observe(place);
    return () => {
      sight.disconnect();
      leave.abort();
      drive.current = null;
    };
  }, []);
  const turn = useCallback((by: 1 | -1) => drive.current?.turn(by), []);
  return { ref, ...ends, turn };
}

/** `null` where its code cannot be had: the row scrolls without it. */
async function driven(
  place: HTMLElement,
  onEnds: (ends: StripEnds) => void,
  signal: AbortSignal,
): Promise<Drive | null> {
  try {
    const { driveStrip } = await import(/* webpackChunkName: "swiper" */ './drive-strip.ts');
    if (signal.aborted) return null;
    const drive = driveStrip(place, onEnds);
    signal.addEventListener('abort', drive.stop);
    return drive;
  } catch {
    return null;
  }
}
