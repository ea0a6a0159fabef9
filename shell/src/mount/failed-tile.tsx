import type { SiteModule } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Icon, useLine } from '@croupier/ui';
import styles from './failed-tile.module.css';

interface FailedTileProps {
  readonly module: SiteModule;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Stands in the place of a part that could not be shown: names the module, and tries again in place. */
export function FailedTile({ module, error, onRetry }: FailedTileProps) {
  const { t, local } = useTexts('shell');
  const kit = useTexts('ui');
  const { isOffline } = useLine(onRetry);
  return (
    <div className={styles.tile} role="alert" data-failed-module={module.description.name}>
      <span className={styles.mark}>
        <Icon name="alert" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {isOffline
            ? kit.t('offline.title')
            : t('tile.title', { module: local(module.description.title) })}
        </p>
        <p className={styles.text}>{isOffline ? kit.t('offline.text') : t('tile.text')}</p>
        <LoaderWords error={error} />
      </div>
      <Button icon="refresh" onClick={onRetry}>
        {t('tile.again')}
      </Button>
    </div>
  );
}

/** The loader's own sentence for support, as it is: 'Loading chunk N failed', 'Loading CSS chunk N failed'. */
function LoaderWords({ error }: { error: unknown }) {
  const [said] = /^Loading (?:CSS )?chunk \S+ failed/.exec(messageOf(error)) ?? [];
  if (!said) return null;
  return (
    <p className={styles.loader} lang="en" dir="ltr">
      {said}
    </p>
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');
