interface WindowPosition {
  /** Scroll position of the page. */
  readonly top: number;
  readonly height: number;
}

const watchers = new Set<() => void>();
let last: WindowPosition | null = null;
let soon = 0;

/**
 * Scroll position and height of the window. Cached while there are subscribers: reading them from the browser
 * forces a layout.
 */
export function standOfWindow(): WindowPosition {
  if (last && watchers.size > 0) return last;
  last = readStand();
  return last;
}

const readStand = (): WindowPosition => ({ top: window.scrollY, height: window.innerHeight });

export function watchWindow(changed: () => void): () => void {
  if (watchers.size === 0) {
    window.addEventListener('scroll', stand, { passive: true });
    window.addEventListener('resize', stand);
    // The value read during rendering is valid until the frame with the rendered list has its layout.
    soon = requestAnimationFrame(stand);
  }
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    cancelAnimationFrame(soon);
    window.removeEventListener('scroll', stand);
    window.removeEventListener('resize', stand);
  };
}

function stand(): void {
  last = readStand();
  for (const changed of watchers) changed();
}
