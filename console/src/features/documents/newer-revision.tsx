import { differences } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card } from '@croupier/ui';
import { ChangeList } from '../../lib/change-list.tsx';
import styles from './documents.module.css';

interface NewerRevisionProps {
  readonly base: unknown;
  readonly newer: unknown;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Another operator has saved the document since this editor was opened: shows what changed, and asks. */
export function NewerRevision({ base, newer, onTake, onKeep }: NewerRevisionProps) {
  const { t } = useTexts('console');
  return (
    <Card tone="accent" role="alert" className={styles.newer}>
      <strong>{t('documents.newer.title')}</strong>
      <p>{t('documents.newer.text')}</p>
      <ChangeList changed={differences(base, newer)} />
      <div className={styles.tools}>
        <Button onClick={onTake}>{t('documents.newer.take')}</Button>
        <Button onClick={onKeep}>{t('documents.newer.keep')}</Button>
      </div>
    </Card>
  );
}
