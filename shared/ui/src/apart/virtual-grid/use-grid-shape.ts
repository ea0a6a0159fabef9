import { useLayoutEffect, useState, type RefObject } from 'react';

export interface GridShape {
  readonly columns: number;
  /** Distance from the top of one row to the top of the next. */
  readonly rowHeight: number;
  /** Top of the grid on the page. */
  readonly top: number;
}

const likely: GridShape = { columns: 4, rowHeight: 280, top: 0 };

/**
 * Current layout of the grid, measured at its first card: only the styles decide how many cards are in a row.
 */
export function useGridShape(grid: RefObject<HTMLElement | null>): GridShape {
  const [shape, setShape] = useState(likely);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    // The observer first reports after layout. Measuring here would force a synchronous layout.
    const observer = new ResizeObserver(() =>
      setShape((last) => sameOr(last, shapeOf(element, last))),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return shape;
}

function shapeOf(element: HTMLElement, last: GridShape): GridShape {
  const styles = getComputedStyle(element);
  const columns = styles.gridTemplateColumns.split(' ').length;
  const card = element.firstElementChild?.getBoundingClientRect().height ?? 0;
  const gap = Number.parseFloat(styles.rowGap) || 0;
  return {
    columns: element.clientWidth > 0 ? columns : last.columns,
    rowHeight: card > 0 ? card + gap : last.rowHeight,
    top: element.getBoundingClientRect().top + window.scrollY,
  };
}

const sameOr = (last: GridShape, next: GridShape) =>
  last.columns === next.columns &&
  Math.abs(last.rowHeight - next.rowHeight) < 0.5 &&
  Math.abs(last.top - next.top) < 1
    ? last
    : next;
