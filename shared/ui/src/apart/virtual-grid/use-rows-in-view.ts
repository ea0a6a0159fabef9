import { useSyncExternalStore } from 'react';
import { standOfWindow, watchWindow } from './window-stand.ts';

/** Rows rendered above and below the visible rows. */
const rowsAround = 2;

/** Row indexes, which may exceed the list; each `end` is exclusive. */
export interface RowsInView {
  readonly first: number;
  readonly end: number;
  /** First visible row. */
  readonly seenFirst: number;
  readonly seenEnd: number;
  /** Maximum number of rendered rows at any scroll position. */
  readonly most: number;
}

interface Rows {
  readonly height: number;
  /** Top of the first row on the page. */
  readonly top: number;
}

/** Which rows of a long list are visible. The component re-renders only when the rows change. */
export function useRowsInView({ height, top }: Rows): RowsInView {
  const seenFirst = useSyncExternalStore(watchWindow, () =>
    Math.floor((standOfWindow().top - top) / height),
  );
  const perWindow = useSyncExternalStore(watchWindow, () =>
    Math.ceil(standOfWindow().height / height),
  );
  // Read without subscribing: an additional visible row is already rendered.
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
