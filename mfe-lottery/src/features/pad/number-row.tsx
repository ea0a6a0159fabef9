import { useTexts } from '@croupier/i18n';
import { useId } from 'react';
import styles from './pad.module.css';

interface NumberRowProps {
  readonly label: string;
  readonly numbers: readonly string[];
  readonly marked: readonly string[];
  readonly onToggle: (number: string) => void;
  readonly onMark: (numbers: readonly string[]) => void;
}

const quickMarks: Readonly<Record<string, (value: number, middle: number) => boolean>> = {
  all: () => true,
  big: (value, middle) => value >= middle,
  small: (value, middle) => value < middle,
  odd: (value) => value % 2 === 1,
  even: (value) => value % 2 === 0,
  none: () => false,
};

/** A row of numbers to mark, with buttons for the most common selections. */
export function NumberRow({ label, numbers, marked, onToggle, onMark }: NumberRowProps) {
  const { t } = useTexts('mfe-lottery');
  const labelId = useId();
  const middle = (Number(numbers[0]) + Number(numbers.at(-1)) + 1) / 2;
  return (
    <div role="group" aria-labelledby={labelId} className={styles.row}>
      <div className={styles.rowHead}>
        <span id={labelId} className={styles.rowLabel}>
          {label}
        </span>
        <span className={styles.quick}>
          {Object.entries(quickMarks).map(([key, isMeant]) => (
            <button
              key={key}
              type="button"
              className={styles.quickMark}
              aria-label={t('pad.quickOf', { row: label, mark: t(`quick.${key}`) })}
              onClick={() => onMark(numbers.filter((number) => isMeant(Number(number), middle)))}
            >
              {t(`quick.${key}`)}
            </button>
          ))}
        </span>
      </div>
      <div className={styles.numbers} data-count={countOf(numbers)}>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            className={styles.number}
            aria-pressed={marked.includes(number)}
            aria-label={t('pad.numberOf', { row: label, number })}
            onClick={() => onToggle(number)}
          >
            {number}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Ten numbers fill lines evenly; larger sets use small buttons. */
function countOf({ length }: readonly string[]): 'ten' | 'many' | undefined {
  if (length > 20) return 'many';
  return length === 10 ? 'ten' : undefined;
}
