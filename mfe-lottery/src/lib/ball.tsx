import type { CSSProperties } from 'react';
import styles from './ball.module.css';
import { useDigits } from './use-digits.ts';

interface BallProps {
  /** The number as written, including leading zeros. */
  readonly number: string;
  /** `plain` for a number without its own colour. */
  readonly look?: string;
  /** Position in the row: each ball falls slightly after the previous one. */
  readonly place?: number;
  readonly isFalling?: boolean;
}

/** One drawn ball, its number on a white spot. The text beside it contains the numbers. */
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
