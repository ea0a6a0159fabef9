import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import styles from './turn-pages.module.css';

interface TurnPagesProps {
  /** Where the page that shows begins; `null`: with the newest. */
  readonly before: string | null;
  /** Where the next page of older ones begins; `null`: there is none. */
  readonly next: string | null;
  readonly onTurn: (before: string | null) => void;
}

/** On to what is older in a list that grows at its head, and back to the newest. */
export function TurnPages({ before, next, onTurn }: TurnPagesProps) {
  const { t } = useTexts('console');
  if (before === null && next === null) return null;
  return (
    <div className={styles.turn}>
      {before !== null && <Button onClick={() => onTurn(null)}>{t('desk.newest')}</Button>}
      {next !== null && <Button onClick={() => onTurn(next)}>{t('desk.older')}</Button>}
    </div>
  );
}
