import { useId, type ReactElement, type ReactNode } from 'react';
import { useTooltip } from './use-tip.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
  readonly text: ReactNode;
  /** Renders one focusable element with the ARIA attributes that connect it to its tooltip. */
  readonly children: (inputProps: { readonly 'aria-describedby': string }) => ReactElement;
}

/**
 * A tooltip that shows while its element is hovered or focused. The pointer can move onto the tooltip, and
 * Escape closes it (WCAG 1.4.13). Never put essential text only in a tooltip: a phone has no pointer.
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
