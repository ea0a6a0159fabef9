import { useState, type ReactNode } from 'react';
import { ShellPart } from '../mount/shell-part.tsx';
import { useMenus, type Menus } from './menus-part.tsx';
import styles from './controls.module.css';

/** A menu that a button of the frame opens. */
export interface DisclosureContent {
  /** The element that contains the button and the menu. */
  readonly place: HTMLElement | null;
  readonly isPressed: boolean;
  readonly onPress: (isPressed: boolean) => void;
}

interface UnfoldProps {
  readonly className: string | undefined;
  readonly label?: string;
  readonly opener: ReactNode;
  readonly children: (menus: Menus, unfolded: DisclosureContent) => ReactNode;
}

/** A button that opens a menu; the menu's code loads when the pointer approaches. */
export function DisclosureButton({ className, label, opener, children }: UnfoldProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isPressed, setPressed] = useState(false);
  const { menus, near } = useMenus();
  return (
    <div ref={setPlace} className={styles.place} {...near}>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={isPressed}
        onClick={() => setPressed(!isPressed)}
      >
        {opener}
      </button>
      {menus && <ShellPart>{children(menus, { place, isPressed, onPress: setPressed })}</ShellPart>}
    </div>
  );
}
