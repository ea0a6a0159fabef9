import { Button, type ButtonProps } from '@croupier/ui';
import type { ReactNode } from 'react';
import styles from './popover.module.css';

interface PopoverProps {
  /** A button inside closes the popover by `popoverTarget` with this id and `popoverTargetAction="hide"`. */
  readonly id: string;
  /** Accessible name of the popover. */
  readonly label: string;
  /** The button that opens the popover. */
  readonly opener: Omit<ButtonProps, 'popoverTarget' | 'ref'>;
  readonly children: ReactNode;
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
}

/**
 * A panel next to its button, built on the browser's popover: above all other content, closed by Escape or by
 * a press outside, and the focus returns to the button. On a phone the panel is at the bottom edge.
 */
export function Popover({ id, label, opener, children, onToggle }: PopoverProps) {
  return (
    <span className={styles.place}>
      <Button {...opener} popoverTarget={id} aria-haspopup="dialog" />
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.popover}
        onToggle={(event) => onToggle?.(event.newState === 'open')}
      >
        {children}
      </div>
    </span>
  );
}
