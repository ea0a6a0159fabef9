import { useEffect, useRef, type RefObject } from 'react';

/** How long a page may take until its heading is given up on and the main region gets the focus. */
const patienceMs = 8_000;

/** After a change of page the focus goes to its `h1`, as soon as there is one; the first page keeps it where it is. */
export function useRouteFocus(main: RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    forgetFirstAddress();
    const region = main.current;
    if (!region || focusHeading(region)) return;

    const observer = new MutationObserver(() => focusHeading(region) && stop());
    observer.observe(region, { childList: true, subtree: true });
    const giveUp = setTimeout(() => {
      observer.disconnect();
      region.focus({ preventScroll: true });
    }, patienceMs);
    function stop(): void {
      observer.disconnect();
      clearTimeout(giveUp);
    }
    return stop;
  }, [main, pathname]);
}

/** A browser shares a page by this address; the platform wrote it for the first one. */
function forgetFirstAddress(): void {
  document.querySelector('link[rel=canonical]')?.remove();
}

function focusHeading(region: HTMLElement): boolean {
  const heading = region.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  if (document.activeElement !== heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}
