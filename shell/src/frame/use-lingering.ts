import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a menu stays after the pointer has left it (specification §9). */
const lingerMs = 200;

export interface Lingering {
  /** Name of the menu that is open on this page. */
  readonly open: string | null;
  readonly show: (name: string) => void;
  readonly leave: () => void;
  readonly close: () => void;
}

/** Which of some menus is open: the pointer opens one and leaves it with some patience; another page closes it. */
export function useLingering(): Lingering {
  const { key } = useLocation();
  const [shown, setShown] = useState({ name: '', key: '' });
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (name: string) => {
    clearTimeout(wait.current);
    setShown({ name, key });
  };
  const close = () => set('');
  useEffect(() => () => clearTimeout(wait.current), []);
  return {
    open: (shown.key === key && shown.name) || null,
    show: set,
    leave: () => {
      clearTimeout(wait.current);
      wait.current = setTimeout(close, lingerMs);
    },
    close,
  };
}
