import { useId, type ReactNode } from 'react';
import { useFold, type Fold } from './use-fold.ts';
import styles from './menus.module.css';

interface FoldingProps extends Fold {
  readonly className: string | undefined;
  /** Where the button's words do not say it. */
  readonly label?: string;
  readonly button: ReactNode;
  readonly children: ReactNode;
}

/** A button of the header's line, and what unfolds below it. */
export function Folding({ className, label, button, children, ...fold }: FoldingProps) {
  const id = useId();
  const { opener, panel, press } = useFold(fold);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-expanded={fold.isOpen}
        aria-controls={id}
        aria-label={label}
        onClick={press}
      >
        {button}
      </button>
      {fold.isOpen && (
        <div ref={panel} id={id} tabIndex={-1} className={styles.panel}>
          {children}
        </div>
      )}
    </>
  );
}
