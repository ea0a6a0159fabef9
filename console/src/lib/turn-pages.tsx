import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import styles from './turn-pages.module.css';

interface TurnPagesProps {
  /** Start of the current page; `null`: the newest entries. */
  readonly before: string | null;
  /** Start of the next, older page; `null`: there is none. */
  readonly next: string | null;
  readonly onTurn: (before: string | null) => void;
}

/** Buttons to older entries of a list that grows at its start, and back to the newest. */
export function TurnPages({ before, next, onTurn }: TurnPagesProps) {
  const { t } = useTexts('console');
  if (before === null && next === null) return null;
  return (
    <div className={styles.turn}>
      {before !== null && <Button onClick={() => onTurn(null)}>{t('queue.newest')}</Button>}
      {next !== null && <Button onClick={() => onTurn(next)}>{t('queue.older')}</Button>}
    </div>
  );
}
