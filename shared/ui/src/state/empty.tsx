import type { ReactNode } from 'react';
import { EmptyArt, type EmptyArtName } from './empty-art.tsx';
import styles from './state.module.css';

interface EmptyProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly art?: EmptyArtName | undefined;
  readonly action?: ReactNode;
  /** `row` takes one line of a page that has other things to show. */
  readonly look?: 'place' | 'row' | undefined;
}

/** An answer without rows, as a place and not as a hole. */
export function Empty({ title, text, art = 'river', action, look = 'place' }: EmptyProps) {
  return (
    <div className={styles.state} data-look={look}>
      <EmptyArt art={art} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
