import { useTexts } from '@croupier/i18n';
import { Button, Card, ErrorText } from '@croupier/ui';
import type { ReactNode } from 'react';
import styles from './rewarding.module.css';

interface RowsInputProps<Row> {
  readonly legend: string;
  readonly rows: readonly Row[];
  readonly most: number;
  readonly error: string | undefined;
  /** Initial values of a new row. */
  readonly begin: () => Row;
  readonly onChange: (rows: Row[]) => void;
  readonly children: (row: Row, at: number, change: (row: Row) => void) => ReactNode;
}

/** Rows of a form that operators add and remove; there is always one. */
export function RowsInput<Row>(props: RowsInputProps<Row>) {
  const { legend, rows, most, error, begin, onChange, children } = props;
  const { t, formats } = useTexts('console');
  return (
    <fieldset className={styles.rows}>
      <legend>{legend}</legend>
      {rows.map((row, at) => (
        <Card key={at} tone="sunken" className={styles.part}>
          {children(row, at, (next) =>
            onChange(rows.map((one, place) => (place === at ? next : one))),
          )}
          {rows.length > 1 && (
            <div>
              <Button
                icon="trash"
                variant="quiet"
                onClick={() => onChange(rows.filter((_, place) => place !== at))}
              >
                {t('rewarding.removeRow', { number: formats.number(at + 1) })}
              </Button>
            </div>
          )}
        </Card>
      ))}
      <ErrorText>{error}</ErrorText>
      {rows.length < most && (
        <div>
          <Button icon="plus" onClick={() => onChange([...rows, begin()])}>
            {t('rewarding.addRow')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
