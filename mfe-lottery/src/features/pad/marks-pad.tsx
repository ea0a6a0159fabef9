import { useTexts } from '@croupier/i18n';
import { markRow, toggleMark, type Marks } from '../../lib/marks.ts';
import { leastOf, layoutOf, numbersOf, type WrittenForm } from '../../lib/pad-layout.ts';
import { NumberRow } from './number-row.tsx';
import styles from './pad.module.css';

interface MarksPadProps {
  readonly form: WrittenForm;
  readonly marks: Marks;
  readonly onMarks: (marks: Marks) => void;
}

/** Numbers to mark: one row for every place, or one pool whose combinations are the picks. */
export function MarksPad({ form, marks, onMarks }: MarksPadProps) {
  const { t, formats } = useTexts('mfe-lottery');
  const layout = layoutOf(form);
  const numbers = numbersOf(form);
  return (
    <div className={styles.rows}>
      {layout === 'pool' && (
        <p className={styles.rule}>{t('pad.pool', { shown: formats.number(leastOf(form)) })}</p>
      )}
      {marks.map((marked, row) => (
        <NumberRow
          // Rows have no id except their position.
          key={row}
          label={
            layout === 'places'
              ? t('pad.place', { place: formats.number(row + 1) })
              : t('pad.numbers')
          }
          numbers={numbers}
          marked={marked}
          onToggle={(number) => onMarks(toggleMark(marks, row, number))}
          onMark={(meant) => onMarks(markRow(marks, row, meant))}
        />
      ))}
    </div>
  );
}
