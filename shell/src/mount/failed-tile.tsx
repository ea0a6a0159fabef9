import type { SiteModule } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Icon } from '@croupier/ui';
import styles from './failed-tile.module.css';

/** Stands in the place of a part that could not be shown: names the module, and tries again in place. */
export function FailedTile({ module, onRetry }: { module: SiteModule; onRetry: () => void }) {
  const { t, local } = useTexts('shell');
  return (
    <div className={styles.tile} role="alert" data-failed-module={module.description.name}>
      <span className={styles.mark}>
        <Icon name="alert" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {t('tile.title', { module: local(module.description.title) })}
        </p>
        <p className={styles.text}>{t('tile.text')}</p>
      </div>
      <Button icon="refresh" onClick={onRetry}>
        {t('tile.again')}
      </Button>
    </div>
  );
}
