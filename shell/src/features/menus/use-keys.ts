import { useEffect, type RefObject } from 'react';

interface Keys {
  readonly opener: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  readonly isOpen?: boolean;
  readonly onClose: () => void;
}

/**
 * Keyboard control of a menu: Escape closes it and returns the focus; arrows, Home and End move within it.
 */
export function useKeys({ opener, panel, isOpen = true, onClose }: Keys): void {
  useEffect(() => {
    if (!isOpen) return;
    function press(event: KeyboardEvent): void {
      const isInside = panel.current?.contains(document.activeElement) ?? false;
      if (event.key === 'Escape') {
        onClose();
        if (isInside) opener.current?.focus();
      }
      const next = isInside ? itemAfter(panel.current, event.key) : undefined;
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen, onClose, opener, panel]);
}

const itemsIn = (panel: HTMLElement | null) =>
  panel ? [...panel.querySelectorAll<HTMLElement>('a, button')] : [];

/** Focuses the chosen item, else the first. */
export function focusFirst(panel: HTMLElement | null): void {
  const items = itemsIn(panel);
  const chosen = items.find((item) => item.getAttribute('aria-current') === 'true');
  (chosen ?? items[0])?.focus();
}

function itemAfter(panel: HTMLElement | null, key: string): HTMLElement | undefined {
  const items = itemsIn(panel);
  const at = items.findIndex((item) => item === document.activeElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at - 1);
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
}
