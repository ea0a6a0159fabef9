import type { CSSProperties } from 'react';
import styles from './ball.module.css';
import { useDigits } from './use-digits.ts';

interface BallProps {
  /** As it is written, leading zeros and all. */
  readonly number: string;
  /** `plain` where a number has no colour of its own. */
  readonly look?: string;
  /** Place in the row: each ball falls a little after the one before. */
  readonly place?: number;
  readonly isFalling?: boolean;
}

/** One drawn ball, its number on a white spot. The numbers stand in the text beside it. */
export function Ball({ number, look = 'plain', place = 0, isFalling = false }: BallProps) {
  const digits = useDigits();
  const style: CSSProperties & Record<'--place', number> = { '--place': place };
  return (
    <span
      className={styles.ball}
      style={style}
      data-look={look}
      data-wide={number.length > 2 || undefined}
      data-falling={isFalling || undefined}
      aria-hidden="true"
    >
      <span className={styles.spot}>{digits(number)}</span>
    </span>
  );
}
