import { Button, type ButtonProps } from '@croupier/ui';
import type { ReactNode } from 'react';
import styles from './popover.module.css';

interface PopoverProps {
  /** A button in it closes it by `popoverTarget` with this and `popoverTargetAction="hide"`. */
  readonly id: string;
  /** Name of what opens, for those who don't see where it stands. */
  readonly label: string;
  /** The button that opens it. */
  readonly opener: Omit<ButtonProps, 'popoverTarget' | 'ref'>;
  readonly children: ReactNode;
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
}

/**
 * What opens beside its button, on the browser's own popover: above everything, closed by Escape and by
 * a press beside it, and the focus goes back. On a phone it stands at the lower edge.
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
