import type { ReactNode } from 'react';
import { Paged, type PagedProps } from './paged.tsx';
import styles from './queue.module.css';

const skeleton = { lines: 4, height: 140 };

interface CardListProps<Row> extends Pick<PagedProps<Row>, 'answer' | 'cursor' | 'empty'> {
  /** Name of the list for screen readers. */
  readonly title: string;
  readonly children: (row: Row) => ReactNode;
}

/** A list that is read page by page, with a card for each row, in each of its states. */
export function CardList<Row>({ title, children, ...paged }: CardListProps<Row>) {
  return (
    <Paged {...paged} skeleton={skeleton}>
      {(rows) => (
        <ul className={styles.list} aria-label={title}>
          {rows.map(children)}
        </ul>
      )}
    </Paged>
  );
}
