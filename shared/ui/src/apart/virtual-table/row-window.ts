/** What a scroller shows of rows that are all about as high. Lengths in CSS pixels. */
export interface Sight {
  readonly scrolled: number;
  readonly height: number;
  readonly rowHeight: number;
}

export interface RowWindow {
  readonly first: number;
  /** One after the last. */
  readonly end: number;
  /** Space that the rows above and below it would take. */
  readonly above: number;
  readonly below: number;
}

/** Rows beyond either edge: a quick scroll finds them drawn. */
const spare = 8;

/** The rows to draw of so many: those in sight, and some beside them. */
export function rowWindow(count: number, { scrolled, height, rowHeight }: Sight): RowWindow {
  // Fewer rows than a moment ago leave the scroller beyond its end until the browser has noticed.
  const reach = Math.max(0, count * rowHeight - height);
  const top = Math.floor(Math.min(Math.max(0, scrolled), reach) / rowHeight);
  const first = Math.max(0, top - spare);
  const end = Math.min(count, top + Math.ceil(height / rowHeight) + 1 + spare);
  return { first, end, above: first * rowHeight, below: (count - end) * rowHeight };
}
