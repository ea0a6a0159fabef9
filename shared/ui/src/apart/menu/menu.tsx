import { Button, Icon, type ButtonProps, type IconName } from '@croupier/ui';
import { useId, useRef, type KeyboardEvent, type ToggleEvent } from 'react';
import { itemAfter } from './item-after.ts';
import styles from './menu.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Address that the item opens in a new tab; `onChoose` handles items without an address. */
  readonly href?: string | undefined;
}

interface MenuProps {
  readonly label: string;
  readonly opener: Omit<ButtonProps, 'popoverTarget' | 'ref'>;
  readonly items: readonly MenuItem[];
  readonly onChoose?: ((id: string) => void) | undefined;
}

/**
 * A menu of actions. Arrow keys, Home, End and first letters move the focus, Enter and Space choose, Escape
 * and Tab close the menu; the browser's popover returns the focus.
 */
export function Menu({ label, opener, items, onChoose }: MenuProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const close = () => ref.current?.hidePopover();

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Tab') return close();
    const all = itemsIn(event.currentTarget);
    const at = all.findIndex((item) => item === document.activeElement);
    const names = all.map((item) => item.textContent);
    const next = all[itemAfter(event.key, at, names)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <span className={styles.place}>
      <Button {...opener} popoverTarget={id} aria-haspopup="menu" />
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={styles.menu}
        onKeyDown={move}
        onToggle={focusFirst}
      >
        {items.map((item) => (
          <Item
            key={item.id}
            item={item}
            onChoose={() => {
              close();
              onChoose?.(item.id);
            }}
          />
        ))}
      </div>
    </span>
  );
}

function Item({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { label, icon, href } = item;
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{label}</span>
    </>
  );
  const shared = { role: 'menuitem', tabIndex: -1, className: styles.item, onClick: onChoose };
  if (href === undefined)
    return (
      <button type="button" {...shared}>
        {content}
      </button>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...shared}>
      {content}
    </a>
  );
}

function focusFirst(event: ToggleEvent<HTMLDivElement>): void {
  if (event.newState === 'open') itemsIn(event.currentTarget)[0]?.focus();
}

const itemsIn = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
