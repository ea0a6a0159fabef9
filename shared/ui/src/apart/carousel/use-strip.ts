import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Drive, StripEnds } from './drive-strip.ts';

interface Strip extends StripEnds {
  /** The container of the list. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Scrolls by one view: `1` forward, `-1` back, in the writing direction. */
  readonly turn: (by: 1 | -1) => void;
}

const nothingToTurn: StripEnds = { canGoBack: false, canGoOn: false };

/** State of both ends of a row, and scrolling it. The code is loaded when the row becomes visible. */
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

/** `null` if the code cannot be loaded: the row then scrolls natively. */
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
