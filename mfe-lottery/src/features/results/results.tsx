import type { Draw } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Retry, Skeleton } from '@croupier/ui';
import { useState, type ReactNode } from 'react';
import { useResults } from '../../api/results.ts';
import { ResultsDay } from './results-day.tsx';
import styles from './results.module.css';

interface ResultsProps {
  readonly gameId: string;
  readonly children: (draws: readonly Draw[]) => ReactNode;
}

const page = 15;
const most = 90;

/** The results of a game, of one day or all; the caller renders the rows. */
export function Results({ gameId, children }: ResultsProps) {
  const { t } = useTexts('mfe-lottery');
  const [day, setDay] = useState('');
  const [limit, setLimit] = useState(page);
  const results = useResults(gameId, { day, limit });
  return (
    <div className={styles.results}>
      <ResultsDay
        day={day}
        onDay={(next) => {
          setDay(next);
          setLimit(page);
        }}
      />
      {results.isPending ? (
        <div aria-busy="true">
          <Skeleton height={64} lines={4} />
        </div>
      ) : results.error ? (
        <Retry error={results.error} onRetry={results.refetch} />
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
