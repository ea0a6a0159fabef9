import { useDeferredValue, useRef, type ReactNode } from 'react';
import { useGridShape } from './use-grid-shape.ts';
import { useRowsInView } from './use-rows-in-view.ts';

interface VirtualGridProps<Item> {
  readonly label: string;
  /** Lays the list out as a grid; how many make a row, and how high it is, is read off it. */
  readonly className: string | undefined;
  readonly size: number;
  readonly at: (place: number) => Item | undefined;
  /** `seat` is a key that one item after the other takes as the list moves: its elements stay. */
  readonly children: (item: Item, place: number, seat: number) => ReactNode;
}

/**
 * Any number of cards as one list that scrolls with the page: only the rows around what is seen are
 * there, the rest is room. Where the items change, those in sight do so at once and the rows around them
 * after the next paint.
 */
export function VirtualGrid<Item>({
  label,
  className,
  size,
  at,
  children,
}: VirtualGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { columns, rowHeight, top } = useGridShape(list);
  const count = Math.ceil(size / columns);
  const rows = useRowsInView({ count, height: rowHeight, top });
  // A list that became shorter than where the window stands shows its last rows until the page has followed.
  const first = Math.min(rows.first, Math.max(0, count - 1)) * columns;
  const end = Math.max(Math.min(size, rows.end * columns), Math.min(size, first + columns));
  const seats = (rows.most + 1) * columns;
  const seen = { first: rows.seenFirst * columns, end: rows.seenEnd * columns };
  const atRest = useDeferredValue(at, nothing);
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
      {Array.from({ length: end - first }, (_, number) => {
        const place = first + number;
        const isSeen = place >= seen.first && place < seen.end;
        const item = isSeen ? at(place) : atRest(place);
        return item && children(item, place, place % seats);
      })}
    </ul>
  );
}

const nothing = (): undefined => undefined;
