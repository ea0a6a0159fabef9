import { useTexts } from '@croupier/i18n';
import { Button, Tabs, type Tab } from '@croupier/ui';
import { useRef } from 'react';
import styles from './lobby.module.css';

interface TagTabsProps {
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (tag: string) => void;
}

/** More tabs than this do not fit on one line of any screen: arrows scroll them. */
const mostWithoutArrows = 7;

export function TagTabs({ tabs, value, onChange }: TagTabsProps) {
  const { t } = useTexts('mfe-lottery');
  const strip = useRef<HTMLDivElement>(null);
  const hasArrows = tabs.length > mostWithoutArrows;

  function move(direction: 1 | -1): void {
    const list = strip.current?.querySelector('[role="tablist"]');
    if (!list) return;
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: list.clientWidth * 0.8 * direction * forward, behavior: 'smooth' });
  }

  return (
    <div className={styles.tags} data-arrows={hasArrows || undefined} ref={strip}>
      {hasArrows && (
        <Button
          variant="quiet"
          size="s"
          icon="chevron-left"
          aria-label={t('lobby.earlierTags')}
          onClick={() => move(-1)}
        />
      )}
      <Tabs label={t('lobby.tags')} tabs={tabs} value={value} onChange={onChange} />
      {hasArrows && (
        <Button
          variant="quiet"
          size="s"
          icon="chevron-right"
          aria-label={t('lobby.laterTags')}
          onClick={() => move(1)}
        />
      )}
    </div>
  );
}
