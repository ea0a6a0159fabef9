import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusFirst, useKeys } from './use-keys.ts';

/** A menu below its opener, and the data it needs about the opener. */
export interface Disclosure {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

interface FoldRefs {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
  /** Handler of the opener: opening by press moves the focus into the menu, opening by hover does not. */
  readonly press: () => void;
}

const edgePx = 16;

/** Places a panel below the start of its opener, within the window. */
export function useDisclosure({ isOpen, onOpen, onClose }: Disclosure): FoldRefs {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const isByPress = useRef(false);
  useKeys({ opener, panel, isOpen, onClose });

  useLayoutEffect(() => {
    const [below, above] = [panel.current, opener.current?.parentElement];
    if (!isOpen) isByPress.current = false;
    if (!below || !above) return;
    place(below, above);
    if (wantsFocus.current) focusFirst(below);
    wantsFocus.current = false;
  });

  function press(): void {
    if (isOpen && isByPress.current) return onClose();
    wantsFocus.current = true;
    isByPress.current = true;
    onOpen();
  }
  return { opener, panel, press };
}

/** Positions by the left edge, which works in both writing directions. */
function place(panel: HTMLElement, anchor: HTMLElement): void {
  const from = panel.offsetParent?.getBoundingClientRect().left ?? 0;
  const { left, right } = anchor.getBoundingClientRect();
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  const wanted = isRtl ? right - panel.offsetWidth : left;
  const last = document.documentElement.clientWidth - panel.offsetWidth - edgePx;
  panel.style.left = `${Math.max(edgePx, Math.min(wanted, last)) - from}px`;
}
