import { useId, type ReactNode } from 'react';
import { useDisclosure, type Disclosure } from './use-disclosure.ts';
import styles from './menus.module.css';

interface FoldingProps extends Disclosure {
  readonly className: string | undefined;
  /** Required if the button's text does not describe it. */
  readonly label?: string;
  readonly button: ReactNode;
  readonly children: ReactNode;
}

/** A button in the header's line, with its menu below. */
export function DisclosureMenu({ className, label, button, children, ...fold }: FoldingProps) {
  const id = useId();
  const { opener, panel, press } = useDisclosure(fold);
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
