import type { Game } from '@croupier/contracts';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import styles from '../../lib/card-grid.module.css';
import { useGridShape } from './use-grid-shape.ts';
import { useRowsInView } from './use-rows-in-view.ts';

interface GameGridProps {
  readonly label: string;
  readonly size: number;
  readonly at: (place: number) => Game | undefined;
  /** `key` is a seat that one game after the other takes as the list moves: its elements stay. */
  readonly card: (game: Game, place: number, key: number) => ReactNode;
}

/**
 * Any number of games as one list: only the rows around what is seen are there, the rest is room. Where
 * the games change, those in sight do so at once and the rows around them after the next paint.
 */
export function GameGrid({ label, size, at, card }: GameGridProps) {
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
      className={styles.cards}
      aria-label={label}
      style={{
        paddingBlockStart: (first / columns) * rowHeight,
        paddingBlockEnd: (count - Math.ceil(end / columns)) * rowHeight,
      }}
    >
      {Array.from({ length: end - first }, (_, number) => {
        const place = first + number;
        const isSeen = place >= seen.first && place < seen.end;
        const game = isSeen ? at(place) : atRest(place);
        return game && card(game, place, place % seats);
      })}
    </ul>
  );
}

const nothing = (): undefined => undefined;
