import { useTexts } from '@croupier/i18n';
import { Button, Card, Retry } from '@croupier/ui';
import { useState, type ReactNode } from 'react';
import styles from './content.module.css';

interface Chosen<Item> {
  readonly item: Item;
  readonly title: string;
  readonly confirm: string;
  readonly onClose: () => void;
}

export interface RestoreProps<Item> extends Chosen<Item> {
  readonly brand: string;
}

interface RemovedListProps<Item> {
  readonly removed: {
    readonly data: readonly Item[] | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly keyOf: (item: Item) => string;
  readonly titleOf: (item: Item) => string;
  /** Its picture, where it has one. */
  readonly thumbOf?: (item: Item) => ReactNode;
  /** What tells it from others of its title. */
  readonly asideOf: (item: Item) => ReactNode;
  /** Asks whether the chosen one is put back. */
  readonly children: (chosen: Chosen<Item>) => ReactNode;
}

/** What was removed lately, and the way back. */
export function RemovedList<Item>(props: RemovedListProps<Item>) {
  const { removed, keyOf, titleOf, thumbOf, asideOf, children } = props;
  const { t } = useTexts('console');
  const [item, setItem] = useState<Item | null>(null);
  const nameOf = (one: Item) => t('content.restoreOf', { what: titleOf(one) });
  const confirm = t('content.restore');
  if (removed.error) return <Retry error={removed.error} again={removed.refetch} />;
  if (!removed.data || removed.data.length === 0) return null;
  return (
    <section aria-label={t('content.removed')} className={styles.group}>
      <h2>{t('content.removed')}</h2>
      <ul className={styles.list}>
        {removed.data.map((one) => (
          <Card as="li" key={keyOf(one)} className={styles.line}>
            {thumbOf && <div className={styles.thumb}>{thumbOf(one)}</div>}
            <div className={styles.about}>
              <strong dir="auto">{titleOf(one)}</strong>
              {asideOf(one)}
            </div>
            <Button aria-label={nameOf(one)} onClick={() => setItem(one)}>
              {confirm}
            </Button>
          </Card>
        ))}
      </ul>
      {item && children({ item, title: nameOf(item), confirm, onClose: () => setItem(null) })}
    </section>
  );
}
