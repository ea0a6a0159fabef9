import { useTexts } from '@croupier/i18n';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './choice.module.css';
import { useScrollSelectedIntoView } from './use-scroll-selected-into-view.ts';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly count?: number | undefined;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/**
 * A row of tabs. One tab is reachable by Tab; arrow keys, Home and End move between tabs. The caller renders
 * the panel.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const { formats } = useTexts('ui');
  const row = useScrollSelectedIntoView(value);

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const at = tabs.findIndex((tab) => tab.id === value);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabs[indexAfter(event.key, at, tabs.length, isRtl)];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div ref={row} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          data-tab={tab.id}
          aria-selected={tab.id === value}
          tabIndex={tab.id === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className={styles.count}>{formats.number(tab.count)}</span>
          )}
        </button>
      ))}
    </div>
  );
}

/** Index that a key moves to, wrapping around at the ends; -1 for a key that moves nothing. */
function indexAfter(key: string, at: number, length: number, isRtl: boolean): number {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % length;
  if (key === back) return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : -1;
}
