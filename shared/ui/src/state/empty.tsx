import type { ReactNode } from 'react';
import { EmptyArt } from './empty-art.tsx';
import type { EmptyArtName } from './empty-art-name.ts';
import styles from './state.module.css';

interface EmptyProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly art?: EmptyArtName | undefined;
  readonly action?: ReactNode;
  /** `row` takes one line, for a page that also shows other content. */
  readonly look?: 'place' | 'row' | undefined;
}

/** The empty state of a list. */
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
