import type { ReactNode } from 'react';
import styles from './logo.module.css';

interface LogoProps {
  /** Name of the brand's look, as the site manifest gives it. */
  readonly look: string;
  /** The brand's name; a look without one shows its own. */
  readonly name?: string | undefined;
  /** The mark without the word. */
  readonly isMarkOnly?: boolean | undefined;
}

const marks: Readonly<Record<string, { readonly name: string; readonly mark: ReactNode }>> = {
  padma: { name: 'Padma', mark: <LotusMark /> },
  verano: { name: 'Verano', mark: <SunMark /> },
  croupier: { name: 'Croupier', mark: <ChipMark /> },
};

/** The brand's mark and its name as text. */
export function Logo({ look, name, isMarkOnly = false }: LogoProps) {
  const brand = marks[look] ?? { name: look, mark: <ChipMark /> };
  return (
    <span className={styles.logo} dir="ltr">
      <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
        {brand.mark}
      </svg>
      <span className={isMarkOnly ? styles.unseen : styles.word}>{name ?? brand.name}</span>
    </span>
  );
}

/** A lotus of five petals that opens over three lines of river. */
function LotusMark() {
  return (
    <g>
      <path
        className={styles.second}
        d="M24 33C13 33 6 28 3.5 19.5 12 19 20 23.5 24 33Zm0 0c11 0 18-5 20.5-13.5C36 19 28 23.5 24 33Z"
      />
      <path
        className={styles.first}
        d="M24 33C15.5 28 11.5 20 12.5 11 20.5 14.5 25 23 24 33Zm0 0c8.5-5 12.5-13 11.5-22C27.5 14.5 23 23 24 33Z"
        opacity=".82"
      />
      <path className={styles.first} d="M24 33c-6-9-6-20 0-28.5C30 13 30 24 24 33Z" />
      <path
        className={styles.line}
        d="M6 37.5c4.5-2.5 7.5-2.5 12 0s7.5 2.5 12 0 7.5-2.5 12 0M13 43c3.7-2.1 7.3-2.1 11 0s7.3 2.1 11 0"
      />
    </g>
  );
}

/** Half a sun of eight rays above its reflection. */
function SunMark() {
  return (
    <g>
      <path className={styles.first} d="M12 30a12 12 0 0 1 24 0Z" />
      <path
        className={styles.first}
        d="m22.2 13 1.8-9 1.8 9ZM12.5 17.6 7.6 9.8l7.8 4.9ZM8.6 27.3l-7-3 7.6.2ZM35.5 17.6l4.9-7.8-7.8 4.9ZM39.4 27.3l7-3-7.6.2Z"
      />
      <path className={styles.wave} d="M7 35.5h34M12.5 40h23M19 44.5h10" />
    </g>
  );
}

/** A chip with its eight notches: the house itself, and a brand without a mark of its own. */
function ChipMark() {
  return (
    <g>
      <circle className={styles.first} cx="24" cy="24" r="21" />
      <circle className={styles.notches} cx="24" cy="24" r="17.5" strokeDasharray="6.87 6.87" />
      <circle className={styles.hole} cx="24" cy="24" r="12" />
      <path className={styles.first} d="M24 14.5 33.5 24 24 33.5 14.5 24Z" />
    </g>
  );
}
