import { useLayoutEffect, useState, type RefObject } from 'react';

export interface GridShape {
  readonly columns: number;
  /** From the top of a row to the top of the next. */
  readonly rowHeight: number;
  /** Where the grid begins on the page. */
  readonly top: number;
}

const likely: GridShape = { columns: 4, rowHeight: 280, top: 0 };

/** How the grid lies at the moment, read off its first card: styles alone say how many cards make a row. */
export function useGridShape(grid: RefObject<HTMLElement | null>): GridShape {
  const [shape, setShape] = useState(likely);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    // It speaks first when the page has been laid out: read here, the shape would make that happen at once.
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
