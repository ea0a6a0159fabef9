import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import styles from './documents.module.css';

interface MoveButtonsProps {
  readonly what: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/** Buttons that move a list item up or down. */
export function MoveButtons({ what, isFirst, isLast, onMove }: MoveButtonsProps) {
  const { t } = useTexts('console');
  return (
    <>
      <Button
        variant="quiet"
        icon="chevron-down"
        className={styles.up}
        aria-label={t('documents.up', { what })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        variant="quiet"
        icon="chevron-down"
        aria-label={t('documents.down', { what })}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </>
  );
}
