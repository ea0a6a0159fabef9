import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icon/icon.tsx';
import type { ButtonSize, ButtonVariant } from './button.tsx';
import styles from './button.module.css';

export interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: IconName | undefined;
}

/** A link to another page, styled as a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', size = 'm', icon, children, className = '', ...rest } = props;
  return (
    <Link
      {...rest}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-size={size}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
