import styles from './die.module.css';

interface DieProps {
  readonly face: number;
  /** Tumbles before it stops, for numbers that have just been drawn. */
  readonly isRolling?: boolean;
}

/** One die. The text beside it contains the numbers. */
export function Die({ face, isRolling = false }: DieProps) {
  return (
    <svg
      className={styles.die}
      viewBox="0 0 48 48"
      aria-hidden="true"
      data-rolling={isRolling || undefined}
    >
      <rect className={styles.body} x="1.5" y="1.5" width="45" height="45" rx="11" />
      <path
        className={styles.gleam}
        d="M12 4.5h24c4.2 0 7.5 3.3 7.5 7.5v3C32 8.5 16 8.5 4.5 15v-3c0-4.2 3.3-7.5 7.5-7.5Z"
      />
      {(pips[face] ?? []).map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          className={styles.pip}
          data-lucky={face === 1 || face === 4 || undefined}
          cx={x}
          cy={y}
          r={face === 1 ? 6.5 : 4.4}
        />
      ))}
    </svg>
  );
}

const [near, middle, far] = [13.5, 24, 34.5];

/**
 * Positions of the pips by face; the one and the four are red, as on dice in the game's country of origin.
 */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[middle, middle]],
  2: [
    [near, far],
    [far, near],
  ],
  3: [
    [near, far],
    [middle, middle],
    [far, near],
  ],
  4: [
    [near, near],
    [near, far],
    [far, near],
    [far, far],
  ],
  5: [
    [near, near],
    [near, far],
    [middle, middle],
    [far, near],
    [far, far],
  ],
  6: [
    [near, near],
    [near, middle],
    [near, far],
    [far, near],
    [far, middle],
    [far, far],
  ],
};
