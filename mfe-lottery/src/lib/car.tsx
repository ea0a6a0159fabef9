import type { CSSProperties } from 'react';
import styles from './car.module.css';
import { useDigits } from './use-digits.ts';

interface CarProps {
  readonly number: number;
  readonly place: number;
  readonly isRacing?: boolean;
}

/** A racing car in its own colour, with its number on the door. */
export function Car({ number, place, isRacing = false }: CarProps) {
  const digits = useDigits();
  const style: CSSProperties & Record<'--hue' | '--place', string | number> = {
    '--hue': `${(number - 1) * 36 + 20}deg`,
    '--place': place,
  };
  return (
    <svg
      className={styles.car}
      style={style}
      viewBox="0 0 44 30"
      aria-hidden="true"
      data-racing={isRacing || undefined}
    >
      <path
        className={styles.body}
        d="M2 21c0-4 1-7 4-8l6-2 5-6c1-1 2-2 4-2h8c2 0 3 1 4 2l4 6c4 1 5 4 5 8v2c0 1-1 2-2 2H4c-1 0-2-1-2-2Z"
      />
      <circle className={styles.wheel} cx="12" cy="25" r="4" />
      <circle className={styles.wheel} cx="33" cy="25" r="4" />
      <circle className={styles.door} cx="23" cy="14" r="8.5" />
      <text className={styles.number} x="23" y="18.4" textAnchor="middle">
        {digits(String(number))}
      </text>
    </svg>
  );
}
