import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a menu stays after the pointer has left it (specification §9). */
const lingerMs = 200;

export interface DelayedClose {
  /** Name of the menu that is open on this page. */
  readonly open: string | null;
  readonly show: (name: string) => void;
  readonly leave: () => void;
  readonly close: () => void;
}

/** Which menu is open: hover opens a menu, leaving it closes it after a delay; navigation closes it. */
export function useDelayedClose(): DelayedClose {
  const { key } = useLocation();
  const [shown, setShown] = useState({ name: '', key: '' });
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(wait.current), []);
  function show(name: string): void {
    clearTimeout(wait.current);
    setShown({ name, key });
  }
  return {
    open: (shown.key === key && shown.name) || null,
    show,
    leave: () => {
      clearTimeout(wait.current);
      wait.current = setTimeout(() => setShown({ name: '', key }), lingerMs);
    },
    close: () => show(''),
  };
}
