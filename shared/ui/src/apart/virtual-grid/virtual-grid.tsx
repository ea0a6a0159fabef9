import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { useGridShape } from './use-grid-shape.ts';
import { useRowsInView } from './use-rows-in-view.ts';

interface Items<Item> {
  readonly size: number;
  readonly at: (place: number) => Item | undefined;
  /** `seat` is a key that one item after the other takes as the list moves: its elements stay. */
  readonly children: (item: Item, place: number, seat: number) => ReactNode;
}

interface VirtualGridProps<Item> extends Items<Item> {
  readonly label: string;
  /** Lays the list out as a grid; how many make a row, and how high it is, is read off it. */
  readonly className: string | undefined;
}

/**
 * Any number of cards as one list that scrolls with the page: only the rows around what is seen are
 * there, the rest is room. Where the items change, those in sight do so at once, and the rows around them
 * with the length of the list after the next paint.
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, className, size, at, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const { columns, rowHeight, top } = useGridShape(list);
  const rows = useRowsInView({ height: rowHeight, top });
  const now = useMemo(() => ({ size, at, children }), [size, at, children]);
  const rest = useDeferredValue<Items<Item>>(now, nothing);

  const seen = { first: rows.seenFirst * columns, end: rows.seenEnd * columns };
  // What is left of a list that ends in sight must not stand behind its end.
  const length = size < seen.end ? size : Math.max(rest.size, seen.end);
  const count = Math.ceil(length / columns);
  // A list that became shorter than where the window stands shows its last rows until the page has followed.
  const first = within(rows.first, count - 1) * columns;
  const end = Math.max(
    Math.min(length, within(rows.end, count) * columns),
    Math.min(length, first + columns),
  );
  const seats = (rows.most + 1) * columns;

  /** Above what is seen nothing may be missing: the rest would move up. */
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
