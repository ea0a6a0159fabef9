import type { ComponentPropsWithoutRef, ElementType } from 'react';
import styles from './card.module.css';

type CardProps<As extends ElementType> = {
  readonly as?: As | undefined;
  readonly tone?: 'plain' | 'raised' | 'sunken' | 'accent' | undefined;
  readonly className?: string | undefined;
} & Omit<ComponentPropsWithoutRef<As>, 'as' | 'tone' | 'className'>;

export function Card<As extends ElementType = 'div'>({
  as,
  tone = 'plain',
  className = '',
  ...rest
}: CardProps<As>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={`${styles.card} ${className}`} data-tone={tone} />;
}
