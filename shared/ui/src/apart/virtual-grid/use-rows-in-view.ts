import { useSyncExternalStore } from 'react';

/** Rows that stand ready above and below what is seen. */
const rowsAround = 2;

export interface RowsInView {
  readonly first: number;
  /** After the last one. */
  readonly end: number;
  /** Those of them that are in sight. */
  readonly seenFirst: number;
  readonly seenEnd: number;
  /** How many stand there at once, wherever the window is. */
  readonly most: number;
}

interface Rows {
  readonly count: number;
  readonly height: number;
  /** Where the first one begins on the page. */
  readonly top: number;
}

/** Which rows of a long list the window shows; the component renders anew only when they are others. */
export function useRowsInView({ count, height, top }: Rows): RowsInView {
  const first = useSyncExternalStore(watchWindow, () =>
    Math.floor((window.scrollY - top) / height),
  );
  const perWindow = useSyncExternalStore(watchWindow, () => Math.ceil(window.innerHeight / height));
  // Read, not watched: a row more that comes into sight is there already.
  const seenEnd = Math.ceil((window.scrollY + window.innerHeight - top) / height);
  const end = clamp(first + perWindow + 1 + rowsAround, count);
  const most = perWindow + 1 + 2 * rowsAround;
  return { first: clamp(first - rowsAround, end), end, seenFirst: first, seenEnd, most };
}

const clamp = (row: number, most: number) => Math.max(0, Math.min(row, most));

function watchWindow(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}
