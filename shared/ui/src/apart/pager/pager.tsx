import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import styles from './pager.module.css';
import type { Cursor } from './use-cursor.ts';

interface PagerProps {
  readonly cursor: Cursor;
  readonly next: string | null;
  /** The requested page is loading. */
  readonly isBusy: boolean;
}

/** Buttons for newer and older pages; renders nothing if all records fit on one page. */
export function Pager({ cursor, next, isBusy }: PagerProps) {
  const { t } = useTexts('ui');
  if (cursor.isFirst && next === null) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <Button
        variant="quiet"
        disabled={cursor.isFirst}
        isBusy={isBusy}
        onClick={() => cursor.newer()}
      >
        {t('pager.newer')}
      </Button>
      <Button
        variant="quiet"
        disabled={next === null}
        isBusy={isBusy}
        onClick={() => next !== null && cursor.older(next)}
      >
        {t('pager.older')}
      </Button>
    </nav>
  );
}
