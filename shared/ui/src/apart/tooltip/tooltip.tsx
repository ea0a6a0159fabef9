import { useId, type ReactElement, type ReactNode } from 'react';
import { useTooltip } from './use-tip.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
  readonly text: ReactNode;
  /** One element that can be focused, given what ties it to its explanation. */
  readonly children: (wires: { readonly 'aria-describedby': string }) => ReactElement;
}

/**
 * An explanation that shows while its element is pointed at or focused. It can be pointed at itself and
 * Escape closes it (WCAG 1.4.13). Never the only place of a text that one needs: a phone has no pointer.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { place, tip } = useTooltip();
  return (
    <span ref={place} className={styles.place}>
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
