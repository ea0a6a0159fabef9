import type { Draw } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Field, Retry, Skeleton } from '@croupier/ui';
import { useState, type ReactNode } from 'react';
import { useResults } from '../../api/results.ts';
import styles from './results.module.css';

interface ResultsProps {
  readonly gameId: string;
  readonly children: (draws: readonly Draw[]) => ReactNode;
}

const page = 15;
const most = 90;

/** The history of a game, of a day or of all; the rows are the caller's. */
export function Results({ gameId, children }: ResultsProps) {
  const { t } = useTexts('mfe-lottery');
  const [day, setDay] = useState('');
  const [limit, setLimit] = useState(page);
  const results = useResults(gameId, { day, limit });
  return (
    <div className={styles.results}>
      <Field label={t('results.day')} hint={t('results.dayHint')}>
        {(wires) => (
          <input
            {...wires}
            type="date"
            className={styles.day}
            value={day}
            onChange={(event) => {
              setDay(event.target.value);
              setLimit(page);
            }}
          />
        )}
      </Field>
      {results.isPending ? (
        <div aria-busy="true">
          <Skeleton height={64} lines={4} />
        </div>
      ) : results.error ? (
        <Retry error={results.error} again={results.refetch} />
      ) : (
        <>
          {children(results.data.rows)}
          {results.data.next !== null && limit < most && (
            <Button variant="quiet" onClick={() => setLimit(limit + page)}>
              {t('tickets.more')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
