import { useSyncExternalStore } from 'react';
import { standOfWindow, watchWindow } from './window-stand.ts';

/** Rows that stand ready above and below what is seen. */
const rowsAround = 2;

/** Numbers of rows, whether the list has them or not; each `end` is after the last one. */
export interface RowsInView {
  readonly first: number;
  readonly end: number;
  /** Those of them that are in sight. */
  readonly seenFirst: number;
  readonly seenEnd: number;
  /** How many stand there at once, wherever the window is. */
  readonly most: number;
}

interface Rows {
  readonly height: number;
  /** Where the first one begins on the page. */
  readonly top: number;
}

/** Which rows of a long list the window shows; the component renders anew only when they are others. */
export function useRowsInView({ height, top }: Rows): RowsInView {
  const seenFirst = useSyncExternalStore(watchWindow, () =>
    Math.floor((standOfWindow().top - top) / height),
  );
  const perWindow = useSyncExternalStore(watchWindow, () =>
    Math.ceil(standOfWindow().height / height),
  );
  // Read, not watched: a row more that comes into sight is there already.
  const stand = standOfWindow();
  const seenEnd = Math.ceil((stand.top + stand.height - top) / height);
  return {
    first: seenFirst - rowsAround,
    end: seenFirst + perWindow + 1 + rowsAround,
    seenFirst,
    seenEnd,
    most: perWindow + 1 + 2 * rowsAround,
  };
}
