import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import type { ReactNode } from 'react';
import styles from './brand-settings.module.css';

interface RowsInputProps<Row> {
  readonly legend: string;
  readonly hint: string;
  readonly rows: readonly Row[];
  /** Value of a new row. */
  readonly empty: Row;
  readonly onChange: (rows: readonly Row[]) => void;
  /** Renders the inputs of one row. */
  readonly children: (row: Row, set: (changes: Partial<Row>) => void, at: number) => ReactNode;
}

/** A list input whose rows have several fields. */
export function RowsInput<Row extends object>(props: RowsInputProps<Row>) {
  const { legend, hint, rows, empty, onChange, children } = props;
  const { t } = useTexts('console');
  const replace = (at: number, row: Row) =>
    onChange(rows.map((one, index) => (index === at ? row : one)));
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      {rows.map((row, at) => (
        // Rows have no id, and rows are added only at the end.
        <div key={at} className={styles.row} role="group" aria-label={`${legend} ${at + 1}`}>
          {children(row, (changes) => replace(at, { ...row, ...changes }), at)}
          <Button
            variant="quiet"
            icon="close"
            aria-label={t('brand.remove', { what: `${legend} ${at + 1}` })}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button icon="plus" onClick={() => onChange([...rows, empty])}>
        {t('brand.add')}
      </Button>
    </fieldset>
  );
}
