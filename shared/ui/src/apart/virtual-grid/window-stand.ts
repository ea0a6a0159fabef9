interface Stand {
  /** How far the page is scrolled. */
  readonly top: number;
  readonly height: number;
}

const watchers = new Set<() => void>();
let last: Stand | null = null;
let soon = 0;

/** Where the window stands on the page. Kept while somebody watches: to ask the browser makes it lay the page out. */
export function standOfWindow(): Stand {
  if (last && watchers.size > 0) return last;
  last = readStand();
  return last;
}

const readStand = (): Stand => ({ top: window.scrollY, height: window.innerHeight });

export function watchWindow(changed: () => void): () => void {
  if (watchers.size === 0) {
    window.addEventListener('scroll', stand, { passive: true });
    window.addEventListener('resize', stand);
    // What was read while the list was drawn holds until the frame with the list in it is laid out.
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
