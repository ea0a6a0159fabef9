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
  /** The item's picture, if any. */
  readonly thumbOf?: (item: Item) => ReactNode;
  /** Details that distinguish items with the same title. */
  readonly asideOf: (item: Item) => ReactNode;
  /** Renders the dialog that confirms restoring the chosen item. */
  readonly children: (chosen: Chosen<Item>) => ReactNode;
}

/** Recently removed items, which can be restored. */
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
