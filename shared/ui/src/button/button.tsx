import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Spinner } from '../state/spinner.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Shows a progress state and ignores further presses. */
  readonly isBusy?: boolean | undefined;
  readonly icon?: IconName | undefined;
}

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'm',
    isBusy = false,
    icon,
    children,
    className = '',
    onClick,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      // A busy button keeps the focus: `disabled` would drop it.
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-size={size}
      data-icon-only={(icon && !children) || undefined}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
