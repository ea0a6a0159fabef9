interface Stand {
  /** How far the page is scrolled. */
  readonly top: number;
  readonly height: number;
}

const watchers = new Set<() => void>();
let kept: Stand | null = null;

/** Where the window stands on the page. Kept while somebody watches: to ask the browser makes it lay the page out. */
export const standOfWindow = (): Stand => kept ?? readStand();

const readStand = (): Stand => ({ top: window.scrollY, height: window.innerHeight });

export function watchWindow(changed: () => void): () => void {
  if (watchers.size === 0) {
    kept = readStand();
    window.addEventListener('scroll', stand, { passive: true });
    window.addEventListener('resize', stand);
  }
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    kept = null;
    window.removeEventListener('scroll', stand);
    window.removeEventListener('resize', stand);
  };
}

function stand(): void {
  kept = readStand();
  for (const changed of watchers) changed();
}
