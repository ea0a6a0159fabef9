import type { SiteModule } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Icon, useIsOnline } from '@croupier/ui';
import { kindOf } from '../remotes/failure-log.ts';
import styles from './failed-tile.module.css';

interface FailedTileProps {
  readonly module: SiteModule;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces a part that could not be shown: names the module, and offers a retry in place. */
export function FailedTile({ module, error, onRetry }: FailedTileProps) {
  const { t, local } = useTexts('shell');
  const kit = useTexts('ui');
  const { isOffline } = useIsOnline(onRetry);
  const name = local(module.description.title);
  return (
    <div className={styles.tile} role="alert" data-failed-module={module.description.name}>
      <span className={styles.mark}>
        <Icon name="alert" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {isOffline ? kit.t('offline.title') : t('tile.title', { module: name })}
        </p>
        <p className={styles.text}>
          {isOffline ? kit.t('offline.text') : t(`tile.${kindOf(error)}`)}
        </p>
        <LoaderWords error={error} />
      </div>
      <Button icon="refresh" onClick={onRetry}>
        {t('tile.again')}
      </Button>
    </div>
  );
}

/** The loader's own message (specification §8) is for customer service, so it is collapsed by default. */
function LoaderWords({ error }: { error: unknown }) {
  const { t } = useTexts('shell');
  const [message] = /^Loading (?:CSS )?chunk \S+ failed/.exec(messageOf(error)) ?? [];
  if (!message) return null;
  return (
    <details className={styles.loader}>
      <summary>{t('tile.details')}</summary>
      <p lang="en" dir="ltr">
        {message}
      </p>
    </details>
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');
