import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { useGridShape } from './use-grid-shape.ts';
import { useRowsInView } from './use-rows-in-view.ts';

interface Items<Item> {
  readonly size: number;
  readonly at: (place: number) => Item | undefined;
  /** `seat` is a key that is reused for successive items during scrolling, so that the elements stay. */
  readonly children: (item: Item, place: number, seat: number) => ReactNode;
}

interface VirtualGridProps<Item> extends Items<Item> {
  readonly label: string;
  /** Lays the list out as a grid; the component measures the number of cards per row and the row height. */
  readonly className: string | undefined;
}

/**
 * Any number of cards as one list that scrolls with the page: only the rows near the visible area are
 * rendered, empty space replaces the rest. When the items change, visible items update at once; the
 * surrounding rows and the list height update after the next paint.
 * Not `@tanstack/react-virtual`: it weighs 9.6 KB (brotli) against 1.1 KB here, and has no deferred rows.
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, className, size, at, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const { columns, rowHeight, top } = useGridShape(list);
  const rows = useRowsInView({ height: rowHeight, top });
  const now = useMemo(() => ({ size, at, children }), [size, at, children]);
  const rest = useDeferredValue<Items<Item>>(now, nothing);

  const seen = { first: rows.seenFirst * columns, end: rows.seenEnd * columns };
  // If the list ends in the visible area, no leftover items may follow its end.
  const length = size < seen.end ? size : Math.max(rest.size, seen.end);
  const count = Math.ceil(length / columns);
  // A list that becomes shorter than the scroll position shows its last rows until the scroll position has
  // adjusted.
  const first = within(rows.first, count - 1) * columns;
  const end = Math.max(
    Math.min(length, within(rows.end, count) * columns),
    Math.min(length, first + columns),
  );
  const seats = (rows.most + 1) * columns;

  /** Items above the visible area must not be missing: the rest would move up. */
  function isAtOnce(place: number): boolean {
    if (place >= seen.first) return place < seen.end;
    return place >= rest.size || size <= seen.first;
  }
  function itemAt(place: number): ReactNode {
    const items = isAtOnce(place) ? now : rest;
    const item = items.at(place);
    return item && items.children(item, place, place % seats);
  }

  return (
    <ul
      ref={list}
      role="list"
      className={className}
      aria-label={label}
      style={{
        paddingBlockStart: (first / columns) * rowHeight,
        paddingBlockEnd: (count - Math.ceil(end / columns)) * rowHeight,
      }}
    >
      {Array.from({ length: end - first }, (_, number) => itemAt(first + number))}
    </ul>
  );
}

const nothing = { size: 0, at: () => undefined, children: () => null };

const within = (row: number, most: number) => Math.max(0, Math.min(row, most));
