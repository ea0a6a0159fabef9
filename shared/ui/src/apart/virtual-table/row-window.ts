/** The visible part of a scroll container whose rows have about the same height. Lengths in CSS pixels. */
export interface VisibleArea {
  readonly scrolled: number;
  readonly height: number;
  readonly rowHeight: number;
}

export interface RowWindow {
  readonly first: number;
  /** Exclusive end. */
  readonly end: number;
  /** Height of the rows that are not rendered above and below. */
  readonly above: number;
  readonly below: number;
}

/** Extra rows beyond either edge, so that fast scrolling finds them rendered. */
const spare = 8;

/** The rows to render out of `count`: the visible rows and some around them. */
export function rowWindow(count: number, { scrolled, height, rowHeight }: VisibleArea): RowWindow {
  // After rows are removed, the scroll position is beyond the end until the browser corrects it.
  const reach = Math.max(0, count * rowHeight - height);
  const top = Math.floor(Math.min(Math.max(0, scrolled), reach) / rowHeight);
  const first = Math.max(0, top - spare);
  const end = Math.min(count, top + Math.ceil(height / rowHeight) + 1 + spare);
  return { first, end, above: first * rowHeight, below: (count - end) * rowHeight };
}
